import { medicalReview } from '../medical-figures.ts';
import type { ServiceContent } from './service-content.ts';

export const service = {
  label: 'Stretch Marks Treatment',
  order: 150,
  department: 'dermatology',
  drawing: { treatment: 'stretch-marks-treatment', tone: 4, state: 'before' },
  lead: 'Treatments that can make stretch marks narrower, smoother and less noticeable.',
  description:
    'Stretch marks: why they form, what laser, needling and creams can change, early and old marks, risks for deeper skin and questions to ask.',
  information: {
    heading: 'Why skin stretches and marks',
    paragraphs: [
      'When the body grows faster than the deep layer of the skin can follow, its elastic fibres tear and a fine scar forms. This happens in puberty, in pregnancy, with changes of weight or muscle, and during treatment with cortisone. Inheritance and hormones decide who gets them.',
      'Young marks are red, purple or, in brown and black skin, darker than their surroundings, and may itch. In time they turn pale, flat and slightly wrinkled. Young marks respond better, since their vessels and cells are still at work.',
      'No treatment takes stretch marks away. Laser, needling and creams prompt the skin to form new fibres, so that a mark becomes narrower, smoother and closer in colour to the skin beside it. How much, nobody can know beforehand.',
    ],
    points: [
      'Red and purple marks: light for vessels, or creams, begun early',
      'Pale, sunken marks: fractional laser or microneedling',
      'Dark marks: gentle steps, as heat may darken them further',
      'Many marks fade by themselves to some degree',
    ],
  },
  texts: [
    {
      heading: 'What each method does',
      points: [
        'Microneedling: fine punctures without heat, often the first choice in deeper skin',
        'Fractional laser: a grid of heated channels that makes the tissue rebuild',
        'Light for vessels: takes redness out of young marks, with care in brown skin',
        'Microneedling with radiofrequency: heat below the surface, little of it at the top',
        'Retinoid cream: for young marks, and never in pregnancy',
      ],
      paragraphs: [
        'Methods are often combined, one after the other. Oils and creams sold against stretch marks keep skin supple and may ease itching; that they prevent or remove marks has not been shown convincingly.',
      ],
    },
  ],
  figures: 1,
  guide: {
    suits: [
      'People with young, coloured marks who would like to act early',
      'People with old, pale marks who would be content with a moderate change',
      'People whose weight is steady, so that no new marks are to be expected soon',
      'People who can keep the area out of the sun for the whole series',
    ],
    unsuitable: [
      'In pregnancy, and while breastfeeding or while marks are still changing after birth',
      'While weight or muscle is changing quickly, as new marks would follow',
      'On tanned skin, or over eczema, infection or a wound',
      'If you form keloids, unless a doctor has weighed the risk',
      'If broad purple marks appear without a reason, until a doctor has looked for too much cortisone',
    ],
    preparation: [
      'Tell us since when the marks have been there, and about pregnancies, weight and cortisone in any form.',
      'Keep the area out of the sun for some weeks, and use no self-tanner.',
      'Tell us about keloids, cold sores and medicines; stop retinoid creams when you are told to.',
      'Shave the area if asked, but do not wax it.',
    ],
    procedure: [
      'Age, colour and depth of the marks are examined and photographed in slanting light.',
      'The method is chosen, and a small area is treated first where pigment is a worry.',
      'The skin is cleaned and numbed with cream, which takes a while on thick skin.',
      'Needle or laser is passed along the marks, with narrow edges of healthy skin.',
      'The area is cooled and covered with plain ointment; loose clothing is helpful on the way home.',
    ],
    recovery: [
      {
        when: 'The first days',
        text: 'The marks look redder or darker than before and feel like sunburn. Pinpoint crusts may form. Shower mildly, wear loose cotton, and avoid sport, pools and tight waistbands.',
      },
      {
        when: 'The following weeks',
        text: 'Crusts fall and colour settles. On legs and belly this is slower than on the face. Darkening in brown skin may appear now and usually fades over months; show it to us early.',
      },
      {
        when: 'Between sessions',
        text: 'The skin rests until all redness and darkening has gone. A moisturiser and, on uncovered areas, sunscreen are all it needs.',
      },
      {
        when: 'When it is judged',
        text: 'New fibres form over months. The same slanting light shows whether the marks have become shallower, and whether more sessions would be sensible.',
      },
    ],
    risks: {
      common: [
        'Redness, swelling, itching and small crusts',
        'Bruises or pinpoint bleeding',
        'Marks that look more noticeable for a while',
        'Darkening for weeks or months, the main concern in brown and black skin',
      ],
      serious: [
        'Patches of darker or lighter skin that last',
        'Burns and blisters from laser or radiofrequency',
        'Thickened scars or keloids',
        'Infection, more likely where clothes rub',
        'No visible change in spite of a full series',
      ],
      callUs:
        'Call us at once if the skin blisters, weeps or hurts more each day, if redness spreads beyond the treated area or if you have fever.',
    },
    alternatives: [
      'Doing nothing: stretch marks are harmless, very common and become paler.',
      'Creams under a doctor’s advice for young marks.',
      'Water-resistant make-up that covers the marks for a day.',
      'Surgery of the belly, if loose skin is removed for its own reason: marks on that skin go with it.',
    ],
    questions: [
      'Are my marks still young enough to respond to light or creams?',
      'Which method do you advise for my skin colour, and why?',
      'What change can I expect in photographs, and what would I feel?',
      'May we treat a small area and wait before we go on?',
      'After how many sessions without change would you stop?',
      'What would happen if I left them alone?',
    ],
  },
  whyUs: {
    heading: 'How we advise on stretch marks',
    points: [
      'We tell you which marks are likely to respond and which are not worth treating.',
      'In deeper skin, methods with little heat are considered first, after a test on a small area.',
      'Photographs in the same light decide whether a series goes on.',
      'If loose skin is the real concern, a plastic surgeon of the clinic can be asked.',
    ],
  },
  results: { pictures: 4, kind: 'grid' },
  faq: {
    questions: [
      {
        question: 'Can stretch marks be removed?',
        answer:
          'Not fully. They are scars in the depth of the skin. Treatment can narrow them, smooth their surface and lessen the difference in colour. Surgery removes only those on skin that is taken away for another reason, such as loose skin of the lower belly.',
      },
      {
        question: 'When after pregnancy can I begin?',
        answer:
          'Usually when you have stopped breastfeeding and your weight is steady. Until then marks often fade by themselves. Retinoid creams must not be used in pregnancy and are avoided while breastfeeding. A plain moisturiser can be used at any time.',
      },
      {
        question: 'Can pale marks get their colour back?',
        answer:
          'Only in part. Old marks are pale because their cells make little pigment. Needling and certain kinds of light may wake some of it, seldom evenly and not always for long. The surface can be smoothed more reliably than the colour can be matched.',
      },
      {
        question: 'Are laser treatments suitable for brown skin?',
        answer:
          'With caution. Heat can leave dark patches on brown and black skin that trouble people more than the marks did. Low energy, wide spacing, a test area and sun protection help. Microneedling without heat is often the better beginning.',
      },
      {
        question: 'Do oils prevent stretch marks?',
        answer:
          'There is no convincing proof. Massage with a plain oil or cream keeps skin supple and can ease itching, which is reason enough for some. Slow changes of weight are the more useful step. Creams with retinoids are not allowed in pregnancy.',
      },
    ],
  },
  schema: {
    procedureType: 'noninvasive',
    bodyLocation: 'Belly, hips, thighs and breasts',
    preparation: 'Examination of age and colour of the marks, photographs, a test on a small area, no sun for some weeks.',
    howPerformed: 'Needling, laser, light or radiofrequency prompts the skin to form new fibres along the marks.',
    followup: 'Mild care and sun protection, sessions at intervals, comparison of photographs after some months.',
  },
  review: medicalReview,
} satisfies ServiceContent;
