import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import * as words from '#words/gallery';
import { goTo, useNavigation } from '../../browser/page-context.ts';
import {
  CASES_PER_LOAD,
  type GalleryCase,
  type GalleryContent,
  type GalleryImage,
} from '../../content/gallery/gallery-records.ts';
import { galleryLink } from '../../content/gallery-link.ts';
import { imageNumber } from '../../documents/gallery-data.ts';
import {
  categoryOfState,
  defaultGalleryCategory,
  type GalleryCategory,
  galleryCategories,
  gallerySlug,
} from '../../gallery-categories.ts';
import { href } from '../../routes.ts';
import { caseAt, fetchTiles, remember } from './gallery-loader.ts';

export interface Gallery {
  content: GalleryContent;
  /** Undefined where the category is empty. */
  current: GalleryCase | undefined;
  image: GalleryImage | undefined;
  /** Which image of the case, from 0. */
  view: number;
  /** Which image of the category, from 1, and how many there are. */
  position: number;
  images: number;
  /** The same over all categories (row GAL-02). */
  number: number;
  total: number;
  /** The tiles shown. */
  tiles: GalleryCase[];
  more: boolean;
  /** Empty, or what could not be fetched. */
  problem: string;
  select: (one: GalleryCase, view?: number) => void;
  /** Shows an image that the visitor came to without choosing it, as the arrows do: it adds no entry to the history. */
  reach: (one: GalleryCase, view: number) => void;
  /** Row GAL-08: the ends meet. */
  step: (by: 1 | -1) => Promise<void>;
  choose: (category: GalleryCategory) => void;
  /** Shows ten more; answers whether it could. */
  loadMore: () => Promise<boolean>;
}

const viewOf = (state: unknown): number =>
  state !== null && typeof state === 'object' && 'view' in state && typeof state.view === 'number' ? state.view : 0;

/** Everything the gallery shows and does. Which case is shown stands in the address, so it can be shared and gone back to. */
export function useGallery(content: GalleryContent): Gallery {
  const location = useLocation();
  const navigation = useNavigation();
  const [problem, setProblem] = useState('');
  const { count, setCount } = useTileCount(content.category);
  const { category, cases, counts } = content;
  const current = content.current === null ? cases[0] : cases.find(({ slug }) => slug === content.current);
  const view = Math.min(viewOf(location.state), (current?.images.length ?? 1) - 1);
  const at = (current?.first ?? 0) + view;
  useArrival(content);

  const go = (one: GalleryCase, toView: number, replace: boolean): void =>
    goTo(navigation, href('galleryCase', { category: gallerySlug(category), case: one.slug }), {
      state: { view: toView },
      replace,
      preventScrollReset: true,
    });

  /** Whatever has to be fetched for a move. */
  async function attempt(move: () => Promise<void>): Promise<boolean> {
    setProblem('');
    try {
      await move();
      return true;
    } catch (error) {
      console.warn('A data file of the gallery could not be read.', error);
      setProblem(words.notLoaded);
      return false;
    }
  }

  return {
    content,
    current,
    image: current?.images[view],
    view,
    position: at + 1,
    images: counts[galleryCategories.indexOf(category)] ?? 0,
    number: imageNumber(counts, galleryCategories, category, at),
    total: counts.reduce((sum, own) => sum + own, 0),
    // A filter finds few, and all of them are shown.
    tiles: content.filter ? cases : cases.filter((one) => one.at < count),
    more: !content.filter && count < content.caseCount,
    problem,
    select: (one, toView = 0) => go(one, toView, false),
    reach: (one, toView) => go(one, toView, true),
    async step(by) {
      if (!current) return;
      const within = current.images[view + by];
      if (within) return go(current, view + by, true);
      await attempt(async () => {
        const next = content.filter
          ? cases[(cases.indexOf(current) + by + cases.length) % cases.length]
          : await caseAt(content, (current.at + by + content.caseCount) % content.caseCount);
        // The visitor may have gone on while it was fetched.
        if (next && history.state?.key === location.key) go(next, by > 0 ? 0 : next.images.length - 1, true);
      });
    },
    choose: (wanted) => {
      const { to, state } = galleryLink(wanted);
      setProblem('');
      goTo(navigation, to, { state, preventScrollReset: true });
    },
    loadMore: () =>
      attempt(async () => {
        await fetchTiles(content, count);
        await navigation?.revalidate();
        setCount(count + CASES_PER_LOAD);
      }),
  };
}

/** Rows GAL-12 and GAL-20: ten tiles at first, and again when the category changes. */
function useTileCount(category: GalleryCategory) {
  const [tiles, setTiles] = useState({ category, count: CASES_PER_LOAD });
  // Forgotten at once: on the way back to a category it is ten again.
  if (tiles.category !== category) setTiles({ category, count: CASES_PER_LOAD });
  return {
    count: tiles.category === category ? tiles.count : CASES_PER_LOAD,
    setCount: (count: number) => setTiles({ category, count }),
  };
}

/** What the document brought is remembered, and a category that came with the navigation to `/gallery` is gone to (row GAL-18). */
function useArrival(content: GalleryContent): void {
  const { pathname, state } = useLocation();
  const navigation = useNavigation();
  useEffect(() => {
    if (!content.filter) remember(content);
  }, [content]);
  const wanted = pathname === href('gallery') ? categoryOfState(state) : undefined;
  useEffect(() => {
    if (wanted && wanted !== defaultGalleryCategory)
      goTo(navigation, galleryLink(wanted).to, { replace: true, state: { category: wanted } });
  }, [wanted, navigation]);
}
