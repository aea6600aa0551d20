import { medicalFigures, medicalReview } from '../medical-figures.ts';
import type { ServiceContent } from './service-content.ts';

export const service = {
  label: 'Laser Hair Removal',
  order: 120,
  department: 'dermatology',
  drawing: { treatment: 'laser-hair-removal', tone: 1 },
  lead: 'Lasting reduction of unwanted hair, over a series of sessions, with the wavelength your skin allows.',
  description:
    'Laser hair removal: how light reduces hair, which wavelengths suit which skin, how sessions go, aftercare, risks and the questions to ask.',
  information: {
    heading: 'How light reaches the hair',
    paragraphs: [
      'The pigment of a hair takes up laser light and turns it into heat. The heat travels to the root and harms the cells from which the hair grows, while the surface of the skin is cooled.',
      'Only hairs in their growing phase are affected, and they are never all in it at once. A series of sessions is therefore needed. The aim is fewer, finer and slower hairs; some return in time, and single sessions later on keep the result.',
      `${medicalFigures.laserHairRemoval} The longest of the three is usually the choice for deeper skin, because the pigment of the skin takes up less of it.`,
    ],
    points: [
      'Works on dark hair; white, grey, red and very fair hair hardly respond',
      'Used on the face, armpits, arms, legs, bikini line, chest and back',
      'Not used on the eyelids or inside the rim of the eye socket',
      'Hormones can make new hair grow, so a cause is looked for first',
    ],
  },
  viewer: {
    kind: 'views',
    pictures: [
      {
        title: 'Hair, root and pigment',
        text: 'The light looks for pigment. A dark, thick hair takes up much of it and heats its own root; a white hair takes up none. We look at your hair closely before we say what laser can do.',
      },
      {
        title: 'Growing and resting hairs',
        text: 'A resting hair has let go of its root and escapes the heat. Each session reaches another share of the hairs, which is why sessions are spaced by some weeks, and further apart where hair grows slowly.',
      },
      {
        title: 'The right wavelength',
        text: 'Short wavelengths are taken up strongly and suit fair skin and fine hair; long ones reach deeper and spare pigmented skin. Wavelength, energy and pulse are set for you and adjusted from visit to visit.',
      },
      {
        title: 'The test area',
        text: 'A small, hidden area is treated first and looked at again after some days. In brown and black skin, and after a tan, this shows in time whether the setting would burn or stain.',
      },
      {
        title: 'Shaving and cooling',
        text: 'The hair is shaved to the surface so that the heat goes to the root and does not burn on the skin. Cold air, gel or a cooled tip protects the surface during each pulse. Everyone in the room wears goggles.',
      },
      {
        title: 'Less hair, step by step',
        text: 'After the series most people have clearly less hair, and what returns is finer. We photograph the area, ask how you see the change yourself, and say when another session would add too little.',
      },
    ],
  },
  texts: [
    {
      heading: 'Advantages',
      paragraphs: [
        'Compared with shaving, waxing and plucking, laser treatment has these advantages. They are to be weighed against its cost, its number of sessions and its risks.',
      ],
      points: [
        'Large areas such as legs or back can be treated in one visit',
        'Less hair grows back, and what returns is usually finer and lighter',
        'Fewer ingrown hairs and fewer shaving bumps, in the beard area as well',
        'You may shave between sessions and need not let the hair grow',
        'No cut is made, and most people return to their day straight away',
        'Wavelength, energy and cooling can be fitted to skin from light to deep',
      ],
    },
  ],
  guide: {
    suits: [
      'People with dark hair in an area where they want less of it',
      'People with ingrown hairs or inflamed bumps after shaving or waxing',
      'People who can come for the whole series and keep the area out of the sun meanwhile',
      'People who understand that hair is reduced and that some of it may return',
    ],
    unsuitable: [
      'On tanned or sunburnt skin, or with self-tanner, until the colour has faded',
      'With an infection, an open wound, active eczema or a cold sore in the area',
      'While taking medicines that make skin sensitive to light, unless a doctor agrees',
      'During pregnancy, when treatment is usually put off and hormones change growth anyway',
      'Over tattoos, and over moles that have not been examined',
    ],
    preparation: [
      'Do not wax, pluck or thread for some weeks before: the laser needs the root. Shaving is allowed.',
      'Keep the area out of the sun and use sunscreen; tell us honestly about any recent tan.',
      'Tell us about medicines, above all isotretinoin, and about cold sores, keloids or vitiligo.',
      'If hair grows on chin, chest or belly and periods are irregular, have hormones checked first.',
      'Come without cream, deodorant or make-up on the area.',
    ],
    procedure: [
      'Skin type, hair and medicines are looked at, and a test area is treated.',
      'On the day, hair is shaved short, moles are covered and everyone puts on eye protection.',
      'The handpiece moves over the area pulse by pulse; each feels like the snap of a rubber band with heat.',
      'The skin is cooled all the while, and you say at once when a place feels too hot.',
      'A soothing cream and sunscreen are put on, and the settings are noted for the next session.',
    ],
    recovery: [
      {
        when: 'The first hours',
        text: 'The skin is warm and pink, with small bumps round the hair openings. On brown skin you may feel the warmth more than you see it. Cool packs and a plain cream help.',
      },
      {
        when: 'The first days',
        text: 'Avoid hot baths, saunas, hard exercise, scented products and scrubs. Use sunscreen on every uncovered area, as sun on irritated skin is the usual cause of dark patches.',
      },
      {
        when: 'The following weeks',
        text: 'Treated hairs seem to grow but are being shed; let them fall or shave them. Do not pluck. New hairs appear in patches, and then the next session is due.',
      },
      {
        when: 'After the series',
        text: 'Hair is thinner and slower. Some people come back now and then for a single session, mostly for the face, where hormones wake new hairs.',
      },
    ],
    risks: {
      common: [
        'Redness, swelling round the hair openings and a feeling of sunburn',
        'Itching, dryness or small crusts',
        'Darker skin for some weeks or months, more often in brown and black skin and after sun',
      ],
      serious: [
        'Burns and blisters, when the setting is too strong for the skin or the skin is tanned',
        'Lighter or darker patches that last for a long time',
        'Scars, which are rare and mostly follow a burn or an infection',
        'More hair instead of less, above all fine hair of face and neck in women of South Asian, Middle Eastern or Mediterranean origin',
        'Injury of the eye, if protection is missing or the lids are treated',
        'A cold sore or an infection of the hair roots',
      ],
      callUs:
        'Call us on the same day if blisters, open skin, pus, a pattern of dark or pale marks or growing pain appears, and go to an emergency department at once if an eye hurts or your sight changes.',
    },
    alternatives: [
      'Doing nothing: body hair protects the skin and needs no treatment.',
      'Shaving, trimming, threading, waxing or hair-dissolving cream, repeated as the hair grows.',
      'Electrolysis, hair by hair, which also works on white and fair hair.',
      'Treatment of a hormonal cause by a doctor, alone or together with laser.',
    ],
    questions: [
      'Which wavelength will you use on my skin, and why?',
      'Will you treat a test area, and when will you look at it?',
      'Is my hair dark and thick enough to respond?',
      'Could my hair growth have a hormonal cause?',
      'How will you tell whether another session is worth it?',
      'Who handles the laser, and which doctor is there if the skin reacts?',
    ],
  },
  whyUs: {
    heading: 'How we work with this laser',
    points: [
      'Skin, hair and medicines are examined before the first pulse, and a test area comes before the whole area.',
      'Three wavelengths can be considered, and the choice is explained to you.',
      'If the hair is too fair or the cause is hormonal, we say so before you begin a series.',
      'Settings and reactions are written down at every session, so that the next begins from them.',
    ],
  },
  results: { category: 'Laser Hair Removal', pictures: 12, kind: 'rotating' },
  faq: {
    questions: [
      {
        question: 'Is laser hair removal suitable for brown and black skin?',
        answer:
          'It can be, with the right wavelength, careful energy, good cooling and a test area. Pigment in the skin takes up light as well, so the margin between effect and burn is narrower than in fair skin. If your skin is tanned, treatment waits until the tan has gone.',
      },
      {
        question: 'Will the hair stay away?',
        answer:
          'Hair is reduced, often for a long time, but not every root is destroyed and hormones can wake new ones. Expect fewer and finer hairs and perhaps a session now and then to keep the result. Hair on the face returns more readily than in the armpits or on the legs.',
      },
      {
        question: 'How many sessions will I need?',
        answer:
          'That depends on the area, the colour and thickness of the hair, your skin and your hormones, so an honest number cannot be given in advance. Plan for a series spaced by weeks. After some sessions we compare photographs and decide together about more.',
      },
      {
        question: 'May I shave, wax or pluck between sessions?',
        answer:
          'Shaving and trimming are allowed, since the root stays in place. Waxing, threading and plucking take the root away and leave the laser without a target, so they should stop for some weeks before the first session and until the series ends.',
      },
      {
        question: 'Can laser make hair grow?',
        answer:
          'Rarely, yes. Fine hair at the edge of a treated area can become thicker, most often on face and neck and in women of South Asian, Middle Eastern or Mediterranean origin. If we see this we stop, look for a hormonal cause and discuss another method.',
      },
    ],
  },
  schema: {
    procedureType: 'noninvasive',
    bodyLocation: 'Face and body',
    preparation:
      'Examination of skin type and hair, a test area, no waxing or plucking and no sun on the area, shaving before the session.',
    howPerformed: 'Pulses of laser light heat the roots of pigmented hairs while the surface of the skin is cooled.',
    followup: 'Sun protection, further sessions some weeks apart, and a comparison of photographs before each decision.',
  },
  review: medicalReview,
} satisfies ServiceContent;
