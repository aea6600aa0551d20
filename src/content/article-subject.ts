import { type ServiceSlug, serviceLabels } from '../routes.ts';
import type { CategoryRef } from './records.ts';

/** Categories of articles that carry another name than the treatment they are about. */
const OTHER_NAMES: Readonly<Record<string, ServiceSlug>> = {
  'revision-rhinoplasty': 'rhinoplasty',
  facelift: 'anti-ageing',
  'breast-augmentation': 'breast-enhancement',
  gynaecomastia: 'gynaecomastia-male-breast-moobs',
  'acne-scars': 'acne-and-scars',
  'fillers-botox': 'fillers-and-botox',
  'stretch-marks': 'stretch-marks-treatment',
  'platelet-rich-plasma': 'platelet-rich-plasma-injections',
};

/** The treatment that an article is about, by its categories; null where none of them names one. */
export function subjectOf(categories: readonly CategoryRef[]): ServiceSlug | null {
  for (const { slug } of categories) {
    if (slug in serviceLabels) return slug as ServiceSlug;
    const other = OTHER_NAMES[slug];
    if (other) return other;
  }
  return null;
}
