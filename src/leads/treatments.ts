import type { Department } from '../content/clinic.ts';
import { departmentServices } from '../content/departments.ts';
import { type ServiceSlug, serviceLabels } from '../routes.ts';

/** Departments as visitors read and send them (row FORM-07). */
export const departmentLabels = {
  plasticSurgery: 'Plastic Surgery',
  dermatology: 'Dermatology',
} as const satisfies Record<Department, string>;

export const departments = Object.keys(departmentLabels) as Department[];

/** Treatments that a department offers, as the form lists them (row FORM-10). What belongs to no department stands apart. */
export const treatmentsOf = (department: Department): string[] =>
  departmentServices[department].map((slug) => serviceLabels[slug]);

/** For whom none of the listed ones fits; goes with either department. */
export const otherTreatment: string = serviceLabels['other-services'];

/** Whether a text is one of the form's treatments. */
export const isTreatment = (label: string): boolean => Object.values<string>(serviceLabels).includes(label);

/** Whether a text is one of the form's departments. */
export const isDepartment = (label: string): boolean => Object.values<string>(departmentLabels).includes(label);

/** The department of a treatment's label; null where it goes with either, or is none of ours. */
export function departmentOfTreatment(label: string): Department | null {
  return departments.find((department) => treatmentsOf(department).includes(label)) ?? null;
}

/** What the form begins with on the page of a service. */
export function chosenFor(service: ServiceSlug | undefined): { treatment: string; department: string } {
  const treatment = service ? serviceLabels[service] : '';
  const department = departmentOfTreatment(treatment);
  return { treatment, department: department ? departmentLabels[department] : '' };
}
