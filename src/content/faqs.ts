import { figures } from '#records/figures';

/** Fields of row HOME-45. */
export interface Faq {
  question: string;
  answer: string;
}

/** Row HOME-43: five questions of the home page. */
export const homeFaqs = [
  {
    question: 'What happens at the first consultation?',
    answer:
      'A doctor asks about your health and your wishes, examines you, and explains the treatments that come into question with their limits, risks and recovery. You decide afterwards, in your own time.',
  },
  {
    question: 'How long does recovery take?',
    answer: `${figures.recovery} Many skin treatments need a day or less. Your doctor tells you what to expect for yours, and when you may work, travel and exercise again.`,
  },
  {
    question: 'How long do botox and fillers last?',
    answer: `${figures.botoxCourse} ${figures.fillers}`,
  },
  {
    question: 'What are the risks?',
    answer:
      'Every treatment has some. After surgery they include bleeding, infection, scars that heal poorly, changes in feeling and the risks of anaesthesia; after laser and injections, redness, bruising and changes in skin colour. Your doctor goes through those of your treatment with you before you consent.',
  },
  {
    question: 'I live in another country. How do I plan my treatment?',
    answer:
      'Write to us first with your question and your medical history. We tell you what can be judged from afar, how long to stay, and which documents a medical visa asks for. Please book no flight before a doctor has spoken with you.',
  },
] satisfies Faq[];
