import { type FocusEvent, useRef } from 'react';
import { servicePage } from '#records/service-page';
import * as said from '#words/pictures';
import * as words from '#words/service';
import { ButtonRow } from '../../components/button/button.tsx';
import { ButtonLink } from '../../components/button/button-link.tsx';
import { Carousel, type CarouselHandle, INTERVAL_MS } from '../../components/carousel/carousel.tsx';
import { useImageViewer } from '../../components/image-viewer/use-image-viewer.tsx';
import { Section } from '../../components/section/section.tsx';
import { SensitiveCover } from '../../components/sensitive-notice/sensitive-cover.tsx';
import { useSensitiveConsent } from '../../components/sensitive-notice/use-sensitive-consent.ts';
import { galleryLink } from '../../content/gallery-link.ts';
import type { GalleryImage, ServiceResults } from '../../content/schema/service.ts';
import type { PictureEntry } from '../../media/packed-picture.ts';
import { Picture } from '../../media/picture.tsx';
import { IllustrationMark } from '../../media/picture-slots.tsx';
import { HALVES_OF_PHONE } from '../../media/size-classes.ts';
import style from './results.module.css';
import { useServicePictures, ViewerLink, viewerSource } from './service-pictures.tsx';

/** Empty boxes that hold the place of withheld pictures. */
const WITHHELD_TILES = 4;
const TILE_SIZES = `${HALVES_OF_PHONE}, (min-width: 64rem) 20rem, 30vw`;

/** Results of the treatment, and the way to more of them (rows SVC-09, SVC-11 to SVC-14, SVP-47, SVP-48). */
export function Results({ label, results }: { label: string; results: ServiceResults }) {
  const images = resultImages(results);
  return (
    <Section id="transformation" heading={words.beforeAndAfter} lead={servicePage.results} ground="shell" screenOnly>
      <Images label={label} kind={results.kind} images={images} />
      {results.category && (
        <ButtonRow>
          <ButtonLink variant="line" {...galleryLink(results.category)}>
            {words.moreCases}
          </ButtonLink>
        </ButtonRow>
      )}
    </Section>
  );
}

interface ImagesProps {
  /** Of the service. */
  label: string;
  kind: ServiceResults['kind'];
  images: readonly ShownImage[];
}

/** Every picture opens full-screen. Nothing of a withheld picture is in the document (row SVC-21). */
function Images({ label, kind, images }: ImagesProps) {
  const { agreed } = useSensitiveConsent();
  const pictures = useServicePictures(images.map(({ image }) => image));
  const sensitive = pictures.some((picture) => picture.sensitive);
  const shown = agreed || !sensitive;
  const carousel = useRef<CarouselHandle>(null);
  const sources = pictures.map((picture, index) => viewerSource(picture, { title: titleOf(images[index]?.state, picture) }));
  const { linkProps, viewer } = useImageViewer(shown ? sources : [], {
    label: words.resultsOf({ label }),
    minimum: 1,
    onReached: (index) => carousel.current?.show(index),
  });
  const placed = shown ? pictures : pictures.slice(0, WITHHELD_TILES);
  const tiles = placed.map((of, index) => ({
    id: of.key,
    content: (
      <ViewerLink className={style.tile} link={linkProps(index)}>
        <Tile of={of} state={images[index]?.state} shown={shown} large={kind === 'rotating'} />
      </ViewerLink>
    ),
  }));
  return (
    <div className={kind === 'grid' ? style.images : `${style.images} ${style.rotating}`}>
      {sensitive && <SensitiveCover low />}
      {kind === 'grid' ? (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- what has the focus are its links
        <ul className={style.grid} onFocus={showFocused}>
          {tiles.map(({ id, content }) => (
            <li key={id}>{content}</li>
          ))}
        </ul>
      ) : (
        <Carousel ref={carousel} label={words.resultsOf({ label })} slides={tiles} intervalMs={INTERVAL_MS.arrowGallery} />
      )}
      {viewer}
    </div>
  );
}

/** On phones Chromium leaves a tile that stands half out of the row where it is. Not under a pointer, whose press it would leave. */
function showFocused({ target }: FocusEvent): void {
  if (target.matches(':focus-visible')) target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

function titleOf(state: ShownImage['state'], { placeholder }: PictureEntry): string {
  const name = state === 'before' ? said.before : state === 'after' ? said.after : said.result;
  return placeholder ? said.drawn({ what: name }) : name;
}

interface TileProps {
  of: PictureEntry;
  state: ShownImage['state'];
  shown: boolean;
  large: boolean;
}

function Tile({ of, state, shown, large }: TileProps) {
  return (
    <>
      <Picture of={of} revealed={shown} {...(!large && { sizes: TILE_SIZES })} />
      {/* To be seen: the words of the picture, which are the link's name, say both. */}
      {shown && (
        <span aria-hidden="true">
          <IllustrationMark of={of} />
          {state && <span className={style.state}>{state === 'before' ? said.before : said.after}</span>}
        </span>
      )}
    </>
  );
}

/** A picture of a page's gallery. */
interface ShownImage {
  /** Name below `service/<slug>/`. */
  image: string;
  state?: 'before' | 'after';
}

/** Images of a page's gallery in one form: named one by one, or else the numbered ones, before and after in turn (rows SVC-11, SVC-12). */
export function resultImages({ pictures, images }: Pick<ServiceResults, 'pictures' | 'images'>): ShownImage[] {
  return (images ?? Array.from({ length: pictures }, (_, index) => numbered(index))).map(toShown);
}

const numbered = (index: number): GalleryImage => ({ image: `gallery-${index + 1}`, state: index % 2 ? 'after' : 'before' });

const toShown = (image: GalleryImage): ShownImage => (typeof image === 'string' ? { image } : image);
