import type { ServiceSlug } from '../routes.ts';

/** What the site adds to a page whose body editors write. */
export interface ManagedPageExtras {
  /** Whether `BOOK YOUR CONSULTATION` stands below the text (row CMS-04). */
  form: boolean;
  /** The treatment that the form begins with. */
  service?: ServiceSlug;
  /** Kind of structured data, where the editor typed none (rows SEO-19, SEO-20). */
  schema?: 'medical' | 'blog' | 'organization' | 'web';
}

/** By slug, one line a page. A page that is not named here has the form. */
const extras: Readonly<Record<string, ManagedPageExtras>> = {
  'rhinoplasty-in-bangalore': { form: true, service: 'rhinoplasty' },
  'facelift-in-bangalore': { form: true, service: 'anti-ageing' },
  'nose-jobs': { form: true, service: 'rhinoplasty' },
  'breast-augmentation-in-bangalore': { form: true, service: 'breast-enhancement' },
  'body-contouring-in-bangalore': { form: true, service: 'body-contouring' },
  'hair-transplant-in-bangalore': { form: true, service: 'hair-transplant' },
  'laser-hair-removal-in-bangalore': { form: true, service: 'laser-hair-removal' },
  'mommy-makeover-in-bangalore': { form: true, service: 'body-contouring' },
  'acne-and-acne-scars-in-bangalore': { form: true, service: 'acne-and-scars' },
  'fillers-and-botox-in-bangalore': { form: true, service: 'fillers-and-botox' },
  'laser-tattoo-removal-in-bangalore': { form: true, service: 'laser-tattoo-removal' },
  'prp-platelet-rich-plasma-in-bangalore': { form: true, service: 'platelet-rich-plasma-injections' },
  'dark-circles-and-under-eye-bags-in-bangalore': { form: true, service: 'dark-circles-under-eye-bags' },
  'dark-circles-under-eye-bags': { form: true, service: 'dark-circles-under-eye-bags' },
  'other-services': { form: true, schema: 'web' },
};

export const managedPageExtras = (slug: string): ManagedPageExtras => extras[slug] ?? { form: true };
