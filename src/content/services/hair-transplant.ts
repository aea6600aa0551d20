import { medicalReview } from '../medical-figures.ts';
import { placeholder } from '../placeholder.ts';
import type { ServiceContent } from './service-content.ts';

export const service = {
  label: 'Hair Transplant',
  order: 60,
  department: 'plasticSurgery',
  drawing: { treatment: 'hair-transplant', tone: 2 },
  lead: 'Moving your own hair roots, a few at a time, to where hair has thinned or gone.',
  description:
    'Hair transplant: how roots are moved from the back of the head, single roots or strip, who it may suit, growth over the months, risks, questions.',
  information: {
    heading: 'Your own hair in another place',
    paragraphs: [
      'In the usual inherited hair loss the roots at the forehead and crown shrink, while those at the back and sides resist. A root that is moved keeps its nature: it goes on growing in its new place in most cases, and it can be cut, washed and combed like the rest.',
      'A transplant makes no new hair. It spreads what you have over a larger area, so that the supply at the back sets the limit, and the rest of your own hair may go on thinning. A good plan allows for both.',
    ],
    points: [
      'Rebuilds a hairline that has moved back, or fills the crown',
      'Covers some scars, and gaps in beard or eyebrows',
      'Works with roots taken singly or from a narrow strip of skin',
      'Often goes together with medicines that slow further loss',
    ],
  },
  viewer: {
    kind: 'steps',
    pictures: [
      {
        title: 'The hair before',
        text: 'First comes the question why hair is falling. The scalp is looked at through a magnifying lens, health and medicines are asked about, and blood is tested where iron, thyroid or hormones may play a part.',
      },
      {
        title: 'Counting the supply',
        text: 'At the back of the head the roots are counted in a small field, and their thickness is judged. Curly or thick hair covers more with the same number. This shows what can be given away without a bare patch.',
      },
      {
        title: 'Drawing the hairline',
        text: 'A line that fits your face now has to fit it in old age as well. It is drawn with slight irregularity and not too low, and you look at it from the front and the side.',
      },
      {
        title: 'Taking the roots',
        text: 'After numbing, roots are taken one group at a time with a tiny round punch, or a narrow strip is cut out and divided under the microscope. Until they are used they lie in cool fluid.',
      },
      {
        title: 'Planting',
        text: 'Fine openings set direction and angle, so that the new hair lies like the old. Single hairs go to the front edge, groups of several behind it. This takes hours, with pauses for food and rest.',
      },
      {
        title: 'The hair afterwards',
        text: 'The planted hairs fall after some weeks, and the roots rest before they grow again. The change is visible over many months. We tell you how much cover your supply allows, and when medicine alone is the wiser way.',
      },
    ],
  },
  guide: {
    suits: [
      'Men and women with inherited hair loss that has become slow or steady',
      'People with enough healthy hair at the back and sides',
      'People with a stable scar from injury, burn or operation in which hair no longer grows',
      'People who accept a gain in cover, not the density of youth',
    ],
    unsuitable: [
      'In very young people whose loss has only begun and cannot yet be foreseen',
      'With sudden, patchy or inflamed hair loss, until its cause is known and quiet',
      'When hair is thin all over, the back included',
      'With a tendency to thick scars, or with disorders of clotting',
      'After illness, birth or strict diets, when hair usually comes back by itself',
    ],
    preparation: [
      'Examination of scalp and hair, and blood tests where the cause is not clear.',
      'Tell us of heart trouble, allergies to numbing medicines, and all tablets and drops you use.',
      'Do not cut or colour your hair in the last days unless you have been asked to.',
      'Avoid alcohol and tobacco as advised, wash your hair in the morning and wear a shirt that opens in front.',
    ],
    procedure: [
      'Hairline and areas are drawn and photographed, and the hair is shortened where roots are taken.',
      'The scalp is numbed with injections; they sting, and after that you are awake without feeling the work.',
      'Roots are taken singly, or as a strip whose edges are stitched together.',
      'They are sorted under magnification and kept cool and moist.',
      'Fine openings are made in the thin area and the roots are set in them one by one.',
      'The back of the head is dressed, and you are shown how to spray, sleep and wash.',
    ],
    recovery: [
      {
        when: 'The first days',
        text: 'Small crusts sit on each root, the back feels sunburnt, and swelling may sink from the forehead to the eyelids. Sleep half upright, do not touch or scratch, and keep sun and helmets away.',
      },
      {
        when: 'When the crusts go',
        text: 'They come off with gentle washing as you were shown. Stitches from a strip are removed at a check-up. Work is often possible early, sport and swimming when the skin has closed.',
      },
      {
        when: 'The quiet weeks',
        text: 'Most planted hairs fall, and some of your own hair nearby may thin for a while. This is expected and worries nearly everyone. The roots stay in the skin and rest.',
      },
      {
        when: 'Growth over the months',
        text: 'Fine hairs appear, first here and there, then more. They thicken slowly, the crown later than the front. Photographs are compared when growth has come to its end, after about a year.',
      },
    ],
    risks: {
      common: [
        'Crusts, redness and itching for days to weeks',
        'Swelling of forehead and lids',
        'Numb or tight skin at the back of the head',
        'Passing loss of hair next to the planted area, called shock loss',
        'Small spots when new hairs push through',
      ],
      serious: [
        'Infection, bleeding, or death of a small area of skin',
        'Roots that do not take, so that cover stays thinner than planned',
        'A back of the head that looks thinned out, or a wide scar where a strip was taken',
        'A hairline that looks unnatural, or stands alone when hair behind it goes on falling',
        'Too much numbing medicine at once, with effects on heart and brain; it is dosed by body weight and watched',
      ],
      callUs:
        'Call us at once with fever, pus, strong or growing pain, bleeding that pressing does not stop, or skin that turns dark; with palpitations, fainting or trouble breathing seek emergency help.',
    },
    alternatives: [
      'Medicines as lotion or tablets that slow the loss; they work only as long as they are used and have effects to discuss.',
      'Platelet-rich plasma into the scalp, whose effect differs from person to person.',
      'Powders, hairpieces, colouring of the scalp, or a short cut that makes peace with it.',
      'Treating a cause such as lack of iron or a thyroid disorder, where there is one.',
    ],
    questions: [
      'What kind of hair loss do I have, and will it go on?',
      'How many roots can my supply give in a whole life?',
      'Who takes the roots and who plants them, and is a doctor present throughout?',
      'Single roots or strip, and what will I see at the back of my head?',
      'What happens if fewer roots take than planned?',
      'Which medicine should I use beside it, and for how long?',
    ],
  },
  whyUs: {
    heading: 'How we decide on a transplant',
    points: [
      'The cause of the loss is found first; where illness stands behind it, that is treated.',
      'The supply is counted, and part of it is kept in reserve for later years.',
      'The hairline is drawn for the face you will have, and you see it before we begin.',
      'Surgeon and dermatologist advise together on medicines beside the operation.',
    ],
  },
  results: { category: 'Hair Transplant', pictures: 12, kind: 'grid' },
  faq: {
    videos: [
      {
        id: 'single-roots-or-strip',
        title: 'What is the difference between single roots and a strip?',
        videoId: placeholder(null, 'video "What is the difference between single roots and a strip?"'),
        answer:
          'With single roots, known as FUE, many tiny round marks are left, which very short hair may show as pale dots. With a strip, known as FUT, a fine line stays that longer hair covers. The planting is the same. Your hairstyle, scalp and supply help to choose.',
      },
      {
        id: 'when-hair-grows',
        title: 'When will the new hair grow?',
        videoId: placeholder(null, 'video "When will the new hair grow?"'),
        answer:
          'Not at once. The planted hairs fall in the first weeks, the roots rest for some months, and then fine hair appears and thickens. The front is ahead of the crown. About a year passes before the whole change can be judged, sometimes more.',
      },
      {
        id: 'does-it-last',
        title: 'Does transplanted hair last?',
        videoId: placeholder(null, 'video "Does transplanted hair last?"'),
        answer:
          'Roots from the back mostly keep the long life they had there, yet they age with you, and a few people thin at the back as well. The hair that was never moved goes on following your inheritance. This is why medicine beside it, and a reserve, belong to the plan.',
      },
    ],
    questions: [
      {
        question: 'Does a hair transplant hurt?',
        answer:
          'The injections that numb the scalp sting. After that you feel touch but no sharp pain, and more can be given when the effect fades. In the first nights the back of the head is sore, which ordinary tablets usually ease. Tell the team at any time if something hurts.',
      },
      {
        question: 'Can women have a hair transplant?',
        answer:
          'Yes, if the back of the head is strong, for example with a high forehead, a receding line or a scar. In many women hair thins all over, including the back, and then a transplant has little to take from. Iron, thyroid and hormones are looked at first.',
      },
      {
        question: 'Do I have to shave my head?',
        answer:
          'For single roots the hair at the back is cut very short, at least in a band. With a strip only the strip itself is shortened and the hair above covers it. The area that receives roots is often shortened as well, because that makes precise work easier.',
      },
      {
        question: 'Can I use hair from another person?',
        answer:
          'No. The body would reject the roots of another person, unless medicines suppressed its defences, which would do far more harm than thin hair. Only your own hair can be used; hair of the beard or chest can help a little where the head has too few.',
      },
      {
        question: 'How many operations will I need?',
        answer:
          'One is enough for some; others wish for a second one when hair behind the planted area has thinned. A bare crown together with a bare front is usually more than one supply can fill at once. We plan the order so that each step looks right by itself.',
      },
    ],
  },
  schema: {
    procedureType: 'surgical',
    bodyLocation: 'Scalp',
    preparation:
      'Diagnosis of the hair loss, count of the supply at the back of the head, blood tests where needed, drawing of the hairline.',
    howPerformed:
      'Under local anaesthesia hair roots are taken singly or from a strip and set one by one into fine openings in the thin area.',
    followup: 'Gentle washing as shown, removal of stitches after a strip, check-ups and photographs until growth can be judged.',
  },
  review: medicalReview,
} satisfies ServiceContent;
