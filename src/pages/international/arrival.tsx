import { ClinicMap } from '../../components/clinic-map/clinic-map.tsx';
import { PostalAddress } from '../../components/postal-address.tsx';
import { Section } from '../../components/section/section.tsx';
import { airport, internationalTexts } from '../../content/international.ts';
import style from './arrival.module.css';

const { heading, airport: fromAirport, address, by } = internationalTexts.arrival;

/** Airport, address and map (rows INTL-03 to INTL-05). */
export function Arrival() {
  return (
    <Section heading={heading}>
      <div className={style.arrival}>
        <dl className={style.facts}>
          <div>
            <dt>{fromAirport}</dt>
            <dd className={style.number}>
              {airport.distance} <small>({airport.time})</small>
            </dd>
            <dd>
              {airport.name.value}, {by}
            </dd>
          </div>
          <div>
            <dt>{address}</dt>
            <dd>
              <PostalAddress />
            </dd>
          </div>
        </dl>
        <div data-print="none">
          <ClinicMap />
        </div>
      </div>
    </Section>
  );
}
