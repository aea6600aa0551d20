import { medicalReview } from '../medical-figures.ts';
import type { ServiceContent } from './service-content.ts';

export const service = {
  label: 'Acne and Scars',
  order: 110,
  department: 'dermatology',
  drawing: { treatment: 'acne-and-scars', tone: 2, state: 'before' },
  lead: 'Treatment of active acne first, then of the marks and scars it leaves behind.',
  description:
    'Acne and acne scars: how active acne is calmed, which treatment suits which scar and skin colour, recovery, risks and questions to ask.',
  information: {
    heading: 'Acne, marks and scars',
    paragraphs: [
      'Acne begins in the hair follicle: it makes too much oil, its opening clogs, bacteria multiply and the skin around it becomes inflamed. Hormones, family and some medicines play their part. It has nothing to do with dirt, and it can last far into adult life.',
      'What stays behind is of two kinds. Red or brown marks are changes of colour in skin that is otherwise whole, and most fade in time. Scars are changes of shape, because the skin has lost or made too much tissue, and they do not go away by themselves.',
      'Deeper skin forms brown marks easily, from the spots as well as from treatment that irritates. Every step is therefore chosen so that it calms the skin before it stimulates it.',
    ],
    points: [
      'Early treatment of acne is what prevents most scars',
      'Marks of colour and scars of shape need different treatments',
      'Scars become shallower and softer; they are not erased',
      'Squeezing and picking deepen both',
    ],
  },
  numbered: {
    heading: 'In four points',
    points: [
      {
        title: 'Calm the acne',
        text: 'Gels with a retinoid or benzoyl peroxide, tablets for a limited time, hormonal treatment or isotretinoin: the doctor chooses by how deep the spots are and whether they scar. Improvement takes weeks, and irritation at the start is usual.',
      },
      {
        title: 'Fade the marks',
        text: 'Sunscreen every day does most. Azelaic acid, retinoids and gentle peels help brown marks along. Red marks pass by themselves or respond to a laser for vessels. Strong bleaching creams bought without a doctor can do harm.',
      },
      {
        title: 'Treat scars by their shape',
        text: 'Narrow, deep scars are touched with acid or cut out; wide ones with sharp edges answer to laser; rolling ones are loosened from below with a needle. Raised scars are flattened with injections rather than with deep laser. Many faces need several methods in turn.',
      },
      {
        title: 'Keep what has been gained',
        text: 'A simple routine goes on after the spots have cleared: mild washing, a treatment gel as advised, a light moisturiser and sunscreen. It keeps acne from returning, and with it the next scars.',
      },
    ],
  },
  figures: 1,
  guide: {
    suits: [
      'Young people and adults with spots that are painful, widespread or leave marks',
      'People with sunken or raised scars whose acne has been quiet for some time',
      'People with brown or red marks who can protect their skin from the sun',
      'People who are ready to use a routine for months',
    ],
    unsuitable: [
      'Scar treatment while acne is still inflamed, as new scars would follow',
      'Peels and lasers on tanned, sunburnt or infected skin, or with a cold sore',
      'Retinoids and some tablets in pregnancy or when planning one; other treatments are chosen then',
      'Deep treatment of sunken scars in people who form keloids, unless a doctor has weighed it',
      'Deep scar treatment during or soon after isotretinoin, until the dermatologist agrees',
    ],
    preparation: [
      'Bring what you use on your face, hair oils and supplements included, and the names of earlier tablets.',
      'Tell us if you are or may become pregnant, and if your periods are irregular.',
      'Before peel or laser, use sunscreen for some weeks and stop retinoids when you are told to.',
      'Do not squeeze, wax or scrub the area before a treatment.',
    ],
    procedure: [
      'Spots, marks and scars are told apart in good light, and the skin is photographed.',
      'Acne is treated first, with blood tests where tablets or hormones make them necessary.',
      'When the skin is calm, the scars are grouped by shape and an order of treatments is agreed.',
      'A small area is tried where pigment is a worry; then the face is numbed and treated.',
      'Peel, needling, subcision, laser or injection is repeated at intervals as the skin allows.',
      'Photographs are compared, and the routine that holds the result is set down.',
    ],
    recovery: [
      {
        when: 'The first weeks of acne treatment',
        text: 'Skin may be dry, peel and seem worse before it improves. Using gels on every other evening and adding a moisturiser usually helps. Write to us before you give up.',
      },
      {
        when: 'The days after scar treatment',
        text: 'Peels and needling leave redness and fine scaling, lasers also swelling and crusts, subcision bruises. Wash mildly, leave crusts alone and stay out of the sun.',
      },
      {
        when: 'The weeks between',
        text: 'Redness fades, more slowly the deeper the treatment. Brown darkening may appear now in deeper skin; reported early, it can be treated with creams.',
      },
      {
        when: 'The months after',
        text: 'Collagen builds slowly, so a scar is judged only some months after the last session. Then we decide together whether more would be worth it.',
      },
    ],
    risks: {
      common: [
        'Dryness, burning and peeling from gels and creams',
        'Redness, swelling, crusts or bruises after scar treatments',
        'New spots for a short while',
        'Darkening after inflammation, most of all in brown and black skin',
      ],
      serious: [
        'Lighter or darker patches that last, burns or a new scar from peel or laser',
        'Infection, including a spread of cold sores over treated skin',
        'Keloids or raised scars in people who tend to them',
        'Harm to an unborn child from isotretinoin or other retinoids; pregnancy must be ruled out and prevented',
        'Effects of tablets on mood, liver, blood fats or stomach, which need watching',
      ],
      callUs:
        'Call us at once if treated skin blisters, oozes or hurts more each day, if you have fever or low mood while on tablets, or if you could be pregnant; for thoughts of self-harm seek emergency help.',
    },
    alternatives: [
      'Doing nothing: mild acne and most marks of colour settle in time, though scars remain.',
      'A routine from the pharmacy with benzoyl peroxide or salicylic acid for mild spots.',
      'Cover make-up that does not clog the follicles, alone or while treatment works.',
      'Filler for single sunken scars, which lasts for a limited time.',
    ],
    questions: [
      'Which of these are marks that will fade, and which are scars?',
      'Is my acne quiet enough to begin with scars?',
      'Which of my scars will respond, and which hardly?',
      'How do you lower the risk of dark patches in my skin?',
      'What do these tablets do to the rest of the body, and which checks do I need?',
      'How long do I go on with the routine?',
    ],
  },
  whyUs: {
    heading: 'How we treat acne and scars',
    points: [
      'Active acne and scars are treated in the right order by the same department.',
      'Each scar is matched to a method by its shape, and you see on a photograph which is which.',
      'Creams and sun protection prepare deeper skin before peel or laser, and a small area is tried first.',
      'If time and sunscreen alone will fade a mark, we say so and offer no treatment.',
    ],
  },
  results: { category: 'Acne and acne scars', pictures: 12, kind: 'rotating' },
  faq: {
    questions: [
      {
        question: 'Can acne scars be removed completely?',
        answer:
          'No. They can become shallower, softer and closer in colour to the skin around them, often clearly so. How far depends on their shape and depth. You are shown which of your scars are likely to respond before you agree to a series.',
      },
      {
        question: 'Does food cause acne?',
        answer:
          'For some people it plays a part. Much sugar and white flour, milk and whey powder have been linked with spots, chocolate and oil far less clearly. Leaving something out for some weeks can show whether it matters for you, but it rarely replaces treatment.',
      },
      {
        question: 'Why do dark marks stay when the spots have gone?',
        answer:
          'Inflamed skin makes extra pigment, and the deeper your skin colour, the more of it. Marks fade over months if no new spots come and the sun is kept off, visible light included. Tinted sunscreen helps here, and azelaic acid or a retinoid can shorten the wait.',
      },
      {
        question: 'How long until acne treatment works?',
        answer:
          'Give it some weeks to begin and some months to show what it can do. Skin often becomes drier and sometimes worse first. If there is no progress at the check-up, the plan is changed; stopping by yourself usually brings the spots back.',
      },
      {
        question: 'Is isotretinoin dangerous?',
        answer:
          'It is an effective medicine with clear rules. It harms an unborn child, so pregnancy must be prevented before, during and for a time after. It dries skin and lips, can affect liver and blood fats, and mood is watched. A dermatologist decides with you and checks your blood.',
      },
    ],
  },
  schema: {
    procedureType: 'noninvasive',
    bodyLocation: 'Face and trunk',
    preparation:
      'Examination of spots, marks and scars, list of medicines and products, pregnancy and blood tests where tablets require them.',
    howPerformed:
      'Creams and tablets calm the acne; peels, needling, subcision, laser or injections then treat scars by their shape.',
    followup: 'Check-ups during medicines, sun protection, and comparison of photographs some months after scar treatment.',
  },
  review: medicalReview,
} satisfies ServiceContent;
