import { useSeed } from '../../browser/page-context.ts';
import { Carousel } from '../../components/carousel/carousel.tsx';
import { INTERVAL_MS } from '../../components/carousel/carousel-timings.ts';
import { Section } from '../../components/section/section.tsx';
import { type Tab, Tabs } from '../../components/tabs/tabs.tsx';
import { doctorProfileSlides } from '../../content/doctor-profile-slides.ts';
import { type LeadDoctorName, leadDoctors } from '../../content/doctors.ts';
import { homeTexts } from '../../content/home.ts';
import style from './doctor-slides.module.css';
import { doctorSlides, suppliedSlides } from './doctor-slides.tsx';

const { experts } = homeTexts;
const order = ['surgeon', 'dermatologist'] as const satisfies LeadDoctorName[];

/** Row HOME-35: the surgeon first. */
const tab = (who: LeadDoctorName, hidesPlaceholders = false): Tab => {
  const show = doctorProfileSlides(who);
  const { name, designation } = leadDoctors[who];
  const carousel = (
    <Carousel
      label={`Profile: ${name.value}`}
      slides={doctorSlides(hidesPlaceholders ? suppliedSlides(show) : show)}
      intervalMs={INTERVAL_MS.doctorSlides}
      position="dots"
      heading={<p className={style.designation}>{designation}</p>}
    />
  );
  return { id: who, label: name.value, panel: who === 'dermatologist' ? <div className="derm">{carousel}</div> : carousel };
};

/** The two lead doctors, nine slides each (rows HOME-34 to HOME-36, DOCP-01 to DOCP-18). */
export function MedicalExperts() {
  const { hidesPlaceholders } = useSeed();
  return (
    <Section heading={experts.heading} ground="shell">
      <Tabs label={experts.heading} tabs={order.map((who) => tab(who, hidesPlaceholders))} />
    </Section>
  );
}
