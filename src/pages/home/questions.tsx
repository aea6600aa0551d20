import { Accordion } from '../../components/accordion/accordion.tsx';
import { Section } from '../../components/section/section.tsx';
import { homeFaqs } from '../../content/faqs.ts';
import { homeTexts } from '../../content/home.ts';
import style from './questions.module.css';

/** Five questions; one answer open or none (rows HOME-43 to HOME-45). */
export function Questions() {
  const { heading } = homeTexts.faqs;
  const items = homeFaqs.map(({ question, answer }, index) => ({
    id: `question-${index + 1}`,
    question,
    answer: <p>{answer}</p>,
  }));
  return (
    <Section id="faq-section" label={heading}>
      <div className={style.questions}>
        <h2>{heading}</h2>
        <Accordion name="faq" items={items} />
      </div>
    </Section>
  );
}
