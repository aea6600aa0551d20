import { medicalFigures, medicalReview } from '../medical-figures.ts';
import { placeholder } from '../placeholder.ts';
import type { ServiceContent } from './service-content.ts';

export const service = {
  label: 'Blepharoplasty',
  order: 70,
  department: 'plasticSurgery',
  drawing: { treatment: 'blepharo-plasty', tone: 2 },
  lead: 'Surgery of the upper or lower eyelids for heavy lids and bags.',
  description:
    'Blepharoplasty, surgery of upper and lower eyelids: heavy lids, bags, what to have examined first, the operation, recovery, risks and questions.',
  information: {
    heading: 'Lids that look or feel heavy',
    paragraphs: [
      'The skin of the lids is the thinnest of the body and the first to slacken. Above the eye it can fold over the lashes, tire the forehead and narrow the view to the side. Below the eye, fat that was held back comes forward as bags.',
      'Eyelid surgery removes or moves very little: some skin, sometimes a strip of muscle, some fat. The skill lies in what is left behind, since a lid has to close, blink and keep the eye moist every moment of your life.',
      'A lid can also hang because its own muscle is weak, or because the brow has come down. Those need another operation, so the cause is found first.',
    ],
    points: [
      'Takes a fold of skin off the upper lid and brings its crease back',
      'Flattens or redistributes the fat of lower bags',
      'Can widen a field of view that loose skin has narrowed',
      'Does not smooth crow’s feet, lift the brow or lighten dark skin',
    ],
  },
  viewer: {
    kind: 'steps',
    pictures: [
      {
        title: 'The eye before',
        text: 'Height of lid and brow, strength of the lid muscle, tears and closure are examined. Your sight is tested, and a test of the field of view is added where the upper lid covers part of it.',
      },
      {
        title: 'Marking the fold',
        text: 'While you sit and look ahead, the natural crease is drawn. A gentle pinch shows how much skin may go while the eye still closes easily. The marks are made before any injection swells the lid.',
      },
      {
        title: 'The upper lid',
        text: 'A narrow piece of skin is removed along the crease. Fat is taken only where it bulges towards the nose, because a hollow above the eye makes it look older, not younger.',
      },
      {
        title: 'The lower lid',
        text: 'Bags without loose skin are reached from the inside of the lid, with no cut in the skin. Where skin has to be tightened too, the cut runs just below the lashes. Fat can be laid over the hollow below.',
      },
      {
        title: 'Fine stitches',
        text: 'The outer corner may be secured with a stitch so that the lower lid does not sag. The skin is closed with very thin thread, and cooling begins while you are still in the recovery room.',
      },
      {
        title: 'The eye afterwards',
        text: 'Bruises go, the scar sinks into the crease, and the look becomes more rested. We aim at your own eyes with less weight on them, and we keep enough skin for them to close.',
      },
    ],
  },
  guide: {
    suits: [
      'Adults whose upper lid rests on the lashes or covers part of the view',
      'People with lower bags that stay the same whether they have slept or not',
      'People with healthy eyes that make enough tears',
      'People who wish for a rested look and not for another shape of eye',
    ],
    unsuitable: [
      'With marked dryness of the eyes, or an inflamed lid, until it has been treated',
      'With active thyroid eye disease, or glaucoma that is not controlled',
      'Soon after laser correction of sight, which leaves the eye dry for a time',
      'When bags come from allergy, salt or sleep and change from day to day',
      'When the brow or the lid muscle is the cause, and skin alone would be removed',
    ],
    preparation: [
      'An eye examination with a test of tears, and of the field of view where it is narrowed.',
      'Say whether you take blood thinners, fish oil or pain tablets, and pause them only as agreed with your doctor.',
      'Do not wear contact lenses or eye make-up on the day, and bring your glasses.',
      'Prepare cold packs, dark glasses and a second pillow at home.',
    ],
    procedure: [
      'The crease is marked while you sit, and photographs are taken.',
      'Lids are numbed with fine injections; sedation or general anaesthesia is added for lower lids or at your wish.',
      'Skin is removed above, or the fat is reached from inside the lower lid or below its lashes.',
      'Bleeding is stopped with care, since a little blood behind the lid matters more here than elsewhere.',
      'You open and close the eyes while both sides are compared, if you are awake.',
      'Fine stitches close the skin, and ointment and cold packs are put on.',
    ],
    recovery: [
      {
        when: 'The first days',
        text: 'Lids are swollen, tight and blue, most of all in the morning. Rest with the head high, cool as shown, put in the drops, and do not bend, lift or strain. Sight may be blurred by ointment.',
      },
      {
        when: 'When the stitches come out',
        text: 'After that most people feel at ease among others again, with dark glasses or make-up once the skin has closed. Reading and screens tire the eyes sooner than usual.',
      },
      {
        when: 'The following weeks',
        text: `${medicalFigures.recovery} After eyelids swelling goes early, while contact lenses, swimming and sport wait until the surgeon has checked how the lids close.`,
      },
      {
        when: 'Later',
        text: 'The line above the eye fades into the crease, firmness at the outer corner softens, and lids that felt stiff in blinking move freely again.',
      },
    ],
    risks: {
      common: [
        'Bruises and swelling that can differ from side to side',
        'Dry, watering or light-shy eyes for a while',
        'Blurred sight from ointment and swelling',
        'Small white grains along the scar, which are easily removed',
      ],
      serious: [
        'Bleeding behind the eye, which can cost sight unless it is relieved at once; it is rare',
        'An eye that does not close fully, with damage to the surface by dryness',
        'A lower lid that is pulled down or turned outwards',
        'Hollow, uneven or over-tight lids, or a lid that hangs',
        'Double vision, infection or a thick scar',
      ],
      callUs:
        'With sudden strong pain, a bulging eye, failing sight or double vision go to an emergency department at once and call us on the way; call us, too, for bleeding that light pressing does not stop.',
    },
    alternatives: [
      'Waiting, if neither sight nor comfort is affected.',
      'Lifting the brow, by surgery or with small doses of botox, when its fall makes the fold.',
      'Filler in the hollow below the eye for slight shadows; near the eye it carries rare but grave risks.',
      'Laser or peels for fine lines and colour, which do not remove bags.',
    ],
    questions: [
      'Is it skin, fat, muscle or brow that makes my lids heavy?',
      'Are my eyes moist enough for this operation?',
      'Will you reach the lower lid from inside or through the skin?',
      'How much skin will you leave, and will I be able to close my eyes?',
      'Whom do I reach in the first night if something is wrong?',
    ],
  },
  whyUs: {
    heading: 'What we care about at the eye',
    points: [
      'Tears, sight and closure are tested before looks are discussed.',
      'The brow is judged together with the lid, so that the right one is treated.',
      'Skin and fat are spared: what is taken from a lid is hard to give back.',
      'You go home with the signs of danger in writing, and with the number to call.',
    ],
  },
  results: { category: 'Blepharoplasty', pictures: 12, kind: 'grid' },
  faq: {
    videos: [
      {
        id: 'upper-or-lower',
        title: 'Do I need surgery of the upper lids, the lower lids or both?',
        videoId: placeholder(null, 'video "Do I need surgery of the upper lids, the lower lids or both?"'),
        answer:
          'It depends on what you see in the mirror and what the examination finds. Above it is mostly loose skin, below mostly fat. Both can be done in one operation. Many need only one of the two, and then the other is left as it is.',
      },
      {
        id: 'where-the-scar-lies',
        title: 'Where do the scars lie?',
        videoId: placeholder(null, 'video "Where do the scars lie?"'),
        answer:
          'On the upper lid in the natural crease, hidden while the eye is open, with a short end in a laughter line. On the lower lid just below the lashes, or inside the lid where nothing shows. Skin of the lids heals finely, yet redness lasts for some weeks.',
      },
      {
        id: 'improving-sight',
        title: 'Can eyelid surgery improve my sight?',
        videoId: placeholder(null, 'video "Can eyelid surgery improve my sight?"'),
        answer:
          'It can free the upper and outer part of the view when skin hangs in front of it; a test of the field of view shows this. It does not change how sharply you see, and you need your glasses as before.',
      },
      {
        id: 'numbed-or-asleep',
        title: 'Is the operation done under local anaesthesia?',
        videoId: placeholder(null, 'video "Is the operation done under local anaesthesia?"'),
        answer:
          'For upper lids mostly yes: the injections sting for a moment, then you feel only touch. Being awake has a use, since you can open and close the eyes for comparison. For lower lids, or if you would rather not notice, sedation or general anaesthesia is used.',
      },
      {
        id: 'dark-circles',
        title: 'Will dark circles go away with the bags?',
        videoId: placeholder(null, 'video "Will dark circles go away with the bags?"'),
        answer:
          'The shadow that a bag throws becomes less. Brown colour in the skin and blue vessels that shine through stay, as surgery does not touch them; creams, lasers or other skin treatments may help there. It is worth asking the dermatologist before the operation.',
      },
      {
        id: 'dry-eyes',
        title: 'Can I have it done with dry eyes?',
        videoId: placeholder(null, 'video "Can I have it done with dry eyes?"'),
        answer:
          'Slight dryness is treated first, and then less skin is removed and drops are used for longer. With severe dryness we advise against it, because an eye that opens wider and blinks less strongly for a time dries out more. Tears are measured before the decision.',
      },
      {
        id: 'recovery-of-eyelids',
        title: 'When can I show myself again?',
        videoId: placeholder(null, 'video "When can I show myself again?"'),
        answer: `Bruises are strongest in the first days and sink towards the cheeks. Once the stitches are out many people go back to work with glasses or make-up. ${medicalFigures.recovery} Plan events with photographs for later.`,
      },
      {
        id: 'how-long-it-lasts',
        title: 'How long does the result last?',
        videoId: placeholder(null, 'video "How long does the result last?"'),
        answer:
          'Usually for many years. Skin that was removed does not grow back and bags seldom return, but ageing does not stop: the brow comes down a little, and skin slackens further. A second operation is sometimes possible if enough skin is left for the eye to close.',
      },
    ],
    questions: [
      {
        question: 'How do I know whether my lid muscle is weak?',
        answer:
          'If the edge of the lid itself covers part of the pupil, and not only a fold of skin, the muscle that lifts it may be weak or its tendon stretched. This is called ptosis and has its own operation. A lid that drops suddenly must be seen by a doctor the same day.',
      },
      {
        question: 'Will the shape of my eyes change?',
        answer:
          'It should not. Shape depends on the corners and the edge of the lid, which are left where they are or supported. If you have no crease, or one that lies low, that is a feature of yours; it is changed only if you ask for it.',
      },
      {
        question: 'May I wear contact lenses afterwards?',
        answer:
          'Not at first, because putting them in pulls on the fresh scar and the eye is dry. The surgeon tells you at a check-up when the lids close and blink well enough. Have glasses ready for some weeks, and use the drops without preservative that you are given.',
      },
      {
        question: 'Can I fly soon after eyelid surgery?',
        answer:
          'Stay near us until the stitches are out and the lids have been checked. Air in a cabin is dry and luggage has to be lifted, neither of which suits fresh lids. After that short flights are usually possible, with drops at hand.',
      },
    ],
  },
  schema: {
    procedureType: 'surgical',
    bodyLocation: 'Eyelids',
    preparation:
      'Examination of the eyes with tears and field of view, medical history, photographs, marking of the crease while sitting.',
    howPerformed:
      'Skin and fat are removed or moved through the crease of the upper lid, below the lashes or from inside the lower lid.',
    followup: 'Cooling and drops, removal of fine stitches at a check-up, further check-ups of closure and moisture of the eyes.',
  },
  review: medicalReview,
} satisfies ServiceContent;
