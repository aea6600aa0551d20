import { medicalFigures, medicalReview } from '../medical-figures.ts';
import type { ServiceContent } from './service-content.ts';

export const service = {
  label: 'Structural Fat Grafting',
  order: 100,
  department: 'plasticSurgery',
  drawing: { treatment: 'structural-fat-grafting', tone: 0 },
  lead: 'Your own fat, moved in small amounts to restore lost volume.',
  description:
    'Structural fat grafting: your own fat placed in small amounts into face, hands, scars or breast; how much stays, recovery, risks and questions.',
  information: {
    heading: 'Fat as a living filler',
    paragraphs: [
      'Hollow temples, flat cheeks, thin hands, a dent after an injury or an operation: where tissue is missing, fat from your belly or thighs can take its place. It is drawn out gently, cleaned and laid in as very small portions, in several layers.',
      'The portions are grafts. For the first days they live on what seeps in from around them, until new vessels grow into them. Some of them do not survive and are taken up by the body; what has grown in behaves like the fat you have always had.',
    ],
    points: [
      'Fills temples, cheeks, lips, the hollow below the eye and the line of the jaw',
      'Softens dents and scars that are stuck to the layer below',
      'Gives thin hands a cover over veins and tendons',
      'Shapes breast and body where a modest gain is enough',
      'Uses your own tissue, which the body does not reject as foreign',
    ],
  },
  viewer: {
    kind: 'views',
    pictures: [
      {
        title: 'The hollow',
        text: 'Seen in cross-section, skin has sunk because the fat below it has become thin. The surgeon looks at it in slanting light, compares it with older photographs, and marks the hollow and the shadows round it.',
      },
      {
        title: 'Where the fat comes from',
        text: 'Belly, flanks, inner thighs and knees are the usual sources. The place is numbed, and a blunt cannula draws fat out with low suction, since cells that are torn cannot grow in.',
      },
      {
        title: 'Clean and in small syringes',
        text: 'Blood, oil and numbing fluid are parted from the fat by spinning, filtering or letting it settle. It is kept from the air, filled into small syringes and used without delay.',
      },
      {
        title: 'One thread beside the other',
        text: 'A fine blunt cannula is led in, and a thin line of fat is left behind only while it is drawn back. Many such lines, crossing in several depths, build the form.',
      },
      {
        title: 'The hollow, filled',
        text: 'Grafts that have found vessels stay and carry the skin. We measure the fat sparingly, wait until the swelling has gone, and add to it in a second sitting if both of us think it is needed.',
      },
    ],
  },
  numbered: {
    heading: 'Five things to understand',
    points: [
      {
        title: 'It builds structure',
        text: 'The method is called structural because fat is laid down from the bone to the skin as a support, not as one lump. In this way it can change the height of a cheek or the line of a jaw, and not merely plump the surface.',
      },
      {
        title: 'Small portions survive',
        text: 'A graft is fed only from its surface until vessels arrive. In a thick drop the middle starves and turns to oil or a hard knot. Many thin threads with living tissue between them have a far better chance.',
      },
      {
        title: 'Part of it goes',
        text: 'How much remains differs from person to person and place to place, and nobody can tell beforehand. Parts that move much, such as lips, keep less. Whatever is left after some months usually stays.',
      },
      {
        title: 'It keeps its memory',
        text: 'Fat from the belly remains belly fat in its new home. If you gain weight, a cheek may become fuller; if you lose much, it may flatten. A steady weight before and after belongs to the treatment.',
      },
      {
        title: 'It can improve the skin above',
        text: 'Skin over grafted fat, above all in scars and after radiation, often becomes softer. Cells that come along with the fat are thought to be the reason. This is still studied, and nobody should promise it to you.',
      },
    ],
  },
  guide: {
    suits: [
      'People with loss of volume in the face through age, slimness or illness',
      'People with a dent or a stuck scar after injury, operation or radiation',
      'People who would rather have their own tissue than a product, and accept a small operation for it',
      'People with some fat to spare and a steady weight',
    ],
    unsuitable: [
      'For very slim people with no source that can be used without a dent',
      'While weight is changing, by diet, training or illness',
      'With an infection near the place, or a clotting disorder that is not under control',
      'In the breast, while a lump or a change in the images is not explained',
      'When loose skin is the trouble: filling it up makes a face heavy',
    ],
    preparation: [
      'Bring photographs of your face from earlier years.',
      'Tell us about fillers you have had, since older products in the same place change the plan.',
      'For the breast, have the imaging done that your age and history ask for.',
      'Keep away from tobacco, and pause blood thinners only as agreed with your doctor: grafts need good vessels and little blood around them.',
    ],
    procedure: [
      'Hollows and sources are marked while you sit or stand.',
      'You are numbed locally, sedated or put to sleep, depending on how much is to be moved.',
      'Fat is drawn out through a cut of the size of a freckle and prepared at the table.',
      'It is laid in through punctures, in fine threads while the blunt cannula is drawn back.',
      'The form is checked from all sides and the punctures are closed with a stitch or a strip.',
    ],
    recovery: [
      {
        when: 'The first days',
        text: 'The filled place is swollen, more than you would like, and both places may be bruised. Cool only lightly, press on nothing, and sleep so that no weight rests on the grafts.',
      },
      {
        when: 'While grafts grow in',
        text: 'Do not massage the area, keep away from tobacco, and leave hard training aside. The place that gave the fat is sore like strained muscle and wears a garment if much was taken.',
      },
      {
        when: 'The following weeks',
        text: `${medicalFigures.recovery} A treated face is fit to be seen sooner than it is finished: swelling leaves, some volume goes with it, and this is no sign of failure.`,
      },
      {
        when: 'After some months',
        text: 'What can be seen now mostly remains. The new photographs are laid beside the first, and only then is it decided whether a second sitting makes sense.',
      },
    ],
    risks: {
      common: [
        'Swelling and bruises where fat was taken and where it was placed',
        'Less volume after some months than at the start',
        'Slight unevenness that can be felt',
        'Numbness round the punctures',
      ],
      serious: [
        'Fat in a blood vessel, which can cost skin, sight or cause a stroke; it is very rare and the reason for blunt cannulas',
        'Infection of the grafts',
        'Oil cysts, hard knots or lime in the tissue, which in the breast may call for further imaging or a sample',
        'Too much volume, which is harder to remove than filler, or a difference between the sides',
        'A dent where the fat was taken',
        'Clots and problems of anaesthesia when large amounts are moved',
      ],
      callUs:
        'Call us at once if the skin turns white or dusky, or if redness, heat and fever begin; with a change of sight, sudden strong headache, weakness or trouble speaking or breathing, go to an emergency department.',
    },
    alternatives: [
      `Filler of hyaluronic acid, without an operation, and open to being dissolved. ${medicalFigures.fillers}`,
      'A lift, when tissue has sunk rather than shrunk.',
      'An implant, for example at chin or breast, when much volume is wanted in one step.',
      'Leaving the hollow alone: it is a matter of looks, not of health.',
    ],
    questions: [
      'Is my hollow lost volume, or has the tissue above come down?',
      'From where would you take the fat, and will I see it there?',
      'How much usually stays in the place that I want treated?',
      'How do you keep the fat out of blood vessels?',
      'Might I need a second sitting, and when?',
      'Would a filler serve me as well?',
    ],
  },
  whyUs: {
    heading: 'How we work with fat',
    points: [
      'Filler, fat and lift are compared for your face before one is advised.',
      'Fat is taken gently, prepared at the table and placed in small portions.',
      'We fill sparingly: adding later is easier than taking away.',
      'The amount and place of every portion are recorded for a later sitting.',
    ],
  },
  results: { category: 'Structural Fat Grafting', pictures: 5, kind: 'rotating' },
  faq: {
    questions: [
      {
        question: 'How much of the grafted fat stays?',
        answer:
          'A part, which cannot be foreseen for a single person. It depends on the place, on how gently the fat was handled, on circulation and tobacco. Swelling makes the early result look fuller than it is. After some months the volume is mostly settled and can be added to.',
      },
      {
        question: 'Is fat better than filler?',
        answer:
          'Each has its place. Filler needs no operation and can be dissolved if it is made of hyaluronic acid, but it is used up. Fat needs a source and some recovery, and what grows in stays. For small or first corrections filler is often the simpler choice.',
      },
      {
        question: 'Can I choose where the fat is taken from?',
        answer:
          'You can say what you would like, and where possible the surgeon follows it. The amounts for a face are small, so do not expect a slimmer waist from it. Sources are chosen so that no dent is seen and the fat is easy to reach in the position you lie in.',
      },
      {
        question: 'Can fat be grafted to the breast?',
        answer:
          'Yes, for a modest gain or to even out a difference, often in more than one sitting. Grafts that die can leave cysts or spots of lime; radiologists can mostly tell them from cancer, though at times a sample is needed. Tell the staff about the grafting whenever you are screened.',
      },
      {
        question: 'Is anything visible at the place the fat came from?',
        answer:
          'Usually a dot that pales with time, and bruises at the beginning. If too much is drawn from one spot or too close to the skin, a dent or a wave can stay. Therefore the fat for larger corrections is gathered from more than one region.',
      },
    ],
  },
  schema: {
    procedureType: 'surgical',
    bodyLocation: 'Face, hands, breast or scars',
    preparation:
      'Examination of the hollow and of the source, list of earlier fillers, steady weight, imaging before treatment of the breast.',
    howPerformed: 'Fat is drawn out with a blunt cannula, cleaned, and placed as fine threads in several layers of the hollow.',
    followup:
      'No pressure or massage at first, check-ups while swelling goes, and a decision about a second sitting after some months.',
  },
  review: medicalReview,
} satisfies ServiceContent;
