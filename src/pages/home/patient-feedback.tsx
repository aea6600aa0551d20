import { ButtonLink } from '../../components/button/button-link.tsx';
import { Carousel, INTERVAL_MS, PER_VIEW } from '../../components/carousel/carousel.tsx';
import { Fold } from '../../components/fold/fold.tsx';
import { ReviewCard } from '../../components/review-card/review-card.tsx';
import { Section, useShown } from '../../components/section/section.tsx';
import { ThirdPartyGate } from '../../components/third-party-gate/third-party-gate.tsx';
import { VideoFacade } from '../../components/video-facade/video-facade.tsx';
import { homeTexts } from '../../content/home.ts';
import { reviews } from '../../content/reviews.ts';
import { thirdParties } from '../../content/third-parties.ts';
import { videoTestimonials } from '../../content/video-testimonials.ts';
import { href } from '../../routes.ts';
import style from './patient-feedback.module.css';
import { PictureSlot } from './picture-slot.tsx';

const videos = () =>
  videoTestimonials.map(({ id, title, videoId, poster }) => ({
    id,
    content: <VideoFacade video={{ title, youtubeId: videoId.value }} picture={<PictureSlot name={poster} />} />,
  }));

/** Beside the widget of others a few reviews of our own stand at once (row HOME-52). */
const SHOWN_REVIEWS = 3;

/** Videos, reviews, and the reviews widget once it is allowed (rows HOME-46 to HOME-52). */
export function PatientFeedback() {
  const { heading, videos: videosHeading, reviews: reviewsHeading, stories, elsewhere } = homeTexts.feedback;
  const { title, src, provider, link } = thirdParties.reviews();
  const shown = useShown(reviews);
  const films = useShown(videoTestimonials.map(({ videoId }) => videoId));
  return (
    <Section heading={heading} ground="shell" screenOnly empty={!shown.length && !films.length}>
      <Carousel
        label={videosHeading}
        slides={videos()}
        intervalMs={INTERVAL_MS.videoTestimonials}
        perView={PER_VIEW.videoTestimonials}
        position="dots"
        heading={<h3>{videosHeading}</h3>}
      />
      <div className={style.reviews}>
        <h3>{reviewsHeading}</h3>
        <ul className={style.cards}>
          {shown.slice(0, SHOWN_REVIEWS).map(({ value, placeholder }) => (
            <li key={value.id}>
              <ReviewCard review={value} placeholder={placeholder} />
            </li>
          ))}
          {/* In the row, so that whoever has a keyboard reaches the end of it where no review has a control. */}
          <li>
            <ButtonLink to={href('patientStories')} variant="line">
              {stories}
            </ButtonLink>
          </li>
        </ul>
        <Fold as="h3" quiet heading={elsewhere}>
          <ThirdPartyGate kind="reviews" title={title} provider={provider.value} src={src} link={link.value} />
        </Fold>
      </div>
    </Section>
  );
}
