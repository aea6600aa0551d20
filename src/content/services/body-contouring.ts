import { medicalFigures, medicalReview } from '../medical-figures.ts';
import { placeholder } from '../placeholder.ts';
import type { ServiceContent } from './service-content.ts';

export const service = {
  label: 'Body Contouring',
  order: 30,
  department: 'plasticSurgery',
  drawing: { treatment: 'body-contouring', tone: 2 },
  lead: 'Reshaping the body after weight loss or pregnancy, by liposuction, by removing loose skin, or by both.',
  description:
    'Body contouring: liposuction, removal of loose skin after great weight loss or pregnancy, or both; planning in stages, recovery, risks, questions.',
  information: {
    heading: 'When the weight has gone and the skin has stayed',
    paragraphs: [
      'Losing a great deal of weight is an achievement, and it often leaves skin that hangs at belly, flanks, arms, thighs, chest and back. It chafes, gets sore in the folds and hides what has been reached. Exercise does not tighten it, because its elastic fibres are torn.',
      'Body contouring is the name for all operations that follow: liposuction where fat has stayed, removal of skin where it hangs, and mostly a mixture. They are planned together and done one after another, in an order that suits your body and your daily life.',
    ],
    points: [
      'Takes away folds that chafe, smell or get infected',
      'Shapes waist, flanks and back together with the belly',
      'Treats arms, thighs, buttocks and chest, mostly at separate times',
      'Trades loose skin for long scars, placed where clothes cover them',
    ],
  },
  viewer: {
    kind: 'steps',
    pictures: [
      {
        title: 'The body before',
        text: 'You tell how the weight was lost, by diet or surgery, how long it has been steady, and which fold troubles you most. Skin, fat, muscle wall and old scars are examined all the way round.',
      },
      {
        title: 'Building strength',
        text: 'Iron, protein and vitamins are often low after operations on the stomach, and wounds need all of them. Blood tests show what is missing, and surgery waits until it has been made good.',
      },
      {
        title: 'Dividing into stages',
        text: 'Not everything can be done on one day. Time under anaesthesia, loss of blood and the ability to move afterwards set limits, so regions are put together in stages with months of rest between.',
      },
      {
        title: 'Drawing the scars',
        text: 'On the evening or morning before, lines are drawn on the standing body, in the underwear you like to wear. They show what will be removed, and where the scar will come to lie.',
      },
      {
        title: 'Removing and tightening',
        text: 'Fat is thinned with the cannula where needed. Skin and the fat beneath are then taken off, the layer below is fixed to take the strain, and the edges meet without pulling.',
      },
      {
        title: 'The body afterwards',
        text: 'The line is closer to what you worked for, and moving and washing are easier. Scars stay, and some looseness returns with time. We plan the stages with you and check in between whether you still want the next.',
      },
    ],
  },
  slides: {
    heading: 'Two ways to a new contour',
    timing: 'contouring',
    items: [
      {
        id: '01',
        title: 'Lipo-Suction-Body Contouring',
        content: [
          'For a waist, hips or thighs with too much fat under skin that is still firm.',
          'Several regions are treated as one shape, so that they pass smoothly into each other.',
          'The cuts are short, and the skin draws together by itself.',
          'It does not lift folds that hang; those need the second way.',
        ],
      },
      {
        id: '02',
        title: 'Massive weight loss-body contouring',
        content: [
          'For skin that hangs after a great loss of weight, by diet or after surgery of the stomach.',
          'A cut round the trunk can tighten belly, flanks, back and buttocks in one operation.',
          'Arms, thighs and chest follow in stages of their own.',
          'Scars are long; they are planned to lie under underwear or on inner sides.',
          'Weight should have been steady for many months before.',
        ],
      },
    ],
  },
  guide: {
    suits: [
      'People whose weight has been steady for many months after they lost much of it',
      'People after pregnancies whose trunk has widened in skin and fat, and who plan no other child for now',
      'People with folds that keep getting sore in spite of good care',
      'People who can take time off, have help at home and accept long scars',
    ],
    unsuitable: [
      'While weight is still falling or swings up and down',
      'With anaemia or lack of protein, until it has been made good',
      'With diabetes that is not controlled, severe disease of heart or lungs, or a recent blood clot',
      'While smoking: long wounds under tension open and die at the edges',
    ],
    preparation: [
      'Bring reports of stomach surgery and a list of the supplements that you take.',
      'Have blood count, iron, protein, vitamins and sugar tested in good time, so that there is time to correct them.',
      'Heal every sore fold first, with care of the skin and, if needed, the dermatologist.',
      'Ask the surgeon which medicines and hormones add to the danger of clots and are to be paused.',
      'Set up a bed that lets you lie bent at the hips, and things you need at hand height.',
    ],
    procedure: [
      'The plan of the stage is repeated, and the lines are drawn on the standing body.',
      'General anaesthesia is given; stockings or cuffs keep the blood moving in the legs, and the body is kept warm.',
      'Fat is drawn out where the layer is thick.',
      'Skin is removed along the drawn lines, and the position is changed if back and front are treated on one day.',
      'Deep layers are fixed, drains are laid in where fluid is expected, and the skin is closed in layers.',
    ],
    recovery: [
      {
        when: 'The first days',
        text: 'You stay under watch, usually in hospital after a large stage. You are helped out of bed early, walk a little bent, and may be given injections against clots.',
      },
      {
        when: 'At home again',
        text: 'Drains are emptied and written down until they can be taken out. Showering is allowed when we say so; somebody else does shopping, laundry and lifting.',
      },
      {
        when: 'The following weeks',
        text: `${medicalFigures.recovery} After a belt of skin has been removed the longer end is to be expected. The garment stays on, and small open places along the scar are dressed until they close.`,
      },
      {
        when: 'Before the next stage',
        text: 'Blood values, strength and the wish itself are looked at again. The tissue has to have softened, and many people are content earlier than they had planned.',
      },
    ],
    risks: {
      common: [
        'Swelling, tightness and tiredness that last for weeks',
        'Small places along the scar that open and heal slowly',
        'Numb skin beside the scars',
        'Scars that widen or turn dark, and slight looseness that returns',
      ],
      serious: [
        'Blood clots in leg or lung; large stages and a higher weight add to the danger',
        'Pockets of fluid that have to be drawn off again and again',
        'Bleeding, with a second operation or a transfusion',
        'Infection, or loss of skin at the edges of the wound',
        'Lasting swelling of arm or leg where lymph vessels were disturbed',
        'Problems of anaesthesia, of heart and of lungs',
      ],
      callUs:
        'Call us at once if a wound opens, smells or runs, if swelling comes up fast or you feel feverish and faint; a painful swollen leg, chest pain or breathlessness needs an emergency department at once.',
    },
    alternatives: [
      'Keeping the skin: it is no danger, and folds can be kept dry, powdered and supported by clothes.',
      'One operation only, on the fold that troubles you most.',
      'Liposuction alone, when the skin is firm enough.',
      'Devices that warm the skin, which change little when it really hangs.',
    ],
    questions: [
      'In which order would you treat my regions, and why?',
      'How many operations do you expect, and may I stop after any of them?',
      'Where will each scar lie in the clothes that I wear?',
      'Which of my blood values have to be better first?',
      'How do you lower the danger of blood clots in my case?',
      'What happens to the result if my weight changes?',
    ],
  },
  whyUs: {
    heading: 'How we plan a whole body',
    points: [
      'All regions are examined once together, so that one stage does not spoil the next.',
      'Nutrition and blood values are put right before a date is set.',
      'Each stage is a decision of its own: you can stop, wait or change the order.',
      'The danger of clots is judged for each person, and the protection follows from that.',
      'For patients from abroad the stay is planned until the wounds are safe for a journey.',
    ],
  },
  results: { category: 'Body Contouring Abdominoplasty', pictures: 12, kind: 'grid' },
  faq: {
    videos: [
      {
        id: 'after-weight-loss',
        title: 'When after weight loss can contouring begin?',
        videoId: placeholder(null, 'video "When after weight loss can contouring begin?"'),
        answer:
          'When weight has been steady for many months and blood values are good. Operating earlier means that skin hangs again after the next loss, and that wounds heal badly. After surgery of the stomach the team that looks after you there should agree as well.',
      },
      {
        id: 'liposuction-or-skin',
        title: 'Is liposuction enough, or does skin have to be removed?',
        videoId: placeholder(null, 'video "Is liposuction enough, or does skin have to be removed?"'),
        answer:
          'The skin decides. If it springs back when pinched and does not hang when you bend forward, liposuction can shape it. If it lies in folds or is thin and streaked, drawing out fat empties it further, and removal is the way, often with a little liposuction beside it.',
      },
      {
        id: 'several-regions',
        title: 'Can several regions be treated in one operation?',
        videoId: placeholder(null, 'video "Can several regions be treated in one operation?"'),
        answer:
          'Some can, such as belly and flanks, or arms and chest. Beyond a certain time under anaesthesia bleeding, clots and poor healing become more frequent. You must also be able to move: arms and legs operated on together leave you nothing to lean on.',
      },
    ],
    questions: [
      {
        question: 'How long is recovery after body contouring?',
        answer: `${medicalFigures.recovery} Liposuction of one region lies near the short end. After removal of skin round the trunk you need help at home at first, and heavy work comes back last.`,
      },
      {
        question: 'Are the scars worth it?',
        answer:
          'Only you can say. Look at scars of the same operation on skin like yours, fresh and old, before you decide. Many people who suffered from folds find the scars easier to live with; someone who is troubled a little may come to regret them.',
      },
      {
        question: 'What does the clinic mean by a mommy makeover?',
        answer:
          'The phrase stands for operations that repair the effects of pregnancy together, mostly on belly and breasts. It is no fixed package. What is put together depends on your findings and your health, and it is done when no other pregnancy is planned and nursing is over.',
      },
      {
        question: 'What if I gain weight again?',
        answer:
          'Fat cells that are left can fill, and tightened skin stretches again. A change of a small amount does little. A large gain undoes much of the work and a second loss leaves new looseness, so that keeping your weight matters more than any detail of the operation.',
      },
      {
        question: 'Will an insurance pay for it?',
        answer:
          'Rules differ from country to country. Where folds cause rashes or hinder movement, some insurers contribute if this has been recorded by a doctor over time. We can write down our findings for you on request, but the insurer decides, and you should ask before you fix a date.',
      },
    ],
  },
  schema: {
    procedureType: 'surgical',
    bodyLocation: 'Trunk, arms and thighs',
    preparation:
      'Steady weight, blood tests with iron, protein and vitamins, healed skin folds, advice on tobacco and on the danger of clots.',
    howPerformed:
      'Fat is drawn out where it is thick, loose skin is removed along planned lines, and deep layers are fixed, in stages.',
    followup:
      'Early walking, drains and compression garment, care of long wounds, and a new examination before each further stage.',
  },
  review: medicalReview,
} satisfies ServiceContent;
