import { medicalFigures, medicalReview } from '../medical-figures.ts';
import type { ServiceContent } from './service-content.ts';

export const service = {
  label: 'Laser Tattoo Removal',
  order: 140,
  department: 'dermatology',
  drawing: { treatment: 'laser-tattoo-removal', tone: 1, state: 'before' },
  lead: 'Breaking up tattoo ink with short pulses of light, so that the body can carry it away.',
  description:
    'Laser tattoo removal: why it takes a series of sessions, which inks respond, what darker skin needs, aftercare, risks and questions to ask.',
  information: {
    heading: 'How ink leaves the skin',
    paragraphs: [
      'Tattoo ink stays because its grains are too large for the cells that clear the skin. A very short pulse of laser light shatters the grains. In the weeks that follow, the cells carry the fragments off, mostly to the lymph nodes, and the drawing becomes paler.',
      `${medicalFigures.tattooRemoval} Between them lie some weeks or more, because the body does most of the work in that time. To treat more often or harder does not speed it up; it harms the skin.`,
      'Ink and skin both take up the light. In fair skin nearly all of it goes to the tattoo; in brown and black skin the pigment of the skin takes its share, so that wavelength and energy are chosen with more reserve and sessions may be further apart.',
    ],
    points: [
      'Black and dark blue ink responds most readily',
      'Green, turquoise and purple are slower; yellow, white and skin-coloured ink may stay',
      'Amateur tattoos with little ink often fade sooner than dense professional ones',
      'A pale outline or a change of texture can remain where the drawing was',
    ],
  },
  texts: [
    {
      heading: 'What decides how a tattoo fades',
      paragraphs: [
        'Nobody can tell from a photograph how many sessions you will need. These are the things we look at, and why two tattoos on one arm may behave differently.',
      ],
      points: [
        'Colours of the ink, and what it is made of, which is seldom known',
        'How dense it is, and whether one tattoo covers another',
        'Where it lies: close to the trunk it usually fades faster than on hands and feet',
        'Your skin colour, and how your skin has healed before',
        'Smoking, and illnesses or medicines that weaken healing',
      ],
    },
  ],
  figures: 1,
  guide: {
    suits: [
      'Adults who want a tattoo gone, or paler so that another can cover it',
      'People with dark ink in skin that is healthy and not tanned',
      'People with the patience for a series over a long time',
      'People who can accept that a shadow or some colour may stay',
    ],
    unsuitable: [
      'On tanned or sunburnt skin, or over an infection, eczema or an open wound',
      'If the tattoo has itched, swollen or formed lumps: an allergy to ink must be examined first',
      'With a mole inside the tattoo that no doctor has looked at',
      'If you form keloids or have ever been treated with gold, unless a doctor agrees',
      'In pregnancy and while breastfeeding, when it is usually put off',
    ],
    preparation: [
      'Keep the tattoo out of the sun for some weeks and use sunscreen.',
      'Tell us about medicines, above all those that make skin sensitive to light or weaken the immune system.',
      'Tell us how old the tattoo is, whether it covers another and whether it was ever treated.',
      'Have any changing mole in or near it examined before the first session.',
    ],
    procedure: [
      'Ink, skin colour and old scars are examined, photographs taken and a test spot treated.',
      'The skin is cleaned and numbed with cream, cold air or small injections.',
      'Everyone wears eye protection made for the wavelength in use.',
      'The laser passes over the lines; the ink turns white for some minutes as tiny bubbles form.',
      'The skin is cooled, covered with ointment and a dressing, and the setting is noted.',
    ],
    recovery: [
      {
        when: 'The first days',
        text: 'The area is swollen, sore and warm, and blisters may form. Keep it clean under ointment and a dressing, and do not open a blister. Sport and swimming wait until the skin is dry and closed.',
      },
      {
        when: 'Until crusts have fallen',
        text: 'Crusts come off by themselves within some weeks. Scratching them leaves scars and pale spots. Clothes should not rub, and the area stays covered from the sun.',
      },
      {
        when: 'Between sessions',
        text: 'The ink goes on fading long after the skin looks calm. Patches that have become darker or lighter are shown to us, and the next session waits until they have settled.',
      },
      {
        when: 'After the last session',
        text: 'Colour and texture of the skin keep adjusting for months. Only then can be said what will stay, and whether a cover tattoo, another laser or nothing more is sensible.',
      },
    ],
    risks: {
      common: [
        'Pain, swelling, pinpoint bleeding and blisters for some days',
        'Crusts, itching and temporary dryness',
        'Darker skin in the shape of the tattoo, which usually fades over months',
      ],
      serious: [
        'Lighter skin that lasts, more noticeable and more frequent in brown and black skin',
        'A burn, a scar, a keloid or a lasting change of texture',
        'White, pink or skin-coloured ink, often in cosmetic tattoos, that suddenly turns dark',
        'Allergic reaction to fragments of ink, in the skin or in the whole body',
        'Infection of the treated area',
        'Injury of the eye without the right protection',
      ],
      callUs:
        'Call us at once for fever, pus, spreading redness, growing pain or a rash away from the tattoo, and go straight to an emergency department if face or throat swells or breathing becomes hard.',
    },
    alternatives: [
      'Keeping the tattoo: ink in healthy skin needs no treatment.',
      'A cover tattoo, for which a few laser sessions that only fade may be enough.',
      'Cutting out a small tattoo, which leaves the scar of a line in its place.',
      'Camouflage make-up for single occasions.',
    ],
    questions: [
      'Which colours of my tattoo will respond, and which may stay?',
      'Which laser will you use for this ink and for my skin?',
      'When will you look at the test spot?',
      'What will you do if my skin becomes lighter or darker?',
      'Can this tattoo be faded enough for a cover, instead of removed?',
      'What does a session cost, and what if more are needed than planned?',
    ],
  },
  whyUs: {
    heading: 'How we approach a tattoo',
    points: [
      'A test spot shows how ink and skin react before the whole drawing is treated.',
      'You are told which colours may stay, so that you can decide before the first session.',
      'The skin has to be calm before we go on, even if that lengthens the series.',
      'Moles in the tattoo and reactions of the skin are looked at by a dermatologist.',
    ],
  },
  results: { category: 'Laser tattoo removal', pictures: 4, kind: 'grid' },
  faq: {
    questions: [
      {
        question: 'How many sessions does a tattoo take?',
        answer: `${medicalFigures.tattooRemoval} A small, old tattoo in black may need fewer than a new, dense and colourful one. After the first sessions the speed of fading becomes clear, and the plan is adjusted.`,
      },
      {
        question: 'Will the skin look as if there had never been a tattoo?',
        answer:
          'Sometimes nearly, often not quite. A pale shape, a trace of colour or a change in the surface may remain, some of it from the needle that made the tattoo. If this would trouble you more than the tattoo, it is worth knowing before you begin.',
      },
      {
        question: 'Is it possible on brown or black skin?',
        answer:
          'Yes, with restraint. A wavelength that the pigment of the skin takes up less, low energy, a test spot and longer pauses lower the risk of pale or dark patches. They do not remove it. Green and red inks need wavelengths that this skin tolerates poorly, so those colours may have to stay.',
      },
      {
        question: 'Can tattooed eyebrows or lip lines be treated?',
        answer:
          'They can, but with special care. Cosmetic inks often contain iron or titanium, which can turn grey or black at the first pulse. A tiny spot is tested and watched. Brow hairs may turn white for a time, and the eyes need shields on the eyeball when lids are treated.',
      },
      {
        question: 'What about removal creams or acid?',
        answer:
          'Creams that bleach the surface do not reach the ink, which lies deeper. Acids and salt scrubs go deep without control and often leave burns and raised scars, which are harder to treat than the tattoo. We advise against both.',
      },
    ],
  },
  schema: {
    procedureType: 'noninvasive',
    bodyLocation: 'Tattooed skin',
    preparation: 'Examination of ink, skin colour and moles, photographs, a test spot, and no sun on the area for some weeks.',
    howPerformed: 'Very short pulses of laser light break the grains of ink, whose fragments the body carries away.',
    followup: `${medicalFigures.tattooRemoval} The skin is dressed, kept from the sun and looked at before each session.`,
  },
  review: medicalReview,
} satisfies ServiceContent;
