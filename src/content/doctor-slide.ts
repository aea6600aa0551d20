import type { ServiceSlug } from '../routes.ts';
import type { Placeholder } from './placeholder.ts';
import type { Review } from './reviews.ts';
import type { Highlight } from './schema/people.ts';

export type { Highlight };

interface SlideBase {
  id: string;
  title: string;
  /** Picture key. */
  image?: string;
}

/** An address outside the site. */
export interface SlideLink {
  href: string | Placeholder<string>;
  label: string;
}

/** A slide about a doctor or the team. Together the kinds hold the fields of row DOCP-17; each kind requires its own. */
export type DoctorSlide =
  | (SlideBase & { kind: 'list'; content: readonly { title: string; text: string }[] })
  | (SlideBase & {
      kind: 'profile';
      image: string;
      doctorName: string;
      specialization: string;
      experience: string;
      qualifications: string;
      procedures: readonly ServiceSlug[];
      description: string;
    })
  | (SlideBase & { kind: 'procedures'; procedures: readonly ServiceSlug[]; description: string })
  | (SlideBase & { kind: 'certificates'; sectionTitle: string; description: string; certificates: readonly string[] })
  | (SlideBase & { kind: 'attributes'; bestAttributes: readonly Highlight[] })
  | (SlideBase & { kind: 'features'; subtitle: string; features: readonly { title: string; description: string }[] })
  | (SlideBase & { kind: 'testimonials'; subtitle: string; testimonials: readonly Placeholder<Review>[] })
  | (SlideBase & { kind: 'image'; image: string; link?: SlideLink });

/** A presentation: slides in order, those that still wait for the clinic's own words marked. */
export type SlideShow = readonly (DoctorSlide | Placeholder<DoctorSlide>)[];
