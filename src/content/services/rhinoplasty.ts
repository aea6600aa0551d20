import { medicalFigures, medicalReview } from '../medical-figures.ts';
import { placeholder } from '../placeholder.ts';
import type { ServiceContent } from './service-content.ts';

export const service = {
  label: 'Rhinoplasty',
  order: 10,
  department: 'plasticSurgery',
  drawing: { treatment: 'rhinoplasty', tone: 1 },
  lead: 'Reshaping the nose in proportion to the whole face, for form and for breathing.',
  description:
    'Rhinoplasty: what surgery of the nose can change, who it may suit, how the operation goes, recovery, risks and the questions to ask first.',
  information: {
    heading: 'What the operation changes',
    paragraphs: [
      'A nose is judged against the forehead above it and the chin below it. The plan begins with that line, marked on your own photograph, before anything is decided.',
      'Rhinoplasty reshapes bone and cartilage under the skin. It can change how the nose looks, how you breathe through it, or both. The skin stays yours: thick skin softens fine changes, thin skin shows them.',
    ],
    points: [
      'Straightens a hump or a deviation of the bridge',
      'Refines and lifts a wide or drooping tip',
      'Opens a narrow airway at the same time, where that is needed',
      'Corrects the shape after an injury or an earlier operation',
    ],
  },
  viewer: {
    kind: 'steps',
    pictures: [
      {
        title: 'The profile before',
        text: 'Photographs from the front, the side and below are taken first. Surgeon and patient look at them together and name what troubles you, and what should stay as it is.',
      },
      {
        title: 'Planning the line',
        text: 'The bridge is compared with forehead, lips and chin. Sometimes a chin that stands back makes the nose seem larger; then you are told so before you decide.',
      },
      {
        title: 'Access',
        text: 'Open surgery uses a short cut across the skin between the nostrils; closed surgery works from inside. Which one is chosen depends on what has to be changed.',
      },
      {
        title: 'Bone and cartilage',
        text: 'A hump is lowered, the bones are brought closer where the bridge is wide, and the cartilage of the tip is shaped with fine stitches rather than taken away where possible.',
      },
      {
        title: 'Support and airway',
        text: 'A bent wall between the nostrils can be straightened in the same operation. Its cartilage often serves as support for bridge and tip.',
      },
      {
        title: 'The profile afterwards',
        text: 'The new line shows when the splint comes off and keeps settling as swelling goes. We plan a nose that belongs to your face, and we tell you what surgery cannot change.',
      },
    ],
  },
  guide: {
    suits: [
      'Adults, and young people whose face has finished growing',
      'People who are troubled by one clear feature, such as a hump, a bent bridge or a drooping tip',
      'People who breathe poorly because the wall between the nostrils is bent',
      'People in good health who can keep away from tobacco before and after surgery',
    ],
    unsuitable: [
      'While the face is still growing',
      'With an infection of the nose or sinuses, until it has healed',
      'With illnesses or medicines that make bleeding or healing a problem, until a doctor has agreed',
      'When the wish is another person’s wish, or an exact copy of another nose',
    ],
    preparation: [
      'Tell us about every medicine, allergy, earlier operation and injury of the nose.',
      'Stop tobacco, and medicines that thin the blood, only as your doctor tells you.',
      'Blood tests, and a scan of the nose where breathing is affected.',
      'Arrange for an adult to take you home and stay with you for the first night.',
    ],
    procedure: [
      'You meet the surgeon and the anaesthetist, and the plan is marked on your face.',
      'You are put to sleep with general anaesthesia, or sedated for smaller changes.',
      'The skin is lifted from bone and cartilage through the cuts that were agreed.',
      'Bone and cartilage are reshaped, and the airway is corrected where that was planned.',
      'The cuts are closed, and a splint is laid over the nose. Soft supports inside may be needed.',
    ],
    recovery: [
      {
        when: 'The first days',
        text: 'The nose feels blocked, the eyelids are swollen and often bruised. You rest with the head raised; pain is usually mild and answers to tablets.',
      },
      {
        when: 'When the splint comes off',
        text: 'Splint and stitches are removed at a check-up. Most people return to desk work around this time; bruises can be covered with make-up.',
      },
      {
        when: 'The following weeks',
        text: `${medicalFigures.recovery} Heavy exercise, contact sports and glasses that rest on the bridge wait until your surgeon agrees.`,
      },
      {
        when: 'Later',
        text: 'Fine swelling of the tip is the last to settle and feeling returns slowly. The result is judged together when the nose has become soft again.',
      },
    ],
    risks: {
      common: [
        'Swelling and bruising round nose and eyes',
        'A blocked nose and dry crusts for a while',
        'Numbness of the tip and the upper teeth, which usually passes',
      ],
      serious: [
        'Bleeding that needs treatment',
        'Infection, or healing problems of skin and cartilage',
        'A hole in the wall between the nostrils, or breathing that is worse than before',
        'Unevenness or a shape that disappoints, and with it the wish for a second operation',
        'Risks of anaesthesia, which the anaesthetist explains to you',
      ],
      callUs:
        'Call us at once if bleeding does not stop with rest and gentle pressure, or if you have fever, growing pain, clear watery fluid from the nose or a change of sight.',
    },
    alternatives: [
      'Doing nothing: a nose that works well needs no treatment.',
      'Small amounts of filler can hide a slight hump for some months; they make the nose no smaller and carry rare but serious risks of their own.',
      'Surgery of the airway alone, when only breathing troubles you.',
    ],
    questions: [
      'What can be changed in my nose, and what can not?',
      'Will you operate open or closed, and why?',
      'What will this do to my breathing?',
      'What happens if I am not satisfied, and what would a second operation involve?',
      'Who gives the anaesthetic, and where does the operation take place?',
      'When may I fly, exercise and wear glasses again?',
    ],
  },
  whyUs: {
    heading: 'Why come to us',
    points: [
      'The plan is drawn on your own photographs, and you take a copy home.',
      'Form and breathing are examined together, by the surgeon who will operate.',
      'If surgery would not help you, or not yet, we say so and explain why.',
      'Check-ups belong to the plan, and there is a number to call when something worries you.',
    ],
  },
  results: { category: 'Rhinoplasty', pictures: 12, kind: 'grid' },
  faq: {
    videos: [
      {
        id: 'art-of-nose-transformation',
        title: 'The Art of Nose Transformation',
        videoId: placeholder(null, 'video "The Art of Nose Transformation"'),
        answer:
          'A nose is planned as part of the face. The surgeon looks at the forehead, the lips and the chin as well, and at the skin, which decides how much of a change will show. The aim is a line that does not draw attention to itself.',
      },
      {
        id: 'rhinoplasty-transformation',
        title: 'Rhinoplasty Transformation',
        videoId: placeholder(null, 'video "Rhinoplasty Transformation"'),
        answer:
          'Bone and cartilage are reshaped under the skin: a hump is lowered, a wide bridge narrowed, a drooping tip supported. The change is visible when the splint comes off and becomes finer as swelling settles.',
      },
      {
        id: 'recovery-process',
        title: 'Recovery Process',
        videoId: placeholder(null, 'video "Recovery Process"'),
        answer: `${medicalFigures.recovery} The nose is blocked and the eyelids are bruised at first; the splint comes off at a check-up. Sport and glasses wait until your surgeon agrees, and the tip is the last part to settle.`,
      },
    ],
    questions: [
      {
        question: 'Does rhinoplasty leave a scar?',
        answer:
          'Closed surgery leaves scars inside the nose only. Open surgery leaves a short line across the skin between the nostrils, which usually becomes hard to see. How it heals depends on your skin.',
      },
      {
        question: 'Can breathing and shape be treated in one operation?',
        answer:
          'Often yes. A bent wall between the nostrils can be straightened while the shape is corrected, and its cartilage can be used as support. Your breathing is examined before the plan is made.',
      },
      {
        question: 'From what age can it be done?',
        answer:
          'When the face has finished growing, which differs from person to person. The surgeon examines this, and for people under age the parents take part in the decision.',
      },
      {
        question: 'When will I see the final result?',
        answer:
          'You see the new shape when the splint comes off. Swelling then goes slowly, last of all at the tip, so that surgeon and patient judge the result only after a longer time, at the planned check-ups.',
      },
    ],
  },
  schema: {
    procedureType: 'surgical',
    bodyLocation: 'Nose',
    preparation: 'Medical history, examination of the nose, photographs, blood tests and the instructions of the anaesthetist.',
    howPerformed: 'Bone and cartilage of the nose are reshaped through cuts inside the nose or between the nostrils.',
    followup: 'Removal of splint and stitches at a check-up, further check-ups until the swelling has settled.',
  },
  review: medicalReview,
} satisfies ServiceContent;
