import { type MouseEvent, useEffect, useRef } from 'react';
import * as words from '#words/gallery';
import { isPlainClick } from '../../components/link.tsx';
import { useSensitiveConsent } from '../../components/sensitive-notice/use-sensitive-consent.ts';
import type { GalleryCase } from '../../content/gallery/gallery-records.ts';
import { unpackPicture } from '../../media/packed-picture.ts';
import { Picture } from '../../media/picture.tsx';
import { CaseLink } from './case-link.tsx';
import style from './gallery-page.module.css';
import type { Gallery } from './use-gallery.ts';

/** A tile never needs more than the narrow file (row GAL-31). */
const TILE_WIDTH = 320;
const TILE_SIZES = '(min-width: 64rem) 16rem, (min-width: 48rem) 23vw, 46vw';

/** Rows GAL-09 to GAL-12: the cases as tiles, each a link to its own address. */
export function AllCases({ gallery: { content, current, tiles, select } }: { gallery: Gallery }) {
  const list = useRef<HTMLUListElement>(null);
  const shown = useRef({ category: content.category, count: tiles.length });

  // After Load More Cases focus goes to the first new tile.
  useEffect(() => {
    const { category, count } = shown.current;
    shown.current = { category: content.category, count: tiles.length };
    if (category !== content.category || tiles.length <= count) return;
    list.current?.children[count]?.querySelector<HTMLElement>('a, button')?.focus();
  }, [content.category, tiles.length]);

  const pick = (one: GalleryCase) => (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    select(one);
  };
  return (
    <section aria-labelledby="all-cases" data-print="none">
      <h2 id="all-cases" className={style.heading}>
        {words.allCases}
      </h2>
      <ul ref={list} className={style.tiles}>
        {tiles.map((one) => (
          <li key={one.slug}>
            <CaseLink category={content.category} slug={one.slug} current={one === current} onClick={pick(one)}>
              <Tile one={one} />
            </CaseLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Tile({ one }: { one: GalleryCase }) {
  const { agreed } = useSensitiveConsent();
  const picture = one.images[0]?.pictures.at(-1)?.picture;
  return (
    <>
      {picture && (
        <Picture of={unpackPicture(picture)} alt="" sizes={TILE_SIZES} maxWidth={TILE_WIDTH} deferred revealed={agreed} inLink />
      )}
      <span>{words.viewCase({ number: one.at + 1 })}</span>
    </>
  );
}
