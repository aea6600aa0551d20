import { medicalFigures, medicalReview } from '../medical-figures.ts';
import type { ServiceContent } from './service-content.ts';

export const service = {
  label: 'Dark Circles and Under Eye Bags',
  order: 200,
  department: 'dermatology',
  replaceable: true,
  drawing: { treatment: 'dark-circles-under-eye-bags', tone: 1 },
  lead: 'What causes dark circles and bags under the eyes, and what can be done about each cause.',
  description:
    'Dark circles and under eye bags: how the cause is found, which creams, peels, laser, filler or surgery may help, risks and questions to ask.',
  information: {
    heading: 'One name for several causes',
    paragraphs: [
      'The skin of the lower lid is among the thinnest of the body. What looks like one dark circle may be pigment in that skin, vessels that shine through it, the shadow of a hollow, the shadow of a bag, or several of these at once.',
      'Bags have other causes: fat that bulges forward because the tissue in front of it has slackened, fluid that gathers overnight, or loose skin. Family, age, allergies and rubbing matter more than a short night, though tiredness makes everything more visible.',
      'The treatment of one cause does nothing for another. A cream cannot lift a shadow, and filler cannot lighten pigment. The examination is therefore the most useful part of the visit.',
    ],
    points: [
      'Pigment: brown, on the upper lid as well, common in brown and black skin',
      'Vessels: bluish or violet, stronger when tired',
      'Hollow: a shadow that changes with the direction of the light',
      'Bag: a bulge that stays; fluid comes and goes over the day',
    ],
  },
  texts: [
    {
      heading: 'What helps against which cause',
      paragraphs: [
        'These are the treatments that come into question. Often the gentlest is tried for some months before another is added.',
      ],
      points: [
        'Pigment: sunscreen, an end to rubbing, prescribed creams, a mild peel, rarely laser',
        'Vessels: cool compresses, enough sleep, sometimes light or PRP with a modest effect',
        'Hollow: filler in small amounts, or fat grafting',
        'Bulging fat and loose skin: surgery of the lower lid',
        'Fluid: less salt, a raised head at night, treatment of allergy',
      ],
    },
    {
      heading: 'When a doctor should look for an illness',
      paragraphs: [
        'Swelling that is new, on one side only, painful or present on the whole face may come from an infection, an allergy, the thyroid or the kidneys. Paleness with dark circles may point to anaemia. These are treated first, and not as a matter of looks.',
      ],
    },
  ],
  figures: 1,
  guide: {
    suits: [
      'People whose dark circles or bags have been there for long and have no illness behind them',
      'People with a clear hollow or a clear bulge, for whom filler or surgery can be discussed',
      'People with brown lids who will protect them from sun and rubbing for months',
      'People who hope for a rested look rather than skin without any shadow',
    ],
    unsuitable: [
      'With an infection, eczema or an allergic flare of the lids, until it has healed',
      'Filler where bags or fluid dominate, since it can add to the swelling',
      'Surgery with very dry eyes, or untreated disease of thyroid or eye, until a doctor agrees',
      'Strong peels and laser on deeply pigmented lids, which may become darker',
      'Retinoid creams, filler and most peels in pregnancy and while breastfeeding',
    ],
    preparation: [
      'Come without make-up, and bring a photograph of your eyes from some years ago.',
      'List eye drops and creams: drops against glaucoma can darken the lids, and scented products irritate them.',
      'Tell us about allergies, dry or itching eyes, contact lenses, thyroid disease and earlier filler.',
      'Blood thinners are changed only with the doctor who prescribed them.',
    ],
    procedure: [
      'The lids are examined in daylight and from several sides, and gently stretched to tell pigment from shadow.',
      'Allergy, eyes and general health are asked about, and blood tests follow where there is a reason.',
      'The causes are named in the order in which they matter, and a treatment is chosen for the first.',
      'Creams are used alone for some time, and begun slowly because the skin is so thin.',
      'A peel, injection, laser or operation follows only if needed; the eye is shielded from acid and light.',
      'Photographs in the same light show whether the next cause is worth treating.',
    ],
    recovery: [
      {
        when: 'With creams',
        text: 'Slight dryness and stinging are usual at first. Use very little and stay clear of the rim of the lid. Brown pigment fades over months, not over nights.',
      },
      {
        when: 'After peel or laser',
        text: 'The lids are pink or darker for some days and flake finely. Do not rub. Sunglasses, a hat and sunscreen made for the eye area protect against new pigment.',
      },
      {
        when: 'After filler',
        text: `Bruises and swelling are frequent and may take some time to fade. ${medicalFigures.fillers} Fine swelling in the morning can go on longer.`,
      },
      {
        when: 'After surgery of the lower lid',
        text: `${medicalFigures.recovery} The lids are bruised and the eyes water or feel dry at first. You get separate advice on drops, stitches and exercise.`,
      },
    ],
    risks: {
      common: [
        'Dryness, stinging or flaking from creams and peels',
        'Bruises and swelling after injections or surgery',
        'Darker lids for some weeks after any irritation, most of all in brown skin',
        'Watering or dry eyes for a while after surgery',
      ],
      serious: [
        'Loss of sight, rare, from filler in a vessel or from bleeding behind the eye after surgery',
        'Skin that dies where filler has blocked a vessel',
        'Lumps, a bluish tinge or long-lasting swelling after filler',
        'A lower lid that is pulled down or does not close fully after surgery or a deep peel',
        'Lasting darker or lighter patches, burns or scars from peel or laser',
        'Injury of the eye by acid or light, and infection',
      ],
      callUs:
        'For a change of sight, strong pain in the eye or sudden bulging go to an emergency department at once; call us for white or blotchy skin, growing swelling, pus or fever.',
    },
    alternatives: [
      'Doing nothing: dark circles and small bags are common and harmless.',
      'Enough sleep, treatment of allergy, cool compresses and no rubbing.',
      'Make-up that corrects colour: peach tones over blue, yellow tones over violet.',
      'Surgery of the lids or fat grafting, described on pages of their own.',
    ],
    questions: [
      'Which of the causes do I have, and which one matters most?',
      'Could an illness, an allergy or a medicine be behind it?',
      'What can a cream achieve, and how long should I try it?',
      'Is filler wise under my eyes, and can this one be dissolved?',
      'Would surgery serve me better than repeated small treatments?',
      'What could make my lids darker?',
    ],
  },
  whyUs: {
    heading: 'How we look at tired eyes',
    points: [
      'The cause is named before a treatment is, and you are shown it in the mirror.',
      'Dermatologist and plastic surgeon can both examine you, as creams and lid surgery belong to different hands.',
      'Brown lids are treated mildly and slowly, so that they do not become darker.',
      'If sleep, allergy or an illness is the reason, we say so and treat nothing else first.',
    ],
  },
  results: { category: 'Dark Circles and Under Eye Bags', pictures: 4, kind: 'grid' },
  faq: {
    questions: [
      {
        question: 'How can I tell what causes my dark circles?',
        answer:
          'Look in a mirror by a window. If you stretch the skin gently and the brown stays, it is mostly pigment; if it becomes more violet, vessels play a part. If the shadow goes when you lift your face to the light, it is a hollow or a bag. An examination makes it certain.',
      },
      {
        question: 'Do eye creams work?',
        answer:
          'Against dry, finely lined skin and some pigment they help a little, with patience. Caffeine can reduce fluid for some hours. No cream reaches bulging fat or fills a hollow. Stop any product that stings for longer than a few days, since irritation itself makes lids darker.',
      },
      {
        question: 'Is filler under the eyes advisable?',
        answer:
          'For a clear hollow in firm skin it can be. With bags, loose skin or swelling in the morning it often makes matters worse. The area lies close to vessels of the eye, so that loss of sight, though rare, belongs to the risks. We explain this before you decide.',
      },
      {
        question: 'When is surgery the better choice?',
        answer:
          'When fat bulges or skin is loose at all times of the day. The surgeon moves or removes some of the fat and tightens what is slack. Surgery does not change the colour of the skin, so that pigment may need treatment of its own before or afterwards.',
      },
      {
        question: 'Why are dark lids so common in brown skin?',
        answer:
          'Skin with much pigment answers rubbing, allergy, eczema and sun with more of it, and in some families the lids are darker from youth. That is a trait and no illness. Gentle care and sun protection go first; strong bleaching creams and deep peels can leave patches.',
      },
    ],
  },
  schema: {
    procedureType: 'noninvasive',
    bodyLocation: 'Lower eyelids',
    preparation:
      'Examination in daylight, questions about allergy, eye drops and general health, blood tests where there is a reason.',
    howPerformed: 'The cause decides: creams, mild peel, light or laser, filler in a hollow, or surgery of the lower lid.',
    followup: 'Sun protection, photographs in the same light, and a decision about the next step after some months.',
  },
  review: medicalReview,
} satisfies ServiceContent;
