import * as words from '#words/service';
import { Accordion } from '../../components/accordion/accordion.tsx';
import { Section } from '../../components/section/section.tsx';
import { VideoFacade } from '../../components/video-facade/video-facade.tsx';
import { shown } from '../../content/placeholder.ts';
import type { FaqVideo, ServiceFaq } from '../../content/schema/service.ts';
import { Picture } from '../../media/picture.tsx';
import style from './questions.module.css';
import { useServiceRow } from './service-pictures.tsx';

/**
 * Questions with films, then those answered in writing (rows SVC-05, SVC-08, FAQV-01 to FAQV-05). One whose film is not there yet is a
 * question like the others, with its written answer: a tile would promise what it does not have (row SVP-50).
 */
export function Questions({ faq: { videos = [], questions } }: { faq: ServiceFaq }) {
  const written = [...videos.filter((video) => !filmOf(video, videos)), ...questions];
  const items = written.map((entry, index) => ({
    id: `question-${index + 1}`,
    question: 'title' in entry ? entry.title : entry.question,
    answer: <p>{entry.answer}</p>,
  }));
  return (
    <Section id="faq-section" heading={words.questions}>
      <Films videos={videos} />
      {items.length > 0 && <Accordion name="faq" items={items} />}
    </Section>
  );
}

/** Its own, or that of the question it shares one with (row SVP-21). */
const filmOf = ({ videoId, sharesVideoWith }: FaqVideo, videos: readonly FaqVideo[]): string | null | undefined =>
  shown<string | null>(videoId) ?? shown<string | null | undefined>(videos.find(({ id }) => id === sharesVideoWith)?.videoId);

/** The films that are there. */
function Films({ videos }: { videos: readonly FaqVideo[] }) {
  const posters = useServiceRow('video', videos.length);
  const films = videos.flatMap((video, index) => {
    const [youtubeId, poster] = [filmOf(video, videos), posters[index]];
    return youtubeId && poster ? [{ id: video.id, title: video.title, youtubeId, poster }] : [];
  });
  if (films.length === 0) return null;
  return (
    <ul className={style.videos}>
      {films.map(({ id, title, youtubeId, poster }) => (
        <li key={id}>
          <VideoFacade video={{ title, youtubeId }} picture={<Picture of={poster} />} />
        </li>
      ))}
    </ul>
  );
}
