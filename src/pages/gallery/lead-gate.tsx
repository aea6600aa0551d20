import { lazy, Suspense, useEffect, useState } from 'react';
import * as words from '#words/gallery';
import * as forms from '#words/lead-form';
import * as shell from '#words/shell';
import { loadChunk } from '../../browser/load-chunk.ts';
import { Button } from '../../components/button/button.tsx';
import { Dialog } from '../../components/dialog/dialog.tsx';
import '../../components/sensitive-notice/sheet.css';
import { serverPart } from '../../components/island/island.tsx';
import { keptEnquiry } from '../../components/lead-form/kept-enquiry.ts';
import type { Stage } from '../../components/lead-form/lead-form.tsx';
import type { StoredEnquiry } from '../../components/lead-form/use-lead-form.ts';
import { withParts } from '../../components/with-parts.ts';
import { categoryName } from '../../content/gallery/category-names.ts';
import type { GalleryCategory } from '../../gallery-categories.ts';
import style from './gallery-page.module.css';
import { unlockedCategories } from './unlocked-categories.ts';
import type { Gallery } from './use-gallery.ts';

const loadForm = () => loadChunk(() => import('../../components/lead-form/gallery-lead-form.tsx'));
const GalleryLeadForm = lazy(async () => ({ default: (await loadForm()).GalleryLeadForm }));

const unlocked = unlockedCategories(() => localStorage);

/** Storage was cleared, here, on another page or in another tab: what is remembered goes with it. */
if (!import.meta.env.SSR && 'addEventListener' in globalThis) {
  addEventListener('storage', ({ key }) => key === null && unlocked.forget());
}

/** Rows GATE-01, GATE-02, GATE-09, GATE-10, GAL-13, GAL-32: Load More Cases, and the enquiry that comes before it once a category. */
export function LeadGate({ gallery: { content, more, loadMore } }: { gallery: Gallery }) {
  const { category } = content;
  const [open, setOpen] = useState(false);
  // The category of an enquiry that is on its way, or waits to go again: closed, its form stays, and opens again if it was not sent.
  const [held, setHeld] = useState<GalleryCategory | null>(null);
  const asked = held ?? category;
  const [sent, setSent] = useState<{ category: string; reference: string | null } | null>(null);

  useEffect(() => {
    // Its visitor was told that it is sent when they come back; the form sends it, and says what came of it.
    const timer = setTimeout(() => keptEnquiry('gallery', Date.now()) && setOpen(true));
    return () => clearTimeout(timer);
  }, []);

  function stored({ reference, fields }: StoredEnquiry): void {
    // One that was kept on the device may be of another category.
    const wanted = fields['category'] ?? category;
    unlocked.add(wanted);
    setOpen(false);
    setSent({ category, reference });
    if (wanted === category) void loadMore();
  }
  function reached(stage: Stage): void {
    setHeld(stage === 'sending' || stage === 'unsent' ? asked : null);
    if (stage === 'writing' || stage === 'unsent') setOpen(true);
  }
  return (
    <div className={style.more}>
      {more && (
        <Button variant="line" onClick={() => (unlocked.has(category) ? void loadMore() : setOpen(true))}>
          {words.loadMore}
        </Button>
      )}
      <p role="status">
        {sent?.category === category && (
          // An element, and no fragment: what the browser has translated React can only take away by the element round it.
          <span>
            {`${forms.sent} `}
            {sent.reference && withParts(forms.yourReference, { reference: <strong>{sent.reference}</strong> })}
          </span>
        )}
      </p>
      <Dialog open={open} onClose={() => setOpen(false)} label={words.seeMore} held={held !== null} backCloses>
        <p className={style.gateNote}>{words.gate({ category: categoryName(asked) })}</p>
        {(open || held) && (
          <Suspense fallback={<p>{shell.loading}</p>}>
            <GalleryLeadForm category={asked} inDialog onStored={stored} onStage={reached} />
          </Suspense>
        )}
      </Dialog>
    </div>
  );
}

/** Without script there is no dialog: the same enquiry stands in the page, and every case is reached by its link. */
export const PlainLeadForm = ({ category }: { category: GalleryCategory }) => (
  // No browser that runs script shows what stands here, so its part need not contain it.
  <noscript>{import.meta.env.SSR && serverPart('plain-gallery-form', { category })}</noscript>
);
