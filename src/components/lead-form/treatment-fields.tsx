import { type ChangeEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { serviceNames } from '#records/service-names';
import * as words from '#words/lead-form';
import type { Department } from '../../content/clinic.ts';
import {
  departmentLabels,
  departmentName,
  departmentOfTreatment,
  departments,
  otherTreatment,
  storedAs,
  treatmentsOf,
} from '../../leads/treatments.ts';
import { serviceLabels } from '../../routes.ts';
import { SelectField } from './field.tsx';
import type { FieldsState } from './lead-form.tsx';

interface TreatmentFieldsProps extends FieldsState {
  /** What is chosen when the form opens. */
  chosen: { treatment: string; department: string };
}

const departmentNamed = (label: string): Department | null =>
  departments.find((department) => departmentLabels[department] === label) ?? null;

const selectIn = (place: RefObject<HTMLElement | null>, name: string): HTMLSelectElement | null =>
  place.current?.querySelector<HTMLSelectElement>(`[name="${name}"]`) ?? null;

/**
 * Treatment and department (rows FORM-05, FORM-07, FORM-10). The treatment decides: it brings its department along, here and in
 * the Worker. A department that is chosen first leaves only its own treatments. Without script the treatments stand in groups.
 */
export function TreatmentFields({ errors, typed, chosen }: TreatmentFieldsProps) {
  const place = useRef<HTMLDivElement>(null);
  const [only, setOnly] = useState<Department | null>(null);
  const controls = () => ({ treatments: selectIn(place, 'treatment'), departments: selectIn(place, 'department') });
  useEffect(() => {
    // What was chosen before the application came counts.
    const timer = setTimeout(() => setOnly(departmentNamed(selectIn(place, 'department')?.value ?? '')));
    return () => clearTimeout(timer);
  }, []);

  function onTreatment({ currentTarget }: ChangeEvent<HTMLSelectElement>): void {
    const department = departmentOfTreatment(currentTarget.value);
    const { departments: select } = controls();
    if (!department || !select) return;
    select.value = departmentLabels[department];
    setOnly(department);
  }

  function onDepartment({ currentTarget }: ChangeEvent<HTMLSelectElement>): void {
    const department = departmentNamed(currentTarget.value);
    const { treatments: select } = controls();
    const owner = departmentOfTreatment(select?.value ?? '');
    if (select && department && owner && owner !== department) select.value = '';
    setOnly(department);
  }
  return (
    <div className="contents" ref={place}>
      <SelectField
        label={words.treatment}
        name="treatment"
        required
        defaultValue={typed['treatment'] ?? chosen.treatment}
        data-given={chosen.treatment}
        error={errors.treatment}
        onChange={onTreatment}
      >
        <option value="">{words.chooseTreatment}</option>
        {departments.map((department) => {
          const other = only !== null && only !== department;
          return (
            <optgroup key={department} label={departmentName(department)} hidden={other} disabled={other}>
              {treatmentsOf(department).map((slug) => (
                <option key={slug} value={storedAs(serviceLabels[slug])}>
                  {serviceNames[slug]}
                </option>
              ))}
            </optgroup>
          );
        })}
        <option value={storedAs(serviceLabels[otherTreatment])}>{serviceNames[otherTreatment]}</option>
      </SelectField>
      <SelectField
        label={words.department}
        name="department"
        defaultValue={typed['department'] ?? chosen.department}
        data-given={chosen.department}
        error={errors.department}
        hint={words.departmentHint({ treatment: serviceNames[otherTreatment] })}
        onChange={onDepartment}
      >
        <option value="">{words.chooseDepartment}</option>
        {departments.map((department) => (
          <option key={department} value={storedAs(departmentLabels[department])}>
            {departmentName(department)}
          </option>
        ))}
      </SelectField>
    </div>
  );
}
