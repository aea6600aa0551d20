import { describe, expect, it } from 'vitest';
import { type ServiceSlug, serviceLabels } from '../routes.ts';
import {
  chosenFor,
  departmentName,
  departmentOfTreatment,
  departments,
  isDepartment,
  isTreatment,
  otherTreatment,
  treatmentsOf,
} from './treatments.ts';

describe('treatments', () => {
  it('belong to one department each, but for the one that goes with either', () => {
    expect(departments).toEqual(['plasticSurgery', 'dermatology']);
    expect(departments.map(departmentName)).toEqual(['Plastic Surgery', 'Dermatology']);
    for (const department of departments) {
      expect(treatmentsOf(department).length).toBeGreaterThan(5);
      for (const slug of treatmentsOf(department))
        expect([slug, departmentOfTreatment(serviceLabels[slug])]).toEqual([slug, department]);
    }
    const listed = departments.flatMap(treatmentsOf);
    expect(listed).not.toContain(otherTreatment);
    expect([...listed, otherTreatment].toSorted()).toEqual(Object.keys(serviceLabels).toSorted());
    expect(departmentOfTreatment(serviceLabels[otherTreatment])).toBeNull();
  });

  it('and departments are known by their labels alone', () => {
    expect([isTreatment(serviceLabels[otherTreatment]), isTreatment('Levitation'), isTreatment('other-services')]).toEqual([
      true,
      false,
      false,
    ]);
    expect([isDepartment('Dermatology'), isDepartment('Plastic Surgery'), isDepartment('dermatology')]).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('are chosen already on the page of a service', () => {
    expect(chosenFor(undefined)).toEqual({ treatment: '', department: '' });
    expect(chosenFor('other-services')).toEqual({ treatment: serviceLabels[otherTreatment], department: '' });
    for (const [slug, treatment] of Object.entries(serviceLabels) as [ServiceSlug, string][]) {
      if (slug === otherTreatment) continue;
      const department = departmentOfTreatment(treatment) === 'dermatology' ? 'Dermatology' : 'Plastic Surgery';
      expect(chosenFor(slug)).toEqual({ treatment, department });
    }
  });
});
