import { Carousel, INTERVAL_MS, PER_VIEW } from '../../components/carousel/carousel.tsx';
import { Section } from '../../components/section/section.tsx';
import { SensitiveCover } from '../../components/sensitive-notice/sensitive-cover.tsx';
import { useSensitiveConsent } from '../../components/sensitive-notice/use-sensitive-consent.ts';
import type { ServiceItem, ServiceSlides } from '../../content/schema/service.ts';
import type { PictureEntry } from '../../media/packed-picture.ts';
import { Picture } from '../../media/picture.tsx';
import { IllustrationMark } from '../../media/picture-slots.tsx';
import style from './procedures.module.css';
import { useServiceRow } from './service-pictures.tsx';
import { BulletList } from './text-parts.tsx';

/** Slides at once (rows SVP-07, SVP-13, SVP-17). */
const PER_VIEW_OF = {
  breastEnhancement: PER_VIEW.cards,
  contouring: PER_VIEW.pairs,
} as const satisfies Record<ServiceSlides['timing'], object>;

/**
 * The procedures of a service in an advancing row (rows SVP-02 to SVP-08, SVP-12, SVP-13, SVP-16, SVP-17). The stop button stands
 * beside the heading: nobody reads a list in a second and a half.
 */
export function Procedures({ slides: { heading, timing, items } }: { slides: ServiceSlides }) {
  const pictures = useServiceRow('item', items.length);
  const slides = items.flatMap((item, index) => {
    const picture = pictures[index];
    return picture ? [{ id: item.id, content: <Procedure item={item} picture={picture} /> }] : [];
  });
  return (
    <Section ground="shell">
      <Carousel
        label={heading}
        slides={slides}
        intervalMs={INTERVAL_MS[timing]}
        perView={PER_VIEW_OF[timing]}
        heading={<h2>{heading}</h2>}
      />
    </Section>
  );
}

function Procedure({ item: { id, title, shownTitle = title, content }, picture }: { item: ServiceItem; picture: PictureEntry }) {
  const { agreed } = useSensitiveConsent();
  return (
    <div className={style.procedure}>
      <div className={style.plate} data-print="none">
        {picture.sensitive && <SensitiveCover low />}
        <Picture of={picture} revealed={agreed} />
        {(!picture.sensitive || agreed) && <IllustrationMark of={picture} />}
      </div>
      <h3>
        <span className={style.number}>{id}</span>
        {` ${shownTitle}`}
      </h3>
      <BulletList items={content} />
    </div>
  );
}
