import { medicalFigures, medicalReview } from '../medical-figures.ts';
import type { ServiceContent } from './service-content.ts';

export const service = {
  label: 'Other Services',
  order: 190,
  department: null,
  replaceable: true,
  drawing: { treatment: 'other-services', tone: 5, state: 'before' },
  lead: 'Further treatments of both departments, and where to begin when you do not know their names.',
  description:
    'Further treatments of plastic surgery and dermatology in one list, sorted by what troubles you, with advice for the first appointment.',
  information: {
    heading: 'Further treatments in one list',
    paragraphs: [
      'The page of services shows a selection. Here is every other treatment that has a page of its own, by the department that carries it out.',
      'Each page says what a treatment can and cannot change, whom it may suit, how it goes, how long recovery takes, which risks it has and what else could be done. Read it before your appointment and bring the questions that remain.',
      'You need not know the right name. Tell us what troubles you; a doctor examines you and tells you which treatment comes into question, if any.',
    ],
    points: [
      'Plastic surgery: operations on eyelids, belly and contour of the body',
      'Dermatology: injections, peels, needling and laser of the skin',
      'Some concerns belong to both, and then both look at you',
    ],
  },
  texts: [
    {
      heading: 'What troubles you, and where to begin',
      paragraphs: [
        'This guide replaces no examination. It shows which page to read first, since one concern can have several treatments.',
      ],
      points: [
        'Heavy upper lids or a constant bulge below the eye: blepharoplasty',
        'Shadows or brown colour under the eyes: dark circles and under eye bags',
        'Loose skin and a weak wall of the belly: abdominal contouring',
        'Fat in places that stays in spite of a steady weight: liposuction',
        'Lines of expression, hollows or heavy sweating: fillers and botox',
        'Spots of sun, dull or uneven skin: laser skin rejuvenation',
        'A raised, red or sunken scar: laser scar revision',
        'Streaks after growth, pregnancy or change of weight: stretch marks treatment',
        'A tattoo you no longer want: laser tattoo removal',
        'Thinning hair, or support for the treatment of scars: platelet rich plasma injections',
      ],
    },
    {
      heading: 'What to bring to a first appointment',
      points: [
        'The names of your medicines, drops, creams and supplements',
        'Letters about illnesses, allergies and earlier operations or treatments',
        'Names of fillers, implants or laser devices that were used on you before',
        'A photograph that shows when the concern began, if there is one',
        'Your questions in writing, and a person you trust if you like',
      ],
    },
    {
      heading: 'What holds for every treatment',
      paragraphs: [
        'No result can be promised. Skin, age, health and healing differ, and a treatment that served another person may not serve you. You have time to think, and you may change your mind at any point before it begins.',
        `${medicalFigures.recovery} Injections and light treatments of the skin need less; their pages say what to expect. Plan travel, work and celebrations only when a doctor has told you about your own case.`,
        'Brown and black skin can react to laser, peels and needling with darker or lighter patches. Tell us how your skin has reacted before, stay out of the sun beforehand, and ask for a small test area.',
      ],
    },
  ],
  figures: 1,
  listsOtherServices: true,
  whyUs: {
    heading: 'How we find the right treatment',
    points: [
      'You tell us the concern; the doctor, not a menu, arrives at the treatment.',
      'Surgeon and dermatologist work under one roof and can look at you together.',
      'Limits, risks and other ways, doing nothing included, are explained before you decide.',
      'If we do not offer what you need, or advise against it, we tell you so.',
    ],
  },
  results: { pictures: 4, kind: 'grid' },
  review: medicalReview,
} satisfies ServiceContent;
