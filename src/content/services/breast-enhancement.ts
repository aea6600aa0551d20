import { medicalFigures, medicalReview } from '../medical-figures.ts';
import { placeholder } from '../placeholder.ts';
import type { ServiceContent } from './service-content.ts';

export const service = {
  label: 'Breast Enhancement',
  order: 40,
  department: 'plasticSurgery',
  drawing: { treatment: 'breast-enhancement', tone: 1 },
  lead: 'Augmentation, lift and reduction of the breast, planned for your frame and your wishes.',
  description:
    'Breast augmentation, lift and reduction: what each operation changes, scars, implants and their upkeep, recovery, risks and questions to ask.',
  information: {
    heading: 'Larger, higher or smaller',
    paragraphs: [
      'Three wishes bring people to breast surgery: more volume, a shape that has dropped brought up again, or less weight to carry. Each has its own operation, and some need two of them together.',
      'Your chest decides what is possible. The width of the breast, the thickness of skin and gland, the height of the nipple and the slope of the ribs are measured first, because an implant or a lift that ignores them does not last well.',
      'In most people the two breasts differ. Surgery can bring them closer to each other, but small differences remain.',
    ],
    points: [
      'Augmentation adds volume, with an implant or with your own fat',
      'A lift, called mastopexy, raises nipple and gland and tightens the skin',
      'A reduction removes gland, fat and skin, or fat alone',
      'Marked differences between the two sides can be evened out',
      'Implants from an earlier operation can be changed or removed',
    ],
  },
  viewer: {
    kind: 'steps',
    pictures: [
      {
        title: 'The breast before',
        text: 'You say what bothers you: size, shape, weight or a difference between the sides. The surgeon examines both breasts and the armpits, asks about cancer in the family and looks for anything that has to be cleared up first.',
      },
      {
        title: 'Measuring and choosing',
        text: 'The width of the breast and the stretch of the skin set the limits. Within them you choose a volume, for example with trial sizers inside a bra, and see where the scars would lie.',
      },
      {
        title: 'Marking while you stand',
        text: 'Lines are drawn on the skin before anaesthesia, while you stand upright, because the breast changes its place as soon as you lie down. The new height of nipple and fold is set now.',
      },
      {
        title: 'The operation',
        text: 'For more volume a pocket is made behind the gland or behind the muscle. For a lift or a reduction the gland is reshaped and carried up with the nipple still attached to its own supply of blood.',
      },
      {
        title: 'Closing and support',
        text: 'The sides are compared with the table raised before the skin is closed in layers. Drains may be needed for a short while, and a soft supporting bra replaces the bandage.',
      },
      {
        title: 'The breast afterwards',
        text: 'At first the breast sits high and feels tight; it settles and softens slowly while the scars fade. We tell you beforehand which scars you will have, and we check implants as long as you carry them.',
      },
    ],
  },
  slides: {
    heading: 'Four operations of the breast',
    timing: 'breastEnhancement',
    items: [
      {
        id: '01',
        title: 'Breast Augmentation',
        content: [
          'Adds volume with a silicone implant, or with your own fat for a modest change.',
          'The cut lies in the fold under the breast, at the edge of the areola or in the armpit.',
          'The implant rests behind the gland or partly behind the muscle, depending on your own cover.',
          'Implants need check-ups and may have to be changed one day.',
        ],
      },
      {
        id: '02',
        title: 'Mastopexy / Breast Reshaping',
        content: [
          'Raises a breast that has dropped after pregnancy, weight loss or with time.',
          'Skin is removed, the gland is gathered and the nipple moves up.',
          'It changes place and form; volume is added only if an implant or fat is used as well.',
          'Scars run round the areola, often with a line down to the fold.',
        ],
      },
      {
        id: '03',
        title: 'Scarless Breast Reduction',
        content: [
          medicalFigures.breastReduction,
          'Fat inside the breast is drawn out; gland and skin stay.',
          'It suits breasts that are mostly fat under skin that can draw together.',
          'It lifts little, so that a breast that hangs low stays low.',
        ],
      },
      {
        id: '04',
        title: 'Breast Reduction / Reduction Mastoplexy',
        shownTitle: 'Breast Reduction / Reduction Mastopexy',
        content: [
          'Removes gland, fat and skin and lifts what remains, for breasts that are heavy or hang low.',
          'It can ease the pull on neck and shoulders and a rash in the fold.',
          'Scars run round the areola, down to the fold and mostly along it.',
          'The tissue that was removed is sent to be examined.',
        ],
      },
    ],
  },
  guide: {
    suits: [
      'Adults whose breasts have finished growing and who decide for themselves',
      'People with small breasts, or breasts that lost volume after nursing, who accept the upkeep of an implant',
      'People whose breasts have dropped although their weight is steady',
      'People whose heavy breasts hurt the neck, the shoulders or the skin below',
    ],
    unsuitable: [
      'During pregnancy and nursing, and until the breasts have settled some months after it',
      'With a lump, discharge or change of the skin that has not been examined yet',
      'With an infection anywhere in the body, or an illness that makes healing unsafe',
      'Shortly before a planned pregnancy or a large change of weight, since both change the result',
      'When a partner wishes for the operation more than you do',
    ],
    preparation: [
      'Breasts are examined, and imaged by ultrasound or mammography where age or history call for it.',
      'Tell us about breast cancer in the family, blood clots, medicines, hormones and earlier operations.',
      'Keep away from tobacco and nicotine before and after: the nipple depends on small vessels.',
      'Bring a soft bra without wires in the size that we write down for you.',
      'Arrange help for lifting children, cooking and driving in the first days.',
    ],
    procedure: [
      'You are marked while standing, and surgeon and anaesthetist go through the plan with you once more.',
      'General anaesthesia is usual; a small correction may be done with sedation.',
      'The cuts that were agreed are made, and bleeding is stopped step by step.',
      'An implant or fat is placed, or gland and skin are removed and the breast is reshaped.',
      'Both sides are compared with the upper body raised.',
      'The skin is closed in layers, dressed and held by a supporting bra.',
    ],
    recovery: [
      {
        when: 'The first days',
        text: 'Tightness and soreness are usual, more so when an implant lies behind the muscle. You walk about early, sleep on your back and do not lift your arms above the shoulders.',
      },
      {
        when: 'When the dressings come off',
        text: 'Drains, where used, and stitches are removed at check-ups. Desk work is often possible again; lifting, pushing and driving wait until you can move without pain.',
      },
      {
        when: 'The following weeks',
        text: `${medicalFigures.recovery} The supporting bra is worn day and night as advised, and exercise of chest and arms comes last.`,
      },
      {
        when: 'Later',
        text: 'Swelling goes, the breast settles into its place and scars turn from red to pale over many months. Scars are kept out of the sun, and the result is judged only then.',
      },
    ],
    risks: {
      common: [
        'Swelling, bruising and a feeling of tightness',
        'More or less feeling in nipple and skin for a while, sometimes for good',
        'Scars that stay red and firm for some months',
        'Small differences between the two sides',
      ],
      serious: [
        'Bleeding into the breast that needs a second operation',
        'Infection, which with an implant can mean that it has to be taken out for a time',
        'A hard, tight shell round an implant, a rupture, or an implant that shifts or shows ripples',
        'Poor healing and loss of skin or part of the nipple, above all after a lift or reduction and in people who smoke',
        'A rare cancer of the capsule round implants (mostly a lymphoma, with textured surfaces), often noticed as late swelling',
        'Blood clots in leg or lung, and the risks of anaesthesia',
      ],
      callUs:
        'Call us at once if one breast suddenly swells or turns hard, if the nipple turns dark, or if you have fever, spreading redness or discharge; with chest pain or shortness of breath go to an emergency department.',
    },
    alternatives: [
      'Leaving things as they are: size and shape alone are no illness.',
      'A bra that is well fitted, physiotherapy and weight loss, when weight and pain are the reason.',
      'Your own fat in place of an implant, when the wish is small and there is enough fat elsewhere.',
      'A lift without an implant, when the volume is enough and only its place is wrong.',
    ],
    questions: [
      'Which of the four operations fits my breasts, and why not the others?',
      'Which implant would you use, what is its surface, and who keeps the record of it?',
      'Where will my scars lie, and how do scars heal on skin like mine?',
      'What are the chances that I need another operation later, and who pays for it?',
      'What may happen to feeling, and to nursing a child?',
      'How will my breasts be checked for cancer afterwards?',
    ],
  },
  whyUs: {
    heading: 'How we plan a breast',
    points: [
      'The breast is measured, not guessed, and the limits of your own tissue are shown to you.',
      'You hear about scars, upkeep and later operations before you hear about sizes.',
      'Make, size and serial number of every implant are written down and given to you.',
      'The breasts are examined for illness before anything is done to their form.',
      'Results are shown to others only when the patient has agreed in writing.',
    ],
  },
  results: { category: 'Breast Augmentation/Breast Enhancement', pictures: 12, kind: 'grid' },
  faq: {
    videos: [
      {
        id: 'choosing-size',
        title: 'How are size and shape of an implant chosen?',
        videoId: placeholder(null, 'video "How are size and shape of an implant chosen?"'),
        answer:
          'By measuring first. The width of your breast and the stretch of the skin give a range, and inside that range you choose with trial sizers. An implant that is too wide or too heavy thins the tissue over it and drops sooner, so that more is not always wiser.',
      },
      {
        id: 'above-or-below-muscle',
        title: 'Does the implant lie above or below the muscle?',
        videoId: placeholder(null, 'video "Does the implant lie above or below the muscle?"'),
        answer:
          'Both are done. Behind the gland recovery is easier and the breast does not move when you tense your chest. Partly behind the muscle there is more cover at the top, which matters in slim people. Your own thickness of tissue decides, and the surgeon shows you how it is measured.',
      },
      {
        id: 'how-long-implants-last',
        title: 'How long do breast implants last?',
        videoId: placeholder(null, 'video "How long do breast implants last?"'),
        answer:
          'They are not made for a whole life, and no date can be given for a single person. An implant without trouble need not be changed because of its age alone. It should be checked regularly, by examination and by imaging as advised, since a tear in it may cause no complaint at all.',
      },
      {
        id: 'nursing-after-surgery',
        title: 'Can I nurse a child after breast surgery?',
        videoId: placeholder(null, 'video "Can I nurse a child after breast surgery?"'),
        answer:
          'Many can after an augmentation, above all when no cut was made through the areola. After a lift or a reduction it is less certain, because milk ducts may have been divided. If nursing matters to you, say so before the operation: it can change the plan, or its time.',
      },
      {
        id: 'reduction-through-a-port',
        title: 'How is a breast made smaller through a small port?',
        videoId: placeholder(null, 'video "How is a breast made smaller through a small port?"'),
        answer: `${medicalFigures.breastReduction} Only fat is drawn out, so that firm gland and loose skin stay behind. An examination, with imaging where it is called for, shows beforehand how much of the breast is fat.`,
      },
      {
        id: 'recovery-after-breast-surgery',
        title: 'What is recovery after breast surgery like?',
        videoId: placeholder(null, 'video "What is recovery after breast surgery like?"'),
        answer: `${medicalFigures.recovery} The chest feels tight at first and the arms tire early. You wear a supporting bra, walk every day and leave lifting and chest exercise until the surgeon has seen that everything has healed.`,
      },
    ],
    questions: [
      {
        question: 'Do implants hide breast cancer from mammography?',
        answer:
          'They cover part of the gland, so that extra views or an ultrasound are needed. Screening goes on as for everyone of your age; tell the staff about your implants every time. Implants have not been found to raise the usual kind of breast cancer.',
      },
      {
        question: 'What is the lymphoma that is connected with implants?',
        answer:
          'A rare cancer of the scar shell round the implant, seen mostly with textured surfaces. It usually shows as swelling of one breast long after the operation, and most people recover when implant and shell are removed early. Any late swelling has to be examined.',
      },
      {
        question: 'Can a lift and an implant be done together?',
        answer:
          'Yes, when the breast has both dropped and emptied. The two work against each other, since one tightens the skin and the other stretches it. So the risk of a second operation is higher than with either alone, and sometimes two steps with time between are wiser.',
      },
      {
        question: 'How visible will the scars be?',
        answer:
          'They are red and firm at first and fade over many months. Their length depends on the operation: short in the fold for an implant, round the areola and down for a lift or reduction. Some skins form thick scars; tell us if that has happened to you before.',
      },
      {
        question: 'Can implants make a person feel ill?',
        answer:
          'Some people with implants report tiredness, pain in the joints and other complaints, and this is being studied. No test proves the connection, and removal helps some of them but not all. It belongs to the things you should know before you choose an implant.',
      },
    ],
  },
  schema: {
    procedureType: 'surgical',
    bodyLocation: 'Breast',
    preparation:
      'Medical and family history, examination of breasts and armpits, imaging where it is called for, measurements, photographs, blood tests.',
    howPerformed:
      'Volume is added with an implant or fat, or gland, fat and skin are removed and the breast is lifted, mostly under general anaesthesia.',
    followup:
      'Supporting bra, check-ups until the scars have settled, and regular examination and imaging of implants afterwards.',
  },
  review: medicalReview,
} satisfies ServiceContent;
