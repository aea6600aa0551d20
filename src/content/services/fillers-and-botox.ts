import { medicalFigures, medicalReview } from '../medical-figures.ts';
import type { ServiceContent } from './service-content.ts';

export const service = {
  label: 'Fillers and Botox',
  order: 130,
  department: 'dermatology',
  drawing: { treatment: 'fillers-and-botox', tone: 0 },
  lead: 'Injections that relax lines of expression or replace lost volume, for a limited time.',
  description:
    'Fillers and botox: which lines and contours they can change, how long they last, heavy sweating, recovery, risks and the questions to ask.',
  information: {
    heading: 'Two kinds of injection',
    paragraphs: [
      'Botox is the familiar name for botulinum toxin, a medicine that weakens a muscle for a time. Lines that the muscle draws, such as a frown, soften because the skin above it folds less.',
      'Fillers are gels placed under the skin, most often of hyaluronic acid, a substance that the body makes as well. They replace volume, support a fold or change a contour, and the body slowly breaks them down.',
      `${medicalFigures.botoxCourse} ${medicalFigures.fillers}`,
    ],
    points: [
      'Botox is for lines that appear with movement',
      'Fillers are for hollows, folds and contours that are there at rest',
      'Both can be used on one face, in different places',
      'Neither tightens loose skin or stops ageing',
    ],
  },
  texts: [
    {
      heading: 'Wrinkle areas',
      paragraphs: [
        'The same line can have different causes. A line that comes with movement is treated with botox first; a fold that stays when the face rests may need filler, or both.',
      ],
      points: [
        'Frown lines between the eyebrows',
        'Lines across the forehead',
        'Crow’s feet at the outer corners of the eyes',
        'Bunny lines at the sides of the nose',
        'Fine upright lines above the lips',
        'Folds from the nose to the mouth, and from the mouth to the chin',
        'A dimpled or pebbled chin',
        'Upright bands of the neck',
      ],
    },
    {
      heading: 'Facial modulation',
      paragraphs: [
        'Facial modulation changes a proportion of the face rather than a line. Small amounts are used, and they are judged from the front and from the side.',
      ],
      points: [
        'Cheeks: volume that has been lost is replaced along the cheekbone',
        'Lips: the outline is defined or a little fullness added',
        'Chin: filler brings a chin that stands back a little forward',
        'Jaw: a strong chewing muscle is relaxed, so that the lower face looks narrower',
        'Eyebrows: the outer brow rises slightly when the muscle that pulls it down is relaxed',
        'Under the eyes: a hollow between lid and cheek is filled, in people whom this suits',
        'Gummy smile: the muscle that lifts the upper lip is weakened',
      ],
    },
    {
      heading: 'Treatment of sweating',
      paragraphs: [
        'Botulinum toxin also blocks the nerve signal to the sweat glands. Many small injections across the armpits, palms or soles reduce heavy sweating there for some months; then they can be repeated.',
        'Before that, a doctor looks for a cause such as an overactive thyroid or a medicine, and asks whether strong antiperspirants have been tried. The palms are more sensitive and are numbed first; the grip can be weaker for a while.',
      ],
    },
  ],
  figures: 1,
  guide: {
    suits: [
      'Adults in good health who are troubled by lines of expression or by volume they have lost',
      'People who want a change that passes, and who are ready to repeat it or to let it go',
      'People who accept that a line at rest may soften without going away',
      'People with heavy sweating for whom antiperspirants have not been enough',
    ],
    unsuitable: [
      'In pregnancy and while breastfeeding',
      'With an illness of nerve and muscle, such as myasthenia gravis, in which botox can be dangerous',
      'With an infection, a cold sore or inflamed acne where the needle would go, until it has healed',
      'After an allergic reaction to botulinum toxin, a filler or its anaesthetic',
      'Shortly before an event, since bruises and swelling need time to settle',
    ],
    preparation: [
      'List all medicines and supplements: some antibiotics strengthen botox, and blood thinners make bruises larger.',
      'Stop a prescribed blood thinner only if the doctor who prescribed it agrees.',
      'Tell us about earlier fillers, what they were and where they lie, and about any autoimmune illness.',
      'Tell us if you get cold sores, since injections of the lips can bring them back.',
      'Keep dental treatment and vaccinations apart from filler; ask us how far.',
    ],
    procedure: [
      'You frown, smile and raise your brows, so that the doctor sees how your muscles work; photographs are taken.',
      'Places and amounts are agreed. Make-up is removed and the skin is cleaned.',
      'Numbing cream, cold or a numbing injection is used where needed; many fillers contain an anaesthetic.',
      'Botox is given in small amounts through a fine needle.',
      'Filler is placed slowly, through a needle or a blunt cannula, while the colour of the skin is watched.',
      'Skin and sight are checked before you leave, and product and amount are written in your record.',
    ],
    recovery: [
      {
        when: 'The same day',
        text: 'Small bumps and red spots fade within hours. Do not rub or press the area, lie face down or exercise hard until the next day, and touch the skin only with clean hands.',
      },
      {
        when: 'The first days',
        text: 'Bruises and swelling are usual, most of all in the lips and under the eyes, and filler may feel firm. Strong heat, saunas and swimming wait until the needle marks have closed.',
      },
      {
        when: 'When it shows',
        text: `${medicalFigures.botoxCourse} Filler shows at once and is judged when the swelling has gone.`,
      },
      {
        when: 'As it wears off',
        text: 'Movement returns gradually as botox passes, and filler goes little by little. You may repeat the treatment, do less or stop. Stopping does not make lines deeper than they would have been.',
      },
    ],
    risks: {
      common: [
        'Redness, swelling, tenderness and bruises at the needle marks',
        'A headache or a heavy feeling in the forehead after botox',
        'Small lumps or firmness after filler',
        'Brown marks for a while where a bruise or needle prick has irritated deeper skin',
      ],
      serious: [
        'A drooping eyelid or brow, an uneven smile or double vision after botox, until it wears off',
        'Botox acting beyond its place, with trouble swallowing, speaking or breathing',
        'Filler that blocks a blood vessel: skin can die, sight can be lost, and a stroke is possible',
        'Infection, or inflamed lumps that can appear long afterwards',
        'A severe allergic reaction',
        'Filler that moves or shines bluish through the skin and has to be dissolved',
      ],
      callUs:
        'Call us at once if skin turns white, grey or blotchy or hurts more and more; for a change of sight, weakness of one side, or trouble breathing, speaking or swallowing, go straight to an emergency department.',
    },
    alternatives: [
      'Doing nothing: lines and hollows are no illness.',
      'Sun protection and retinoid creams, which act slowly on texture and fine lines.',
      'Peels or laser for the surface of the skin, with settings that suit its colour.',
      'Surgery, such as a lift, eyelid surgery or fat grafting, where skin is loose or much volume is missing.',
    ],
    questions: [
      'Who will inject, and how often does that person treat this area?',
      'Which product will be used, and can it be dissolved?',
      'How much would you use, and could we begin with less?',
      'What is done here, and how quickly, if filler blocks a vessel?',
      'What will I see while it wears off?',
      'What would it cost to keep the result up?',
    ],
  },
  whyUs: {
    heading: 'How we work with injections',
    points: [
      'Your face is examined at rest and in movement before a product is named.',
      'We would rather begin with little and look again than do too much at once.',
      'You learn the warning signs before treatment, and there is a number to call when one appears.',
      'A plastic surgeon works under the same roof, for the cases in which an injection is not the answer.',
    ],
  },
  results: { category: 'Fillers and Botox', pictures: 4, kind: 'grid' },
  faq: {
    questions: [
      {
        question: 'How long do fillers and botox last?',
        answer: `${medicalFigures.botoxCourse} ${medicalFigures.fillers} Areas that move a great deal, such as the lips, lose filler sooner. Body and product differ, so we look again before anything is repeated.`,
      },
      {
        question: 'Will my face still move?',
        answer:
          'It should. Botox is given so that a muscle pulls less, and the amount decides how much movement stays. If the first treatment has done too little, some can be added; if it has done too much, only time takes it away, which is a reason to begin with less.',
      },
      {
        question: 'Can filler be taken out again?',
        answer:
          'Filler of hyaluronic acid can be dissolved with an enzyme that is injected, also in an emergency. Other fillers cannot, and they may be hard to remove. Ask for the name of the product before you agree, and keep it with your papers.',
      },
      {
        question: 'Do the injections hurt?',
        answer:
          'Most people feel short pricks and some pressure. Lips, palms and soles are the most sensitive places. Numbing cream, cold or a nerve block can be used, and many fillers contain an anaesthetic. Tell us if you have ever reacted badly to one.',
      },
      {
        question: 'Does the colour of my skin matter?',
        answer:
          'The amount follows muscle and bone, not colour. In deeper skin, however, bruises and needle marks more readily leave brown marks, and a blocked vessel may look grey or dusky rather than white. Protect the skin from the sun while it heals and report any such change.',
      },
    ],
  },
  schema: {
    procedureType: 'percutaneous',
    bodyLocation: 'Face',
    preparation:
      'Medical history with all medicines and earlier fillers, examination of the face at rest and in movement, photographs.',
    howPerformed: 'Botulinum toxin is injected into muscles or skin, or a gel is placed under the skin with a needle or cannula.',
    followup: `${medicalFigures.botox} ${medicalFigures.fillers} The result is looked at before treatment is repeated.`,
  },
  review: medicalReview,
} satisfies ServiceContent;
