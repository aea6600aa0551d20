import { medicalFigures, medicalReview } from '../medical-figures.ts';
import type { ServiceContent } from './service-content.ts';

export const service = {
  label: 'Laser Skin Rejuvenation',
  order: 160,
  department: 'dermatology',
  drawing: { treatment: 'laser-skin-rejuvenation', tone: 1, state: 'before' },
  lead: 'Chemical peels and laser skin toning for uneven colour and texture, fitted to your skin.',
  description:
    'Chemical peels and laser skin toning: what each can do for uneven colour and texture, how skin colour guides the choice, recovery and risks.',
  information: {
    heading: 'Chemical peels and laser skin toning',
    paragraphs: [
      'A peel is an acid, or a mixture of acids, that loosens the outer layers of the skin so that they are shed and replaced. Its depth follows from the acid, its strength and the time it stays on. Superficial peels refresh the surface; deeper ones do more and carry more risk.',
      `${medicalFigures.skinToning} Pigment takes up this light strongly: brown spots darken for some days and then flake off. Skin that is brown all over takes it up as well, so the setting is kept low there, a test comes first, and another method is often wiser.`,
      'Both even out the surface; neither changes the colour you were born with. Which is used depends on what the spots are. Sun spots, freckles, dark patches after acne and melasma may look alike, yet they respond differently.',
    ],
    points: [
      'Peels: dull skin, fine lines, clogged pores, superficial dark marks',
      'Toning: sun spots and freckles that lie in the upper skin',
      'Several light treatments are kinder to the skin than one strong one',
      'Daily sun protection decides how long the result stays',
    ],
  },
  texts: [
    {
      heading: 'Choosing between peel and laser',
      paragraphs: [
        'A peel treats a whole face evenly and helps oily, acne-prone skin as well. Mild acids such as mandelic, lactic or salicylic acid can be used on brown skin if they are introduced slowly. Strong peels are avoided there, since they can leave lasting patches.',
        'Laser aims at single spots. It suits fair to light brown skin with clear edges between spot and surroundings. In melasma, heat and light can darken the patches after a good beginning; creams and sun protection come first, and laser last, if at all.',
      ],
    },
  ],
  figures: 1,
  guide: {
    suits: [
      'People with uneven, dull or sun-damaged skin who want a gradual change',
      'People with sun spots or freckles that a doctor has examined',
      'People with superficial marks after acne that is now quiet',
      'People who will use sunscreen each day, before and long after',
    ],
    unsuitable: [
      'On tanned, sunburnt or freshly waxed skin',
      'With a cold sore, infection, open wound or active eczema of the face',
      'On a spot that grows, bleeds or has several colours, until cancer has been ruled out',
      'While taking isotretinoin or soon after, unless the dermatologist agrees',
      'In pregnancy and while breastfeeding, when most peels and laser for pigment are put off',
    ],
    preparation: [
      'Prepare the skin for some weeks with sunscreen and the creams prescribed, which matters most in deeper skin.',
      'Stop retinoids, scrubs, waxing and hair removal of the face when you are told to.',
      'Tell us about cold sores, keloids, allergies (aspirin, for salicylic acid) and all medicines.',
      'Plan the treatment for a time in which you can stay out of strong sun.',
    ],
    procedure: [
      'Spots are examined with a magnifier, in special light where needed, to find how deep the pigment lies.',
      'A small area is tried, and looked at again before the face is treated.',
      'For a peel, the skin is cleaned, eyes and lips are protected, and the acid is brushed on and watched.',
      'The acid is neutralised or wiped off when the doctor sees the reaction that was planned.',
      'For toning, goggles are put on and light is given spot by spot or over an area, with cooling.',
      'A calming cream and sunscreen close the session, and you are told what to use at home.',
    ],
    recovery: [
      {
        when: 'The same day',
        text: 'The skin is warm, tight and pink; on brown skin it may look darker rather than red. Wash with water or a mild cleanser only, and avoid make-up if it stings.',
      },
      {
        when: 'The first days',
        text: 'After a peel the skin flakes, finely or in sheets. After toning the spots turn dark, like coffee grounds, and come off by themselves. Never pull at them; the skin below is not ready.',
      },
      {
        when: 'The following weeks',
        text: 'The new skin is sensitive to the sun, so that hat, shade and sunscreen are needed every day. Strong creams return one at a time when the doctor agrees.',
      },
      {
        when: 'Until the next session',
        text: 'The skin should be quiet, even and without new darkening before it is treated again. Photographs show whether the plan is working.',
      },
    ],
    risks: {
      common: [
        'Stinging, redness and a feeling of sunburn',
        'Dryness and flaking for some days',
        'Spots that look darker before they fade',
        'A passing outbreak of small spots after a peel',
      ],
      serious: [
        'Darker patches after the inflammation, which can outlast the marks that were treated',
        'Lighter patches, which may not regain their colour',
        'Melasma that comes back darker than before',
        'Burns, blisters and scars from acid or light',
        'A cold sore or bacteria spreading over treated skin',
        'Injury of the eye by acid or light',
      ],
      callUs:
        'Call us at once if blisters, weeping, grouped sores, growing pain or a sudden darkening appears; for pain in an eye or a change of sight, go to an emergency department immediately.',
    },
    alternatives: [
      'Doing nothing: harmless spots need no treatment once a doctor has seen them.',
      'Sunscreen, tinted where dark patches come back, with creams such as azelaic acid or a retinoid.',
      'Freezing of single sun spots, with a risk of pale marks in deeper skin.',
      'Microneedling or a fractional laser where texture, not colour, is the concern.',
    ],
    questions: [
      'What are my spots, and how deep does the pigment lie?',
      'Why a peel, why laser, and why this strength?',
      'How many people with my skin colour react with dark patches, in your experience?',
      'What must I use at home beforehand?',
      'What happens to the result if I go into the sun?',
      'What would you do if the spots came back?',
    ],
  },
  whyUs: {
    heading: 'How we treat uneven skin',
    points: [
      'A diagnosis comes before a product: spots that look alike are told apart first.',
      'Treatment begins with the mildest step that can be expected to work.',
      'Brown skin is prepared with creams and sun protection, and is tested on a small area.',
      'We do not offer to change natural skin colour.',
    ],
  },
  results: { category: 'Acne and acne scars', pictures: 4, kind: 'grid' },
  faq: {
    questions: [
      {
        question: 'Is a peel or a laser right for my skin?',
        answer:
          'Dull skin, clogged pores and faint marks over the whole face speak for a peel; single brown spots in fairer skin speak for laser. In brown skin a mild peel is often the more careful first step. The decision follows the examination, not the name of the treatment.',
      },
      {
        question: 'Will these treatments make my skin fairer?',
        answer:
          'They can make skin more even and brighter where sun or inflammation has darkened it. They do not change your natural colour, and we do not try to. Products and drips that promise a fairer skin may contain harmful substances and are to be avoided.',
      },
      {
        question: 'Can melasma be treated with toning?',
        answer:
          'With great reserve. Melasma lives on light, heat and hormones, and laser can make it flare. Sunscreen against visible light, prescribed creams and sometimes tablets come first. If laser is tried at all, it is at a low setting, after a test, and with the warning that patches return.',
      },
      {
        question: 'How many sessions are needed?',
        answer:
          'Single sun spots may need few, a face with old marks a series of light peels some weeks apart. We judge after each session by photographs and by how your skin has calmed down, so a fixed number at the start would be a guess.',
      },
      {
        question: 'Can I go back to work afterwards?',
        answer:
          'After a light peel usually straight away, with pink or slightly flaking skin. After toning the dark flakes can be seen for some days and should not be rubbed off under make-up. A deeper peel needs time at home, which is planned with you.',
      },
    ],
  },
  schema: {
    procedureType: 'noninvasive',
    bodyLocation: 'Face and neck',
    preparation: 'Diagnosis of the spots, some weeks of sunscreen and prescribed creams, a test on a small area.',
    howPerformed: 'An acid loosens the outer layers of the skin, or laser light is taken up by pigment, which then flakes off.',
    followup: 'Sun protection every day, mild care, and a check before each further session.',
  },
  review: medicalReview,
} satisfies ServiceContent;
