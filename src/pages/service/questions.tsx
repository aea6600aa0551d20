import { Accordion } from '../../components/accordion/accordion.tsx';
import { Section } from '../../components/section/section.tsx';
import { VideoFacade } from '../../components/video-facade/video-facade.tsx';
import { shown } from '../../content/placeholder.ts';
import type { FaqVideo, ServiceFaq } from '../../content/schema/service.ts';
import { Picture } from '../../media/picture.tsx';
import style from './questions.module.css';
import { useServiceRow } from './service-pictures.ts';

/** Questions with videos, then those answered in writing (rows SVC-05, SVC-08, FAQV-01 to FAQV-05). */
export function Questions({ faq: { videos = [], questions } }: { faq: ServiceFaq }) {
  const items = questions.map(({ question, answer }, index) => ({
    id: `question-${index + 1}`,
    question,
    answer: <p>{answer}</p>,
  }));
  return (
    <Section id="faq-section" heading="Frequently asked questions">
      {videos.length > 0 && <Videos videos={videos} />}
      {items.length > 0 && <Accordion name="faq" items={items} />}
    </Section>
  );
}

/** A placeholder shows its written answer, or a way to ask us: never a player without a video (row SVP-50). */
function Videos({ videos }: { videos: readonly FaqVideo[] }) {
  const posters = useServiceRow('video', videos.length);
  return (
    <ul className={style.videos}>
      {videos.map(({ id, title, videoId, answer }, index) => {
        const poster = posters[index];
        const video = { title, youtubeId: shown<string | null>(videoId), ...(answer && { answer }) };
        return <li key={id}>{poster && <VideoFacade video={video} picture={<Picture of={poster} />} />}</li>;
      })}
    </ul>
  );
}
