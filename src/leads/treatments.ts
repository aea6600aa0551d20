import * as language from '#words/language';
import * as words from '#words/lead-form';
import type { Department } from '../content/clinic.ts';
import { departmentServices } from '../content/departments.ts';
import { type ServiceSlug, serviceLabels } from '../routes.ts';

/** Departments as they are sent and stored, in every language (row FORM-07). */
export const departmentLabels = {
  plasticSurgery: 'Plastic Surgery',
  dermatology: 'Dermatology',
} as const satisfies Record<Department, string>;

/** Name of what tells the language of the page that a form or a link stood on; English says nothing. */
export const LANGUAGE_FIELD = 'language';

/**
 * The value of a choice whose words are its value in English: stored in English whatever the language, so that the team reads one name of
 * it. In English the words alone stand in the document.
 */
export const storedAs = (english: string): string | undefined => (language.code === 'en' ? undefined : english);

/** As a visitor reads it. */
export const departmentName = (department: Department): string =>
  department === 'dermatology' ? words.dermatology : words.plasticSurgery;

export const departments = Object.keys(departmentLabels) as Department[];

/** Treatments that a department offers, in the order of the form (row FORM-10). What belongs to no department stands apart. */
export const treatmentsOf = (department: Department): readonly ServiceSlug[] => departmentServices[department];

/** For whom none of the listed ones fits; goes with either department. */
export const otherTreatment = 'other-services' satisfies ServiceSlug;

/** Whether a text is one of the form's treatments. */
export const isTreatment = (label: string): boolean => Object.values<string>(serviceLabels).includes(label);

/** Whether a text is one of the form's departments. */
export const isDepartment = (label: string): boolean => Object.values<string>(departmentLabels).includes(label);

/** The department of a treatment's label; null where it goes with either, or is none of ours. */
export function departmentOfTreatment(label: string): Department | null {
  return departments.find((department) => treatmentsOf(department).some((slug) => serviceLabels[slug] === label)) ?? null;
}

/** What the form begins with on the page of a service. */
export function chosenFor(service: ServiceSlug | undefined): { treatment: string; department: string } {
  const treatment = service ? serviceLabels[service] : '';
  const department = departmentOfTreatment(treatment);
  return { treatment, department: department ? departmentLabels[department] : '' };
}
