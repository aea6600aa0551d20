import { Accordion } from '../../components/accordion/accordion.tsx';
import { BeforeAfter } from '../../components/before-after/before-after.tsx';
import { BeforeAfterSlider } from '../../components/before-after-slider/before-after-slider.tsx';
import { CardGrid, ServiceCard } from '../../components/cards/cards.tsx';
import { COUNT_MS, Stats } from '../../components/count-up/stats.tsx';
import { type Review, ReviewCard } from '../../components/review-card/review-card.tsx';
import { Section } from '../../components/section/section.tsx';
import { Tabs } from '../../components/tabs/tabs.tsx';
import { ChatGate } from '../../components/third-party-gate/chat-gate.tsx';
import { ThirdPartyGate } from '../../components/third-party-gate/third-party-gate.tsx';
import { REVIEWS_PATH } from '../../endpoints.ts';
import { href } from '../../routes.ts';
import { CarouselExamples, DemoPicture } from './carousel-examples.tsx';
import { FactExamples } from './fact-examples.tsx';
import { LayerExamples } from './layer-examples.tsx';

const WORDS =
  'A placeholder for what a patient wrote, long enough to be cut where the card cuts a text, and then read to its end by whoever wants to know how it went on.';
const review: Review = { stars: 5, date: '2026-03-14', text: WORDS, reviewer: 'Name on file', reviews: '12 reviews' };

/** Every widget in every state, for developers: served by `npm run dev`, absent from a build. */
export function Page() {
  return (
    <>
      <h1>Widgets</h1>
      <p>Everything that screens share, in every state. This page is not part of the site.</p>
      <CarouselExamples />
      <LayerExamples />
      <Section heading="Statistics">
        <Stats
          stats={[
            { label: 'Surgeries', value: 15_000, durationMs: COUNT_MS.surgeries },
            { label: 'Transformations', value: 100_000, durationMs: COUNT_MS.transformations },
          ]}
        />
      </Section>
      <FactExamples />
      <Section heading="Tabs">
        <Tabs
          label="Doctors"
          tabs={[
            { id: 'demo-surgeon', label: 'Surgeon', panel: <p>What the surgeon does.</p> },
            { id: 'demo-dermatologist', label: 'Dermatologist', panel: <p>What the dermatologist does.</p> },
          ]}
        />
      </Section>
      <Section heading="Accordion">
        <Accordion
          name="demo-faq"
          items={[1, 2, 3].map((n) => ({ id: `q${n}`, question: `Question ${n}?`, answer: <p>Answer {n}.</p> }))}
        />
      </Section>
      <Section heading="Before and after">
        <BeforeAfterSlider label="Case 1" before={<DemoPicture n={0} />} after={<DemoPicture n={1} />} illustration />
        <div dir="rtl">
          <BeforeAfterSlider label="Case 2" before={<DemoPicture n={0} />} after={<DemoPicture n={1} />} />
        </div>
        <BeforeAfter label="Case 3" before={<DemoPicture n={0} />} after={<DemoPicture n={1} />} illustration />
      </Section>
      <Section heading="Third-party gate">
        <ThirdPartyGate
          kind="map"
          title="Map of the clinic"
          provider="the map service"
          src="https://maps.example/embed"
          link={{ href: 'https://maps.example/', label: 'Open the map' }}
        />
        <ThirdPartyGate
          kind="reviews"
          title="Reviews of the clinic"
          provider="the reviews service"
          src={REVIEWS_PATH}
          link={{ href: 'https://reviews.example/', label: 'Read the reviews there' }}
        />
      </Section>
      <Section heading="Cards">
        <CardGrid>
          <ReviewCard review={review} />
          <ReviewCard review={{ ...review, stars: 4, text: 'A short placeholder.' }} />
        </CardGrid>
        <CardGrid stagger>
          {['rhinoplasty', 'liposuction', 'anti-ageing'].map((name, index) => (
            <ServiceCard
              key={name}
              title={`Service ${index + 1}`}
              text="What it does, in one or two lines of plain words."
              to={href('services')}
              picture={<DemoPicture n={index} tall />}
              quickLinks={['Information', 'Transformation', 'FAQs', 'Why Us'].map((label) => ({
                label,
                to: `${href('services')}#${label}`,
              }))}
            />
          ))}
        </CardGrid>
        <CardGrid>
          <ServiceCard title="With more" to={href('services')} picture={<DemoPicture n={2} tall />} more="Know More" />
        </CardGrid>
      </Section>
      <ChatGate provider="the chat service" />
    </>
  );
}
