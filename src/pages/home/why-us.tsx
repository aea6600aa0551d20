import { useSeed } from '../../browser/page-context.ts';
import { ButtonRow } from '../../components/button/button.tsx';
import { BookingLink, ButtonLink } from '../../components/button/button-link.tsx';
import { COUNT_MS, Stats } from '../../components/count-up/stats.tsx';
import { Icon } from '../../components/icon/icon.tsx';
import { Section } from '../../components/section/section.tsx';
import { claims, isSupported } from '../../content/claims.ts';
import { clinic, whatsappLink } from '../../content/clinic.ts';
import { homeTexts } from '../../content/home.ts';
import { whyUsPoints } from '../../content/why-us.ts';
import { PictureSlot } from './picture-slot.tsx';
import style from './why-us.module.css';

/** Figures that nothing supports are left out (row PROD-12); the counting is that of rows HOME-14 to HOME-18. */
const statsOf = (hidesPlaceholders: boolean | undefined) =>
  [
    { claim: claims.surgeries, durationMs: COUNT_MS.surgeries },
    { claim: claims.transformations, durationMs: COUNT_MS.transformations },
  ].flatMap(({ claim, durationMs }) =>
    isSupported(claim, hidesPlaceholders) ? [{ label: claim.label, value: claim.value, durationMs }] : [],
  );

/** Reasons, three ways to reach the clinic, and its figures (rows HOME-09 to HOME-18). */
export function WhyUs() {
  const stats = statsOf(useSeed().hidesPlaceholders);
  const { heading, book, chat, call, chatText } = homeTexts.whyUs;
  return (
    <Section label={heading}>
      <div className={style.why}>
        <div className={style.text}>
          <h2>{heading}</h2>
          <ul className={style.points}>
            {whyUsPoints.map((point) => (
              <li key={point}>
                <Icon name="check" />
                {point}
              </li>
            ))}
          </ul>
          <ButtonRow>
            <BookingLink department="plasticSurgery">{book}</BookingLink>
            <ButtonLink href={whatsappLink(chatText)} variant="line" icon="message-circle">
              {chat}
            </ButtonLink>
            <ButtonLink href={`tel:${clinic.phones.general.value.e164}`} variant="line" icon="phone">
              {call}
            </ButtonLink>
          </ButtonRow>
        </div>
        <div className={style.picture} data-print="none">
          <PictureSlot name="home/why-us" />
          {stats.length > 0 && (
            <div className={style.stats}>
              <Stats stats={stats} />
            </div>
          )}
        </div>
      </div>
    </Section>
  );
}
