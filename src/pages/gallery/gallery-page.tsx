import { type ReactNode, use, useState } from 'react';
import * as words from '#words/gallery';
import { ArrivingContext, useCurrentPage } from '../../browser/page-context.ts';
import { Banner } from '../../components/banner/banner.tsx';
import { ClearTraces } from '../../components/clear-traces/clear-traces.tsx';
import { ContentMissing } from '../../components/content-missing.tsx';
import { SensitiveNotice } from '../../components/sensitive-notice/sensitive-notice.tsx';
import { categoryName } from '../../content/gallery/category-names.ts';
import type { GalleryBanner, GalleryContent } from '../../content/gallery/gallery-records.ts';
import { pageTexts } from '../../content/pages.ts';
import { unpackPicture } from '../../media/packed-picture.ts';
import { Picture } from '../../media/picture.tsx';
import { href } from '../../routes.ts';
import { AllCases } from './all-cases.tsx';
import { CaseDetails } from './case-details.tsx';
import { CaseFilter } from './case-filter.tsx';
import { CategoryList, CategorySelect } from './category-list.tsx';
import style from './gallery-page.module.css';
import { GalleryStage } from './gallery-stage.tsx';
import { LeadGate, PlainLeadForm } from './lead-gate.tsx';
import { Shortlist } from './shortlist.tsx';
import { useGallery } from './use-gallery.ts';

export { galleryHead as head } from './gallery-head.ts';
export { loadGallery as loadData } from './gallery-loader.ts';

/** The results gallery: one screen for `/gallery`, its categories and its cases (rows GAL-01 to GAL-32). */
export function Page() {
  const { data } = useCurrentPage();
  if (data.status !== 'found')
    return (
      <ContentMissing
        data={data}
        texts={{ absent: words.absent, unavailable: words.unavailable }}
        way={{ to: href('gallery'), label: words.back }}
      />
    );
  return data.content.kind === 'gallery' ? <GalleryScreen content={data.content} /> : null;
}

/** Every category has a banner of its own treatment (row GAL-26). */
const CategoryPicture = ({ banner: [wide, tall] }: { banner: GalleryBanner }) => (
  <Picture of={unpackPicture(wide)} tall={unpackPicture(tall)} priority />
);

function GalleryScreen({ content }: { content: GalleryContent }) {
  const gallery = useGallery(content);
  const { number, total, current } = gallery;
  return (
    <>
      <Banner {...pageTexts.gallery} low photograph picture={content.banner && <CategoryPicture banner={content.banner} />} />
      <AfterFirstPart>
        <section className={style.gallery} aria-label={categoryName(content.category)}>
          {/* Before what it is about: where it closes, the keyboard goes on. */}
          <SensitiveNotice />
          <div className={style.bar}>
            <CategorySelect gallery={gallery} />
            <p className={style.counter} role="status">
              {current ? words.showing({ number, total }) : words.noImages}
            </p>
          </div>
          <CaseFilter content={content} />
          {current && (
            <>
              <div className={style.case}>
                <GalleryStage gallery={gallery} />
                <CaseDetails content={content} one={current} />
              </div>
              <AllCases gallery={gallery} />
              <LeadGate gallery={gallery} />
            </>
          )}
          <p className="error" role="alert">
            {gallery.problem}
          </p>
        </section>
        <Shortlist />
        <CategoryList content={content} />
        <PlainLeadForm category={content.category} />
        <ClearTraces />
      </AfterFirstPart>
    </>
  );
}

/** The footer is out of sight meanwhile, as below a section that waits. */
const ROOM = { minBlockSize: '100vh' };

/**
 * What stands below the banner, which has no sections. Of a page that arrives it is rendered once the banner is painted. Where another
 * category is shown it stays, and with it what was chosen and typed.
 */
function AfterFirstPart({ children }: { children: ReactNode }) {
  const arriving = use(ArrivingContext);
  const [waits, setWaits] = useState(arriving);
  if (waits && !arriving) setWaits(false);
  return waits ? <div style={ROOM} data-full="" /> : children;
}
