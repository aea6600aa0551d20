import { pictures as posters } from 'virtual:pictures/home/testimonial-*';
import { pictures as banner } from 'virtual:pictures/page/patient-stories';
import type { PageModule } from '../../app/page-modules.ts';
import { Banner } from '../../components/banner/banner.tsx';
import { ButtonLink } from '../../components/button/button-link.tsx';
import { ContactBlock } from '../../components/contact-block/contact-block.tsx';
import { ReviewCard } from '../../components/review-card/review-card.tsx';
import { Section, useShown } from '../../components/section/section.tsx';
import { ThirdPartyGate } from '../../components/third-party-gate/third-party-gate.tsx';
import { VideoFacade } from '../../components/video-facade/video-facade.tsx';
import { pageTexts } from '../../content/pages.ts';
import { storiesTexts } from '../../content/patient-stories.ts';
import { reviews } from '../../content/reviews.ts';
import { thirdParties } from '../../content/third-parties.ts';
import { videoTestimonials } from '../../content/video-testimonials.ts';
import { pictureSlots } from '../../media/picture-slots.tsx';
import { href } from '../../routes.ts';
import style from './patient-stories-page.module.css';

/** A picture of the patient stories by its key. */
const PictureSlot = pictureSlots({ ...banner, ...posters });

const text = pageTexts.patientStories;
const { videos, results, rules } = storiesTexts;

export const head: PageModule['head'] = () => ({ description: text.lead });

/** Films, reviews and the way to the gallery (row ROUTE-13). Reviews carry no structured data: stars we give ourselves count nowhere. */
export function Page() {
  const films = useShown(videoTestimonials.map(({ videoId }) => videoId));
  return (
    <>
      <Banner
        heading={text.heading}
        lead={text.lead}
        picture={<PictureSlot name="page/patient-stories/banner" tall="page/patient-stories/banner-tall" first />}
        upload={text.picture}
      />
      <Section heading={videos.heading} lead={videos.lead} empty={!films.length}>
        <ul className={style.videos}>
          {videoTestimonials.map(({ id, title, videoId, poster }) => (
            <li key={id}>
              <VideoFacade video={{ title, youtubeId: videoId.value }} picture={<PictureSlot name={poster} />} />
            </li>
          ))}
        </ul>
      </Section>
      <WrittenReviews />
      <Section label={results.heading}>
        <div className={style.after}>
          <div className={style.results}>
            <h2>{results.heading}</h2>
            <p>{results.text}</p>
            <ButtonLink to={href('gallery')}>{results.more}</ButtonLink>
          </div>
          <section aria-labelledby="story-rules" className={style.rules}>
            <h3 id="story-rules">{rules.heading}</h3>
            <ul className={style.points}>
              {rules.points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          </section>
        </div>
      </Section>
      <ContactBlock />
    </>
  );
}

/** Our own copies of reviews first; the platform's widget once the visitor allows it (row ROUTE-13). */
function WrittenReviews() {
  const shown = useShown(reviews);
  const { heading, lead } = storiesTexts.reviews;
  const { title, src, provider, link } = thirdParties.reviews();
  return (
    <Section heading={heading} lead={lead} ground="shell" empty={!shown.length}>
      <ul className={style.reviews}>
        {shown.map(({ value, placeholder }) => (
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
