import { medicalFigures, medicalReview } from '../medical-figures.ts';
import { placeholder } from '../placeholder.ts';
import type { ServiceContent } from './service-content.ts';

export const service = {
  label: 'Anti Ageing',
  order: 20,
  department: 'plasticSurgery',
  drawing: { treatment: 'anti-ageing', tone: 3 },
  lead: 'Surgical and non-surgical ways to soften the signs of age in face and neck.',
  description:
    'Anti-ageing treatment of face and neck: facelift, injections, fat grafting and skin care, what each can do, recovery, risks and questions to ask.',
  information: {
    heading: 'What changes in a face, and what can be done',
    paragraphs: [
      'A face ages in several layers at once. The skin loses its stretch and collects sun damage, fat shrinks in one place and sinks in another, ligaments slacken, muscles draw lines, and even bone recedes. A cream reaches the first layer only, and a facelift does not touch the last.',
      'So there is no single anti-ageing treatment. Lines from movement answer to botox, lost volume to filler or your own fat, skin to sun protection, peels and laser, and tissue that has sunk to surgery. The plan begins with the layer that troubles you.',
    ],
    points: [
      'Face and neck lift for jowls and a slack neck',
      'Lift of the brow, and surgery of the eyelids',
      'Botox and fillers for lines and lost volume',
      'Fat grafting where hollows are deep',
      'Peels and lasers for colour, texture and fine lines',
    ],
  },
  viewer: {
    kind: 'steps',
    pictures: [
      {
        title: 'The face before',
        text: 'Older photographs of you help more than pictures of others. They show which features are yours, what has moved, and what has always been there and should stay.',
      },
      {
        title: 'Reading the layers',
        text: 'At rest and in movement skin, fat, muscle and support are examined one by one. A fold beside the mouth may need volume in the cheek, a lift, or nothing; the examination tells which.',
      },
      {
        title: 'Beginning with the skin',
        text: 'Sun protection comes first, since without it everything else fades sooner. Creams, peels or laser follow where colour and texture age a face more than its outline does.',
      },
      {
        title: 'Relaxing and filling',
        text: 'Small doses of botox soften lines of the brow and round the eyes. Fillers or your own fat restore what has shrunk in cheek and temple, in amounts that leave your expression as it is.',
      },
      {
        title: 'Lifting the deeper layer',
        text: 'In a facelift cuts run round the ear. The firm layer below the skin is raised and fixed, so that it carries the strain; the skin is only laid over it and trimmed.',
      },
      {
        title: 'The face afterwards',
        text: 'The aim is that you look like yourself after good sleep. Ageing continues from the new starting point. We advise the smallest step that answers your wish, and we say when a syringe can no longer do the work of surgery, or the other way round.',
      },
    ],
  },
  texts: [
    {
      heading: 'How long injections last',
      paragraphs: [
        medicalFigures.botoxCourse,
        `${medicalFigures.fillers} Some products can be dissolved again, others cannot, so ask which one is meant for you.`,
      ],
    },
  ],
  guide: {
    suits: [
      'People with jowls, a slack neck or deep folds, for surgery',
      'People with lines of movement or early loss of volume, for injections',
      'People with sun-damaged skin who will protect it afterwards',
      'People in good health with a wish of their own and an eye for limits',
    ],
    unsuitable: [
      'With high blood pressure that is not controlled, or a tendency to bleed, for surgery',
      'During pregnancy and nursing, for injections and for most peels and lasers',
      'With some diseases of nerve and muscle, for botox',
      'While smoking, for a facelift: the skin in front of and behind the ear may die',
      'In a crisis of life, when a changed face is expected to solve it',
    ],
    preparation: [
      'Measure your blood pressure for some days and bring the values.',
      'Tell us of earlier fillers, threads and operations, with the name of the product if you know it.',
      'Say if you get cold sores, since lasers and peels can wake them up.',
      'Ask before you stop blood thinners; avoid garlic, ginkgo and fish oil as advised.',
      'Do not tan, and do not begin new creams shortly before.',
    ],
    procedure: [
      'The face is examined and photographed, and you agree on one order of treatment.',
      'Injections are given in the consulting room, with cream or cold against the pricks.',
      'For a face and neck lift you are sedated or put to sleep.',
      'Through cuts round the ear, and sometimes below the chin, the deeper layer is raised and fixed.',
      'Skin is trimmed without pull, and the cuts are closed with fine stitches, at times over a drain.',
    ],
    recovery: [
      {
        when: 'After injections',
        text: 'Pricks, swelling and small bruises pass within days. Do not rub the area, and leave sport and sauna for the time you are told. You can usually go back to your day at once.',
      },
      {
        when: 'The first days after a facelift',
        text: 'A bandage holds cheeks and neck, which feel tight and numb more than painful. Sleep on your back with raised head, speak and chew gently, and keep your blood pressure calm.',
      },
      {
        when: 'The following weeks',
        text: `${medicalFigures.recovery} After a facelift stitches come out in steps, bruises sink to the neck and can be covered, and sport waits until you have been checked.`,
      },
      {
        when: 'Later',
        text: 'Numb skin near the ears wakes up, scars fade in front of and behind them, and tightness gives way to ease. Protection from the sun stays part of every day.',
      },
    ],
    risks: {
      common: [
        'Bruises, swelling and tightness',
        'Numb cheeks and ear lobes after a facelift, for some months',
        'Headache or a slightly heavy lid after botox, which wears off',
        'Redness and peeling after laser and peels',
      ],
      serious: [
        'Bleeding under the skin after a facelift, mostly on the first day, which has to be emptied at once',
        'Weakness of a part of the face from injury of a nerve, mostly passing but not always',
        'Skin that dies at the edges, infection, thick scars, or loss of hair along them',
        'Filler in a blood vessel, with loss of skin or, very rarely, of sight, or a stroke',
        'Botox that spreads, with a drooping lid or, very rarely, trouble swallowing or breathing',
        'Burns or lasting changes of colour after laser and peels, more often on dark skin',
      ],
      callUs:
        'Call us at once if one side swells or tightens fast, or if skin turns white or mottled or hurts after filler; loss of sight, weakness on one side, trouble swallowing or breathing is a case for emergency services.',
    },
    alternatives: [
      'Doing nothing, or only protecting the skin from sun and smoke.',
      'Prescribed creams, which are slow and modest but well studied.',
      'Injections in place of surgery while sagging is slight.',
      'Surgery in place of more and more filler when sagging is the cause.',
    ],
    questions: [
      'Which layer makes me look tired: skin, volume, muscle or support?',
      'What is the smallest step that would answer my wish?',
      'How often would it have to be repeated, and what would that come to over the years?',
      'Which product would you inject, and can it be dissolved?',
      'Where would the scars lie, and how do you protect the nerve of the face?',
      'What would you leave as it is?',
    ],
  },
  whyUs: {
    heading: 'Surgeon and dermatologist on one face',
    points: [
      'Skin and structure are looked at together, and you get one plan in place of two.',
      'We compare with your own earlier photographs, not with other faces.',
      'Product, dose and place of each injection are written in your record.',
      'If you have had enough, we say so: more is often less here.',
    ],
  },
  results: { category: 'Anti Ageing Procedures', pictures: 12, kind: 'grid' },
  faq: {
    videos: [
      {
        id: 'signs-of-ageing',
        title: 'Why does a face look older with the years?',
        videoId: placeholder(null, 'video "Why does a face look older with the years?"'),
        answer:
          'Because each layer changes in its own time. Sun and tobacco thin and stain the skin, fat is lost at temple and cheek, support slackens at the jaw, and muscles fold the skin again and again. Inheritance sets the pace, but sun and smoke are the part you can change.',
      },
      {
        id: 'facelift',
        title: 'What does a facelift change, and what not?',
        videoId: placeholder(null, 'video "What does a facelift change, and what not?"'),
        answer:
          'It raises sunken cheeks, clears the line of the jaw and tightens the neck by lifting a layer below the skin. It does not treat fine lines of the lips, spots, heavy lids or lost volume; these have treatments of their own, some of which can be added on the same day.',
      },
      {
        id: 'surgery-or-injections',
        title: 'Surgery or injections: how do I decide?',
        videoId: placeholder(null, 'video "Surgery or injections: how do I decide?"'),
        answer:
          'Push the cheek up gently in front of a mirror. If the look you want comes from lifting, surgery is the honest answer; if it comes from filling or smoothing, injections may do. Surgery means a longer recovery once, injections a short one again and again.',
      },
      {
        id: 'without-surgery',
        title: 'What can be done without surgery?',
        videoId: placeholder(null, 'video "What can be done without surgery?"'),
        sharesVideoWith: 'surgery-or-injections',
        answer: `Sun protection and creams for every skin; peels and laser for colour and fine lines; botox for lines of movement; fillers for volume. ${medicalFigures.botox} ${medicalFigures.fillers} None of them removes loose skin.`,
      },
    ],
    questions: [
      {
        question: 'At what age should I begin?',
        answer:
          'With sun protection at any age. For the rest there is no right year: what counts is a change that you notice and that bothers you. Treating a young face in advance has little proof behind it, and we would rather tell you that than begin too early.',
      },
      {
        question: 'How long does a facelift last?',
        answer:
          'The clock is set back but keeps running. Many people look younger than they otherwise would for a number of years, while the skin goes on ageing from day to day. Smoking, sun and large changes of weight shorten the effect.',
      },
      {
        question: 'Will people see that something was done?',
        answer:
          'That depends on measure. Too much filler, too little movement or skin under tension catches the eye; a lift of the deeper layer and small doses mostly do not. Bruises show for a time, so plan your leave before important dates.',
      },
      {
        question: 'Is botox a poison?',
        answer:
          'It is a toxin of bacteria, used as a medicine in very small doses. It stops the signal from nerve to muscle for some months. In the doses for the face serious effects are rare, but they exist, and only a trained doctor should inject a product from a known source.',
      },
      {
        question: 'Do treatments differ on dark skin?',
        answer:
          'Yes. Dark skin has fewer early lines but answers to heat and injury with brown marks or thick scars more often. Peels and lasers are chosen milder, a small area is tried first, and sun protection begins weeks before.',
      },
    ],
  },
  schema: {
    procedureType: 'surgical',
    bodyLocation: 'Face and neck',
    preparation:
      'Examination of skin, volume, muscle and support, blood pressure, list of earlier injections and medicines, photographs.',
    howPerformed:
      'Depending on the layer: lift of the deeper layer through cuts round the ear, injections, fat grafting, peels or laser.',
    followup: 'Check-up after injections, removal of stitches in steps after a facelift, lasting protection from the sun.',
  },
  review: medicalReview,
} satisfies ServiceContent;
