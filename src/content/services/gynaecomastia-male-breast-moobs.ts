import { medicalFigures, medicalReview } from '../medical-figures.ts';
import type { ServiceContent } from './service-content.ts';

export const service = {
  label: 'Gynaecomastia',
  order: 80,
  department: 'plasticSurgery',
  drawing: { treatment: 'gynaecomastia-male-breast-moobs', tone: 5 },
  lead: 'Treatment of enlarged male breasts by liposuction, removal of gland tissue, or both.',
  description:
    'Gynaecomastia, or enlarged male breasts: causes that have to be ruled out, liposuction and removal of the gland, recovery, risks and questions.',
  information: {
    heading: 'When a man’s chest has breast tissue',
    paragraphs: [
      'Gynaecomastia is growth of the gland behind a man’s nipple. It is common, mostly harmless, and often more of a burden than it looks: many avoid swimming, thin shirts and sport because of it.',
      'Fat on the chest can look the same. An examination tells the two apart, and it also looks for the cause, since hormones, medicines and some illnesses can stand behind it. Only then does an operation make sense.',
    ],
    points: [
      'Flattens a chest that has a soft or firm rise behind the nipple',
      'Reduces an areola that has been stretched and stands forward',
      'Treats one side alone where only one is affected',
      'Takes away the tenderness that a firm disc of gland can cause',
    ],
  },
  numbered: {
    heading: 'Gynaecomastia in eight points',
    points: [
      {
        title: 'Gland, fat or both',
        text: 'True gynaecomastia is a firm disc of gland under the areola that can be felt between two fingers. Soft, spread-out fullness is fat. Most men who ask for surgery have some of each, and the plan follows the mixture.',
      },
      {
        title: 'Why it comes',
        text: 'The balance between male and female hormones has shifted. This happens normally in newborn boys, at puberty and in older age. Extra weight adds to it, because fat turns one hormone into the other.',
      },
      {
        title: 'Medicines and substances',
        text: 'Some medicines for heart, stomach, prostate and mind can enlarge the breast; so can anabolic steroids, much alcohol and perhaps cannabis. Never stop a prescribed medicine by yourself: ask the doctor who gave it.',
      },
      {
        title: 'Illnesses behind it',
        text: 'Diseases of liver, kidney, thyroid or testicles are rare causes, and so are tumours that make hormones. Breast cancer exists in men too. A hard lump on one side, discharge or a pulled-in nipple is always examined first.',
      },
      {
        title: 'When waiting is right',
        text: 'In growing boys the breast often goes down by itself, and early surgery may have to be repeated. Growth that is recent or tender is watched, its cause is treated, and an operation is considered when it has been stable.',
      },
      {
        title: 'Liposuction',
        text: 'Where fat makes up most of the chest, it is drawn out through very small cuts at the side. The skin then has to draw together, which it does well in young men and less well after great weight loss.',
      },
      {
        title: 'Removing the gland',
        text: 'Firm gland cannot be drawn out through a tube. It is removed through a cut along the lower edge of the areola. A thin layer stays behind the nipple, so that it does not sink in.',
      },
      {
        title: 'Skin that is too much',
        text: 'After a large change of weight, loose skin may have to be taken away as well. This means longer scars round the areola or across the chest, and sometimes it is better left to a second step.',
      },
    ],
  },
  figures: 2,
  guide: {
    suits: [
      'Men whose breasts have been the same for a good while and trouble them',
      'Men whose cause has been looked for and treated, or none was found',
      'Men near a steady weight, with skin that is still elastic',
      'Older teenagers whose breasts have not gone down, after careful advice together with their parents',
    ],
    unsuitable: [
      'While the breast is still growing, or has only just appeared',
      'While anabolic steroids or another known cause go on',
      'With a suspicious lump, until it has been examined and explained',
      'When a large loss of weight is planned: the chest changes with it',
    ],
    preparation: [
      'Write down all medicines, supplements, gym products and drugs: what you tell us stays with us.',
      'Blood tests of hormones, liver and kidney, and an ultrasound where the examination calls for them.',
      'Stop smoking in good time, since nicotine starves the skin round the nipple.',
      'Try on the compression vest beforehand and wear a shirt with buttons on the day.',
    ],
    procedure: [
      'Gland, fat and the fold of the chest are marked while you stand.',
      'You are given general anaesthesia, or local anaesthesia with sedation when the area is small.',
      'Fluid that numbs and narrows the vessels is let into the chest, and fat is drawn out through small cuts.',
      'The firm gland is removed through the edge of the areola and sent to be examined.',
      'The chest is compared from both sides, drained if needed and wrapped in a compression vest.',
    ],
    recovery: [
      {
        when: 'The first days',
        text: 'The chest is sore and bruised, as after hard training. You go home in a vest that presses gently, walk about, and keep the elbows near the body.',
      },
      {
        when: 'The first check-ups',
        text: 'Drains and stitches come out and fluid that has gathered is drawn off if necessary. Office work is usually possible early; work with heavy loads takes longer.',
      },
      {
        when: 'As swelling settles',
        text: `${medicalFigures.gynaecomastia} The vest is worn as advised, and chest training, swimming and contact sport begin only when the surgeon has agreed.`,
      },
      {
        when: 'In the long run',
        text: 'Firm areas under the skin soften and feeling in the nipple comes back slowly. Steady weight, and no steroids, keep the chest as it is.',
      },
    ],
    risks: {
      common: [
        'Bruises and swelling of chest and flank',
        'A numb or oversensitive nipple for some time',
        'Lumpy firmness under the skin while it heals',
      ],
      serious: [
        'Bleeding under the skin, which may need to be emptied in theatre',
        'A pocket of fluid, or an infection',
        'A dent behind the nipple, waves in the skin, or a difference between the two sides',
        'Loss of part of the areola where its supply of blood fails',
        'Growth that comes back, mostly when the cause goes on',
        'Reactions to the anaesthetic, and blood clots',
      ],
      callUs:
        'Call us at once if one side of the chest swells quickly, if the nipple turns dusky, or if fever, pus or strong pain begins; trouble with breathing belongs in an emergency department.',
    },
    alternatives: [
      'Waiting, above all in adolescence or when a medicine has just been changed.',
      'Treating the cause: another medicine, hormones put right, less weight, no steroids.',
      'Tablets against the effect of female hormones, early on and under a specialist’s care.',
      'A compression vest under the shirt, which hides and treats nothing.',
    ],
    questions: [
      'How much of my chest is gland, and how much is fat?',
      'Has every cause been ruled out that should be ruled out in me?',
      'Will my skin draw together, or will I need a second step?',
      'Where will the scars lie on a chest like mine?',
      'When can I train again, and what would bring it back?',
    ],
  },
  whyUs: {
    heading: 'Why men come to us with this',
    points: [
      'We ask about the cause first, and write to your own doctor, if you agree, when something needs treatment.',
      'You can talk about steroids, weight and worry without being judged.',
      'Gland and fat are treated in one plan, each in the way it needs.',
      'Gland that is removed is examined, and you are told what was found.',
    ],
  },
  results: { category: 'Gynaecomastia (Male Breast / Moobs)', pictures: 12, kind: 'rotating' },
  faq: {
    questions: [
      {
        question: 'Can exercise make male breasts go away?',
        answer:
          'It helps where the fullness is fat, because fat shrinks when weight is lost. Gland does not shrink with training; a stronger muscle may even push it forward. If a firm disc stays when you have become lean, exercise will not remove it.',
      },
      {
        question: 'When is the result of the operation visible?',
        answer: `${medicalFigures.gynaecomastia} You see the flatter chest when the vest is first taken off, but bruises and firmness hide part of it. Fine changes of skin and scar go on for much longer.`,
      },
      {
        question: 'Can gynaecomastia return after surgery?',
        answer:
          'It can. A thin layer of gland is left behind the nipple on purpose, and it can grow if hormones shift again, for example with steroids or some medicines. Fat can return with weight. When the cause is gone and weight is steady, the chest mostly stays as it is.',
      },
      {
        question: 'Is there a visible scar?',
        answer:
          'The cut along the areola follows the border between dark and light skin and usually becomes hard to find. The small cuts for liposuction lie at the side. Where skin has to be removed the scars are longer, and on some skins they turn thick or dark.',
      },
      {
        question: 'Is it a sign of cancer?',
        answer:
          'Rarely. Gynaecomastia is no cancer and does not usually turn into one. A hard lump beside the nipple, blood from it, a sore that does not heal or a knot in the armpit are reasons to be examined soon, before anyone talks about the look of the chest.',
      },
    ],
  },
  schema: {
    procedureType: 'surgical',
    bodyLocation: 'Male chest',
    preparation:
      'Search for the cause, examination of breast and testicles, list of all medicines and substances, blood tests, ultrasound where needed.',
    howPerformed:
      'Fat is drawn out through small cuts at the side, and firm gland is removed through a cut at the edge of the areola.',
    followup:
      'Compression vest, removal of stitches at a check-up, no chest training until the surgeon agrees, result of the tissue examination.',
  },
  review: medicalReview,
} satisfies ServiceContent;
