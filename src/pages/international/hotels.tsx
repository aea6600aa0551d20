import * as words from '#words/international';
import { colon } from '#words/language';
import { Section, useShown } from '../../components/section/section.tsx';
import { type Hotel, hotels, internationalTexts, sights } from '../../content/international.ts';
import { fromTheLeft } from '../../current-language.ts';
import style from './hotels.module.css';
import sightsStyle from './sights.module.css';

const texts = internationalTexts.hotels;

/** Ten hotels, none of them recommended (row INTL-07). */
export function Hotels() {
  const shown = useShown(hotels);
  return (
    <Section heading={texts.heading} lead={texts.lead} empty={!shown.length}>
      <ul className={style.hotels}>
        {shown.map(({ value }) => (
          <li key={value.id}>
            <HotelLines hotel={value} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function HotelLines({ hotel }: { hotel: Hotel }) {
  const { distance, unknown, directions } = texts;
  return (
    <>
      <h3>{hotel.name}</h3>
      <p>{hotel.address}</p>
      <p className={style.way}>
        <span>
          {words.labelled({
            label: distance,
            text: hotel.distanceKm === null ? unknown : words.distance({ km: hotel.distanceKm }),
          })}
        </span>
        {hotel.phone && <a href={`tel:${hotel.phone}`}>{import.meta.english ? hotel.phone : fromTheLeft(hotel.phone)}</a>}
        <a href={hotel.directions} data-print="none">
          {directions}
          <span className="visually-hidden">{colon + hotel.name}</span>
        </a>
      </p>
    </>
  );
}

const sightsTexts = internationalTexts.sights;

/** What there is to see (row INTL-09). */
export function Sights() {
  return (
    <Section heading={sightsTexts.heading} lead={sightsTexts.lead}>
      <ul className={sightsStyle.sights}>
        {sights.value.map(({ name, text }) => (
          <li key={name}>
            <h3>{name}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
