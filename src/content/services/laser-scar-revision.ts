import { medicalFigures, medicalReview } from '../medical-figures.ts';
import type { ServiceContent } from './service-content.ts';

export const service = {
  label: 'Laser Scar Revision',
  order: 170,
  department: 'dermatology',
  drawing: { treatment: 'laser-scar-revision', tone: 3, state: 'before' },
  lead: 'Laser that makes a scar softer, flatter or closer in colour to the skin around it.',
  description:
    'Laser scar revision: which types of scars respond to which laser, how skin colour guides the choice, recovery, risks and questions to ask.',
  information: {
    heading: 'What laser can do for a scar',
    paragraphs: [
      'A scar is the tissue with which skin closes a wound. Its fibres lie in a different order, it has no hair or sweat glands, and for a long time it carries extra vessels. It ripens for many months, and much that looks troubling at first becomes paler by itself.',
      'Laser works on one feature at a time. Light for vessels takes redness out of a young scar. A fractional laser drills a grid of fine channels and leaves skin between them, so that the tissue rebuilds and becomes smoother and more supple. Stiffness and itching can ease as well.',
      'A scar is changed, not removed. The more pigment your skin has, the more easily heat leaves dark or pale patches, so energy is kept low, channels are set further apart and a small area is treated first.',
    ],
    points: [
      'Fades redness, smooths the surface, softens what is hard',
      'Several sessions, with weeks or months between them',
      'Often combined with injections, needling or a small operation',
      'Leaves a scar, though a less noticeable one if it succeeds',
    ],
  },
  texts: [
    {
      heading: 'Types of scars',
      paragraphs: [
        'What is possible depends on the type. The first thing a doctor does is to name it, since the wrong method can make a scar worse.',
      ],
      points: [
        'Fine lines after surgery or a cut: redness and an uneven edge can be blended',
        'Hypertrophic scars: raised and red within the wound; laser for vessels together with injections',
        'Keloids: grow beyond the wound; injections come first and laser alone often makes them return',
        'Sunken scars of acne or chickenpox: a fractional laser, with release from below where they are tethered',
        'Burn scars: stiff and itching; a fractional laser can make them more supple',
        'Contractures: a tight band across a joint; laser may soften it, surgery often has to release it',
        'Dark or pale scars: colour can be treated in part; pale scars are the harder ones',
      ],
    },
  ],
  figures: 1,
  guide: {
    suits: [
      'People with a red, raised, stiff or uneven scar that has closed fully',
      'People whose scar itches, pulls or limits movement',
      'People with sunken scars who accept improvement in steps',
      'People who can keep the scar out of the sun before and after',
    ],
    unsuitable: [
      'On a wound that is open, infected or inflamed',
      'On tanned skin, or while acne is still active in the area',
      'With a keloid, if nothing but a deep laser is planned',
      'Soon after isotretinoin, or on skin that has had radiotherapy, unless a doctor agrees',
      'If a lump, sore or change in an old scar has not been examined: it may need a biopsy, not a laser',
    ],
    preparation: [
      'Tell us how the scar came about, how old it is and what has been tried.',
      'Tell us about keloids in your family, cold sores, medicines, and illnesses that slow healing.',
      'Use sunscreen for some weeks; creams that calm pigment may be prescribed for deeper skin.',
      'Stop tobacco, which delays healing, and retinoid creams when you are told to.',
    ],
    procedure: [
      'The scar is felt, measured and photographed, and its type and age are noted.',
      'A small part is treated as a test and looked at again after some weeks.',
      'The skin is cleaned and numbed with cream or injections, and the eyes are covered.',
      'The laser is passed over the scar, sometimes in several layers or with two kinds of light.',
      'A medicine against thick tissue may be injected or spread into the fresh channels.',
      'The scar is cooled and dressed, and you take written advice home.',
    ],
    recovery: [
      {
        when: 'The first days',
        text: 'After light for vessels the scar is swollen and may look bruised. After a fractional laser it feels like sunburn, weeps a little and forms tiny crusts. Ointment and mild washing are enough.',
      },
      {
        when: 'The following weeks',
        text: `${medicalFigures.recovery} A light laser session heals sooner than a deep one. Redness is slow to fade, and sun on it brings dark patches, so it stays covered.`,
      },
      {
        when: 'Before the next session',
        text: 'The new fibres form over months. Massage and silicone gel or sheets are continued as advised, and any darkening is treated before laser is used again.',
      },
      {
        when: 'When it is judged',
        text: 'Old and new photographs are laid side by side in the same light, and you say how the scar feels. If another session would add little, treatment ends.',
      },
    ],
    risks: {
      common: [
        'Redness, swelling, pinpoint bleeding and crusts',
        'Bruise-like purple patches after light for vessels',
        'Itching and dry skin while it heals',
        'Darkening for some weeks or months, above all in brown and black skin',
      ],
      serious: [
        'A scar that becomes wider, harder or more raised, or a keloid that grows again',
        'Burns and blisters of the treated skin',
        'Lasting patches of lighter or darker skin',
        'Infection with bacteria, fungi or the virus of cold sores',
        'No visible improvement in spite of the effort and the cost',
      ],
      callUs:
        'Call us at once if the scar opens, oozes pus, blisters or hurts more each day, if small painful blisters spread or if you have fever, and soon if it begins to thicken or itch.',
    },
    alternatives: [
      'Waiting: a young scar often becomes paler and softer as it ripens.',
      'Silicone gel or sheets, massage and pressure, which help raised scars most.',
      'Injections of a steroid for raised scars, or filler and subcision for sunken ones.',
      'Surgery that cuts out or turns the scar, followed by careful aftercare.',
    ],
    questions: [
      'What type of scar is mine, and is it old enough to be treated?',
      'Which feature will this laser change: colour, height or stiffness?',
      'What is the risk of a keloid or of dark patches in my skin?',
      'Would injections or surgery do more than laser?',
      'How will we measure whether it has helped?',
      'At which point would you stop?',
    ],
  },
  whyUs: {
    heading: 'How we decide about a scar',
    points: [
      'The type of scar is named first, and the method follows from it.',
      'Dermatologist and plastic surgeon can look at it together, since laser and surgery often take turns.',
      'A test on a small part comes before the whole scar, with settings kept low in deeper skin.',
      'If waiting or silicone would do as much, we advise you to wait.',
    ],
  },
  results: { category: 'Acne and acne scars', pictures: 4, kind: 'grid' },
  faq: {
    questions: [
      {
        question: 'Can laser make a scar disappear?',
        answer:
          'No. It can make a scar paler, flatter, smoother or softer, so that it is less noticed by others and felt less by you. Skin over a scar does not become ordinary skin again. Anyone who promises that should be asked for proof.',
      },
      {
        question: 'How soon after an operation can a scar be treated?',
        answer:
          'Light for vessels can begin early, at times soon after the stitches are out. Deeper lasers wait until the wound is firmly closed. Often it is wiser to use silicone and sun protection first and see how the scar ripens. The surgeon who operated should be asked.',
      },
      {
        question: 'Does laser help keloids?',
        answer:
          'Not by itself. A keloid answers an injury by growing, and a laser is an injury. Light for its vessels can reduce redness and itching, and fine channels can carry medicine inwards, always together with injections or other treatment and long follow-up, as keloids tend to return.',
      },
      {
        question: 'Is it riskier in dark skin?',
        answer:
          'Yes. Brown and black skin reacts to heat with dark or pale patches more often, and it forms keloids more often too. Fractional lasers with low density, long pauses between sessions and strict sun protection lower that risk. Needling without heat may be the better choice.',
      },
      {
        question: 'Does the treatment hurt?',
        answer:
          'Light for vessels feels like the snap of a band; a deep fractional laser burns. Numbing cream is used for small areas, injections or more for large or stiff ones. Afterwards it feels like sunburn for some days. Tell us when the pain grows instead of fading.',
      },
    ],
  },
  schema: {
    procedureType: 'noninvasive',
    bodyLocation: 'Scarred skin',
    preparation: 'Naming of the type of scar, photographs, a test on a small part, sun protection for some weeks.',
    howPerformed: 'Laser light closes vessels of the scar or opens a grid of fine channels from which the tissue rebuilds.',
    followup: 'Wound care, sun protection and silicone, further sessions at intervals, comparison of photographs.',
  },
  review: medicalReview,
} satisfies ServiceContent;
