import { type ServiceSlug, serviceLabels } from '../routes.ts';

/** A treatment as a visitor reads it. What is stored is its label, in English. */
export const treatmentName = (slug: ServiceSlug): string => serviceLabels[slug];
