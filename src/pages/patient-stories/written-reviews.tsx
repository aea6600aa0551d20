import { ReviewCard } from '../../components/review-card/review-card.tsx';
import { Section } from '../../components/section/section.tsx';
import { ThirdPartyGate } from '../../components/third-party-gate/third-party-gate.tsx';
import { storiesTexts } from '../../content/patient-stories.ts';
import { areAllPlaceholders } from '../../content/placeholder.ts';
import { reviews } from '../../content/reviews.ts';
import { thirdParties } from '../../content/third-parties.ts';
import style from './patient-stories-page.module.css';

const { heading, lead } = storiesTexts.reviews;

/** Our own copies of reviews first; the platform's widget once the visitor allows it (row ROUTE-13). */
export function WrittenReviews() {
  const { title, src, provider, link } = thirdParties.reviews;
  return (
    <Section heading={heading} lead={lead} ground="shell" placeholder={areAllPlaceholders(reviews)}>
      <ul className={style.reviews}>
        {reviews.map(({ value, placeholder }) => (
          <li key={value.id}>
            <ReviewCard review={value} placeholder={placeholder} />
          </li>
        ))}
      </ul>
      <div className={style.elsewhere}>
        <h3>{storiesTexts.elsewhere.heading}</h3>
        <ThirdPartyGate kind="reviews" title={title} provider={provider.value} src={src} link={link.value} />
      </div>
    </Section>
  );
}
