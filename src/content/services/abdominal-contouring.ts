import { medicalFigures, medicalReview } from '../medical-figures.ts';
import { placeholder } from '../placeholder.ts';
import type { ServiceContent } from './service-content.ts';

export const service = {
  label: 'Abdominal Contouring',
  order: 50,
  department: 'plasticSurgery',
  drawing: { treatment: 'abdominal-contouring', tone: 3 },
  lead: 'Tightening of the skin and muscle of the abdomen, often called a tummy tuck.',
  description:
    'Abdominoplasty, or tummy tuck: loose skin, parted muscles and hernias of the abdomen, full and small operations, recovery, risks and questions.',
  information: {
    heading: 'Skin, fat and the wall behind them',
    paragraphs: [
      'A belly can stand forward for several reasons: fat under the skin, fat round the organs, skin that has lost its hold, or two straight muscles that have moved apart. After pregnancies it is often the last of these, and no exercise can sew it together.',
      'Abdominoplasty removes skin and fat between navel and pubic hair, draws the muscles together and leaves the navel in a new opening. The scar runs low from hip to hip. Stretch marks below the navel go with the skin; those above it move down and stay.',
    ],
    points: [
      'Brings together straight muscles that pregnancy or weight has parted',
      'Removes the apron of skin over an old caesarean scar',
      'Lets a hernia of the navel be mended in the same operation where it is suitable',
      'Cannot reduce fat round the organs, which needs loss of weight',
    ],
  },
  viewer: {
    kind: 'steps',
    pictures: [
      {
        title: 'The abdomen before',
        text: 'You lift your head while lying down, and the gap between the muscles can be felt. Skin, fat, old scars and hernias are examined, and you are asked about pregnancies, past and still wished for.',
      },
      {
        title: 'Where the line will run',
        text: 'The low cut is drawn while you stand and while you sit, in the underwear you choose. Above it the surgeon marks how far the skin can come down without strain.',
      },
      {
        title: 'Lifting the skin',
        text: 'Skin and fat are lifted from the muscle wall up to the ribs, only as wide as necessary, so that enough vessels remain. The navel stays on its stalk and is cut free from the skin round it.',
      },
      {
        title: 'Drawing the muscles together',
        text: 'A strong seam in the middle brings the parted muscles back side by side. This narrows the waist and gives the wall its tension, and it is the reason why coughing hurts at first.',
      },
      {
        title: 'Removing and closing',
        text: 'The skin is drawn down while you lie bent, what is left over is taken away, and the navel comes out through a new opening. Deep seams hold the layers together so that less fluid can gather.',
      },
      {
        title: 'The abdomen afterwards',
        text: 'You walk bent at first and straighten within the first weeks. The scar is thin in one and broad in another person. We speak plainly about it beforehand, and we see you until wall and scar have settled.',
      },
    ],
  },
  slides: {
    heading: 'From a small tuck to a large one',
    timing: 'contouring',
    items: [
      {
        id: '01',
        title: 'Abdominal Contouring',
        content: [
          'The small form removes skin below the navel only, with a short scar and the navel left in place.',
          'The full form tightens skin and muscles from ribs to pubic bone and sets the navel anew.',
          'Flanks can be thinned by liposuction at the same time.',
          'Which form you need follows from the gap between the muscles and the skin above the navel.',
        ],
      },
      {
        id: '02',
        title: 'Massive weight loss-body contouring',
        content: [
          'After great weight loss the belly is loose across as well as downwards.',
          'A second, upright scar in the middle can take in the width, if you accept it.',
          'The low cut may be carried on round the back to lift flanks and buttocks.',
          'An apron that reaches the thighs can be removed alone, simply to make washing and walking easier.',
        ],
      },
    ],
  },
  guide: {
    suits: [
      'People after one or more pregnancies with slack skin and parted muscles',
      'People who have lost weight and kept it, with an apron of skin',
      'People with scars or hernias of the belly that can be mended at the same time',
      'People who are fit enough to walk on the day after surgery',
    ],
    unsuitable: [
      'When another pregnancy is wished for: it can stretch wall and skin again',
      'When the belly is firm and round from fat inside it',
      'With a chronic cough or hard constipation, until they are under control',
      'For people who smoke and cannot stop: the skin below the navel may die',
      'With old cuts below the ribs that have divided the vessels, unless the plan allows for them',
    ],
    preparation: [
      'Ultrasound or another scan where a hernia cannot be excluded by hand.',
      'Train breathing deeply and getting out of bed over your side: you will need both.',
      'Discuss the pill, hormones and blood thinners with the surgeon because of clots.',
      'Prepare light meals and enough to drink, so that you need not strain on the toilet.',
      'Find someone to lift small children and pets for the weeks afterwards.',
    ],
    procedure: [
      'The cut is drawn, and you are given general anaesthesia, often with numbing of the abdominal wall.',
      'Skin and fat are lifted through the low cut, with the navel left on its stalk.',
      'Hernias are closed and the straight muscles are sewn together in the middle.',
      'Surplus skin is removed with the table bent, and the navel is set into its new place.',
      'Drains or deep seams take care of fluid, and a binder is put round you while you sleep.',
    ],
    recovery: [
      {
        when: 'The first days',
        text: 'You lie with raised back and bent knees, and you get up with help on the day itself or the next. Breathing exercises, stockings and pain relief as prescribed belong to these days.',
      },
      {
        when: 'Standing upright',
        text: 'Drains come out when little runs from them. You straighten a little more each day and wear the binder. Driving waits until you can brake hard without holding your belly.',
      },
      {
        when: 'The following weeks',
        text: `${medicalFigures.recovery} When muscles have been sewn, lifting and any exercise of the belly wait longest, so that the seam can heal.`,
      },
      {
        when: 'The first year',
        text: 'The skin above the scar is numb and wakes up in part. The scar is covered with tape or silicone as advised, kept from the sun, and corrected later if it has healed unevenly.',
      },
    ],
    risks: {
      common: [
        'A pulling belly and a sore back from walking bent',
        'Swelling above the scar, stronger in the evening',
        'Numbness between navel and scar, in part for good',
        'Small wounds that take longer to close, mostly in the middle of the scar',
      ],
      serious: [
        'A clot in a vein of the leg, or in the lung, which endangers life',
        'Fluid under the skin that returns after it has been drawn off',
        'Bleeding or infection that needs another operation',
        'Loss of skin above the scar, or of the navel',
        'Injury of nerves to the thigh, or of bowel where a hernia is mended',
        'Loose ends of skin at the hips, or a scar that lies higher on one side',
      ],
      callUs:
        'Call us at once for fever, a belly that swells on one side, dark skin or a bad smell from the wound; if a calf swells or breathing hurts or is short, call an ambulance first and us afterwards.',
    },
    alternatives: [
      'Physiotherapy for parted muscles, always worth trying first, above all in the year after a birth.',
      'Liposuction alone, if wall and skin are firm.',
      'Repair of the hernia alone, if that is what hurts.',
      'Supportive underwear, or leaving it as it is.',
    ],
    questions: [
      'Are my muscles parted, and how wide is the gap?',
      'Do I need the small or the full operation?',
      'How high will my scar lie, and how long will it be?',
      'Will you use drains, and who takes them out?',
      'What do you do against clots, and what can I do myself?',
      'When may I carry my child again?',
    ],
  },
  whyUs: {
    heading: 'How we look at an abdomen',
    points: [
      'Wall, skin and fat are examined separately, since each has its own answer.',
      'You are told when physiotherapy or waiting until after the next child is wiser.',
      'The scar is drawn in your own underwear, and you agree to the line.',
      'Walking early and prevention of clots are written into the plan of each patient.',
    ],
  },
  results: { category: 'Body Contouring Abdominoplasty', pictures: 12, kind: 'grid' },
  faq: {
    videos: [
      {
        id: 'parted-muscles',
        title: 'Can a tummy tuck mend muscles parted by pregnancy?',
        videoId: placeholder(null, 'video "Can a tummy tuck mend muscles parted by pregnancy?"'),
        answer:
          'Yes. The straight muscles are sewn together along the middle, from the breastbone to the pubic bone. Training improves their strength, and often the gap as well in the months after a birth, so that it comes first. What is still wide open later closes by surgery only.',
      },
      {
        id: 'small-or-full',
        title: 'What is the difference between a small and a full tummy tuck?',
        videoId: placeholder(null, 'video "What is the difference between a small and a full tummy tuck?"'),
        answer:
          'The small one removes skin below the navel through a shorter cut and leaves the navel alone. The full one tightens the skin above the navel as well, sews the whole length of the muscles and has a cut from hip to hip. If skin is loose above the navel, the small one disappoints.',
      },
      {
        id: 'recovering-from-abdominoplasty',
        title: 'How do I recover from an abdominoplasty?',
        videoId: placeholder(null, 'video "How do I recover from an abdominoplasty?"'),
        answer: `${medicalFigures.recovery} You walk bent at the start, wear a binder and sleep with raised knees. Moving your feet and getting up often protects you from clots; lifting and belly exercises are left out until the seam of the muscles holds.`,
      },
    ],
    questions: [
      {
        question: 'Can I become pregnant after a tummy tuck?',
        answer:
          'Yes, and a pregnancy is normally not endangered by it. Muscles and skin may stretch again, though, so that the result is partly lost. For this reason we advise waiting until you wish for no more children, and some time after the last birth and after nursing.',
      },
      {
        question: 'Do stretch marks disappear?',
        answer:
          'Those on the skin that is removed do, which is mostly the part below the navel. Marks higher up are drawn downwards and look flatter in firmer skin, but they are still there. Creams and lasers are a matter for the dermatologist.',
      },
      {
        question: 'Can my caesarean scar be removed as well?',
        answer:
          'Usually yes. It lies within the skin that is taken away, or close enough to be included in the new line. The new scar is longer than the old one. An indentation over the old scar is released from the layer below at the same time.',
      },
      {
        question: 'How long should I stay if I come from abroad?',
        answer:
          'Until drains and stitches are out, the wound is dry and you can walk upright for a good while. The surgeon names the day at a check-up, because a journey taken too early adds to the danger of clots. Leave your return ticket open if you can.',
      },
      {
        question: 'Is it an operation for men too?',
        answer:
          'Yes, mostly after great weight loss. Men carry more of their fat round the organs, where no surgeon can take it, so the examination looks for that first. The scar is planned a little lower at the sides to suit trousers.',
      },
    ],
  },
  schema: {
    procedureType: 'surgical',
    bodyLocation: 'Abdomen',
    preparation:
      'Examination of muscles, skin and hernias, a scan where needed, blood tests, no tobacco, and a plan against blood clots.',
    howPerformed:
      'Through a low cut skin and fat are lifted, the straight muscles are sewn together, surplus skin is removed and the navel reset.',
    followup:
      'Binder, early walking, removal of drains and stitches, no lifting until the muscle seam has healed, later care of the scar.',
  },
  review: medicalReview,
} satisfies ServiceContent;
