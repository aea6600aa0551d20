import { medicalReview } from '../medical-figures.ts';
import type { ServiceContent } from './service-content.ts';

export const service = {
  label: 'Platelet Rich Plasma Injections',
  order: 180,
  department: 'dermatology',
  drawing: { treatment: 'platelet-rich-plasma-injections', tone: 2 },
  lead: 'Injections prepared from your own blood, used for hair loss, skin texture and acne scars.',
  description:
    'Platelet rich plasma (PRP) from your own blood for hair loss, skin texture and acne scars: what is known, how it goes, risks and questions.',
  information: {
    heading: 'Plasma from your own blood',
    paragraphs: [
      'Blood carries platelets, small cell fragments that close wounds and release growth factors. For platelet rich plasma, PRP for short, a little of your blood is spun until the platelets gather in a thin layer of plasma, and this layer is injected where it is wanted.',
      'The hope is that the growth factors stir hair roots or skin cells into work. How much comes of it differs widely between people, and methods of preparation differ as well. PRP is an addition to a plan more often than a plan of its own.',
    ],
    points: [
      'Prepared from your own blood on the day of treatment',
      'Given as a series, with a check of whether it helps',
      'Slow: a change shows after months, if it shows',
      'Used alone or together with medicines, microneedling or laser',
    ],
  },
  texts: [
    {
      heading: 'Where it is used',
      paragraphs: [
        'PRP comes into question for these uses. What can be expected differs from one to the next, as described below.',
      ],
      points: ['Hair loss', 'Skin lightening and texture improvement', 'Acne scars'],
    },
    {
      heading: 'What each use can bring',
      paragraphs: [
        'Hair loss: most is known about thinning of the pattern type, in men and women, while the roots are still alive. Shedding may slow and hair may become thicker. A bald area does not fill again, and the effect fades when treatment stops.',
        'Skin: texture and fine lines may soften a little, and dull or patchy colour may look more even and lighter. PRP does not bleach, does not change the colour you were born with, and is no substitute for sun protection or for treating the cause of a dark patch.',
        'Acne scars: PRP is used mostly together with microneedling, subcision or laser, to support healing. Shallow, rolling scars respond better than deep, narrow ones, and active acne is treated first.',
      ],
    },
    {
      heading: 'How it works',
      paragraphs: [
        'Platelets release growth factors for some days after injection. Those signals are thought to lengthen the growing phase of hair and to prompt the skin to make collagen. Research supports this in part; studies are small and hard to compare, and we tell you so.',
        'Because the plasma is your own, an allergy to it is not expected. An allergy to the anaesthetic, the disinfectant or an additive in the tube remains possible. Clean work matters, since blood is drawn and given back.',
      ],
    },
  ],
  figures: 1,
  guide: {
    suits: [
      'Adults with early thinning of hair whose roots are still active',
      'People with shallow acne scars who plan microneedling or laser as well',
      'People who wish for a somewhat fresher texture and can accept a modest change',
      'People who can come for a series and wait some months before judging it',
    ],
    unsuitable: [
      'With too few platelets, platelets that do not work, or a disorder of bleeding',
      'With an infection of the skin or of the whole body, until it has healed',
      'With cancer, or blood or liver disease, unless the treating doctors agree',
      'In pregnancy and while breastfeeding, as too little is known',
      'Where the scalp is scarred or bald, because there is no root left to respond',
    ],
    preparation: [
      'Find the cause first: hair loss can come from low iron, the thyroid, medicines or illness, and blood tests may be needed.',
      'List all medicines; anti-inflammatory painkillers and blood thinners affect platelets, and are changed only with your doctor.',
      'Eat and drink as usual on the day, so that drawing blood is easy.',
      'Come with clean hair and without make-up, and say if you faint at needles.',
    ],
    procedure: [
      'The area is examined and photographed, and you are asked again about medicines and illnesses.',
      'Blood is drawn from a vein of the arm into a sterile tube that carries your name.',
      'The tube is spun, so that red cells settle and the plasma with the platelets can be taken off.',
      'The skin is cleaned and numbed with cream, cold or small injections.',
      'The plasma is injected in many small drops, or spread over skin that has been microneedled.',
      'You rest for a moment, and the date of the next session is set.',
    ],
    recovery: [
      {
        when: 'The same day',
        text: 'Scalp or face is tender, swollen and red, and may feel tight. Do not wash the hair or use make-up until the next day. A tablet against pain may help; ask us which, as some act against platelets.',
      },
      {
        when: 'The first days',
        text: 'Swelling can sink from the forehead to the eyelids, and bruises appear. Heat, heavy sweating, swimming and hair colour wait until the punctures have closed. Protect the face from the sun.',
      },
      {
        when: 'Between sessions',
        text: 'Sessions follow each other after some weeks. Some hair may be shed at first. Any medicines for the hair are continued as agreed, since PRP does not replace them.',
      },
      {
        when: 'When it is judged',
        text: 'New photographs are compared with the first ones after some months. If nothing has changed, to go on makes little sense; if it has helped, repeats at longer intervals keep the effect.',
      },
    ],
    risks: {
      common: [
        'Pain during and tenderness after the injections',
        'Redness, swelling and bruises of the treated area and of the arm',
        'A headache or a tight feeling of the scalp',
        'Brown marks after needling or bruises in skin that forms pigment easily',
      ],
      serious: [
        'Infection, also one carried by blood if sterile rules are broken',
        'Injury of a small nerve or vessel, with numbness or a larger bruise',
        'Allergic reaction to the anaesthetic or to an additive',
        'Lumps or scars at the punctures',
        'Loss of sight after injections into the face, very rarely, when a vessel of the eye is blocked',
      ],
      callUs:
        'Call us at once if there is fever, pus, spreading redness or growing pain, and go straight to an emergency department if your sight changes or you have trouble breathing.',
    },
    alternatives: [
      'Doing nothing, or waiting until the cause of the hair loss is treated and hair recovers by itself.',
      'Medicines for hair, applied or taken, which a doctor explains with their effects on the rest of the body.',
      'Hair transplantation for areas in which the roots are gone.',
      'For skin and scars: retinoid creams, peels, microneedling, subcision or laser without PRP.',
    ],
    questions: [
      'What is the cause of my hair loss or my scars, and is it being treated?',
      'How well does PRP work for exactly this, and what would you expect in my case?',
      'How is the plasma prepared, and is everything that touches my blood used once only?',
      'How many sessions come before we judge, and when do we stop?',
      'What would the medicine alone, without PRP, achieve?',
      'What does the whole series cost?',
    ],
  },
  whyUs: {
    heading: 'How we work with PRP',
    points: [
      'The cause of hair loss or dull skin is looked for before blood is drawn.',
      'We say what is known and what is only hoped for, so that you can weigh the cost.',
      'The same view is photographed before and after, and the pictures decide whether to go on.',
      'For scars and hair, other methods are at hand in the same clinic when PRP is not enough.',
    ],
  },
  results: { category: 'PRP (Platelet Rich Plasma)', pictures: 2, kind: 'rotating' },
  faq: {
    questions: [
      {
        question: 'Does PRP bring hair back on a bald head?',
        answer:
          'No. PRP needs living roots. Where hair has become thin it may grow thicker or fall out less; where the skin has been bald for long there is nothing left to respond, and a transplant or a hairpiece may serve better. The scalp is examined with magnification first.',
      },
      {
        question: 'Will PRP make my skin lighter?',
        answer:
          'It may help patchy, dull skin to look more even and somewhat lighter, but proof for this is limited. It does not alter your natural colour. A dark patch has a cause, such as sun, hormones, friction or an old inflammation, and treating that cause comes first.',
      },
      {
        question: 'Is the treatment safe because the blood is my own?',
        answer:
          'It makes allergies unlikely and rules out a stranger’s blood as long as tubes are never mixed up. The risks of needles stay: bruises, infection, nerve injury and, in the face, the rare blocking of a vessel. Ask how tubes are labelled and what is used once only.',
      },
      {
        question: 'How soon would I see a change?',
        answer:
          'Not soon. Skin looks fresh for some days because it is slightly swollen, which is no result. Hair grows slowly, so that a fair comparison is only possible after several sessions and some months. We use the same light and the same parting for each photograph.',
      },
      {
        question: 'Can PRP be combined with other treatments?',
        answer:
          'Yes, and that is its usual place. For hair it is added to medicines or follows a transplant; for scars it goes with microneedling, subcision or laser. Each part has risks of its own, above all for pigment in deeper skin, and they are explained one by one.',
      },
    ],
  },
  schema: {
    procedureType: 'percutaneous',
    bodyLocation: 'Scalp and face',
    preparation: 'Search for the cause, list of medicines, blood tests where needed, photographs of the area.',
    howPerformed: 'Blood is drawn and spun, and the plasma rich in platelets is injected into scalp or skin.',
    followup: 'Sessions some weeks apart, then a comparison of photographs that decides whether treatment goes on.',
  },
  review: medicalReview,
} satisfies ServiceContent;
