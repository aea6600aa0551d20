import { medicalFigures, medicalReview } from '../medical-figures.ts';
import { placeholder } from '../placeholder.ts';
import type { ServiceContent } from './service-content.ts';

export const service = {
  label: 'Liposuction',
  order: 90,
  department: 'plasticSurgery',
  drawing: { treatment: 'liposuction', tone: 4 },
  lead: 'Removal of fat that stays in spite of diet and exercise. It shapes; it is not a way to lose weight.',
  description:
    'Liposuction: which fat can be removed, who it may suit, how the operation goes, the compression garment, recovery, risks and questions to ask.',
  information: {
    heading: 'What liposuction can and cannot do',
    paragraphs: [
      'Some fat under the skin stays where it is, whatever you eat and however much you move: at the hips, the inner thighs, the flanks, under the chin. Liposuction draws it out through a thin tube, called a cannula, that is led under the skin.',
      'The fat round the organs inside the belly cannot be reached, and neither loose skin nor cellulite is treated. The scales show little difference afterwards. What changes is the outline, and how clothes sit.',
    ],
    points: [
      'Treats flanks, belly, hips, thighs, knees, arms, back, chest and chin',
      'Needs only short cuts, placed in folds where they can be',
      'Can be joined with removal of skin, or supply fat for grafting',
      'Depends on skin that is able to draw together',
    ],
  },
  viewer: {
    kind: 'steps',
    pictures: [
      {
        title: 'Finding the fat',
        text: 'Lying, standing and tensed, each area is pinched and compared. This shows whether the fullness is fat under the skin, fat behind the muscle, a hernia or slack skin, because only the first can be drawn out.',
      },
      {
        title: 'The map on the skin',
        text: 'While you stand, the surgeon draws the places to be reduced like lines of height on a map, and the places that must be left alone. You look at the drawing in the mirror and agree to it.',
      },
      {
        title: 'Fluid first',
        text: 'A large amount of dilute fluid is let into the fat. It numbs the area, narrows the vessels so that little blood is lost, and loosens the fat. Then it needs time to work.',
      },
      {
        title: 'Drawing out the fat',
        text: 'The cannula moves to and fro in the deeper layer, from more than one direction, so that no furrows remain. A thin even layer is left below the skin on purpose. Some devices help with vibration or ultrasound.',
      },
      {
        title: 'Comparing and dressing',
        text: 'Both sides are felt and measured against each other before the end. The small cuts are closed or left open to drain, and a garment is put on that presses evenly.',
      },
      {
        title: 'The outline afterwards',
        text: 'Swelling hides the change at first, and the shape comes out over the months. We take less rather than too much: what is missing under the skin is hard to put back.',
      },
    ],
  },
  guide: {
    suits: [
      'Adults near a weight that they have kept for some time',
      'People with a limited area of fat that does not answer to diet and exercise',
      'People whose skin is firm and springs back when it is pinched',
      'People who accept a change of shape, not of weight, as the aim',
    ],
    unsuitable: [
      'As a treatment of obesity, or in place of diet and movement',
      'During pregnancy and nursing',
      'With disorders of clotting, or severe disease of heart, lung, liver or kidney',
      'When loose skin is the main trouble: removal of fat would make it looser',
      'While an eating disorder or a mistaken picture of one’s own body is untreated',
    ],
    preparation: [
      'Blood tests, and an ultrasound of the belly where a hernia is suspected.',
      'Name every medicine, herbal remedies and hormones included; some are paused, by agreement with your doctor.',
      'Give up nicotine in any form for the time that you are told.',
      'Buy no garment by yourself: we measure you and say which size and how many.',
      'Cover bed and car seat, since fluid seeps out for a day or so.',
    ],
    procedure: [
      'The areas are drawn on standing skin and photographed.',
      'Small areas are treated with local anaesthesia, larger ones with sedation or general anaesthesia under watch of an anaesthetist.',
      'Numbing fluid is let in through short cuts.',
      'Fat is drawn out in fine strokes; the amount removed and the fluid given are counted all the time.',
      'The evenness is checked by hand, the cuts are dressed and the garment is put on.',
    ],
    recovery: [
      {
        when: 'The first days',
        text: 'Pinkish fluid drips from the cuts, and you feel stiff and sore as if badly bruised. Get up on the day of the operation and walk a little often: this keeps the blood in your legs moving.',
      },
      {
        when: 'Back to work',
        text: 'After a small area many return to a desk within days; after large ones it takes longer. Bruises sink down with gravity and may appear below the treated place.',
      },
      {
        when: 'The following weeks',
        text: `${medicalFigures.recovery} The garment is worn by day and night as agreed, walking turns into light exercise, and hard training comes at the end.`,
      },
      {
        when: 'The months after',
        text: 'Numb patches wake up with tingling, hard strands soften with massage, and the skin draws together. Photographs are compared when all of this has calmed down.',
      },
    ],
    risks: {
      common: [
        'Bruising, swelling and hard places that can be felt',
        'Patches of numb or tender skin',
        'Small marks where the cannula went in, darker on some skins',
        'Slight waves, or sides that are not quite alike',
      ],
      serious: [
        'Blood clots in the legs that travel to the lung',
        'Fat that enters the bloodstream, or an injury of organs in belly or chest; both are rare and endanger life',
        'Too much numbing medicine or fluid, or a great loss of fluid, with effects on heart and lungs',
        'Infection of skin or deeper layers, and pockets of fluid',
        'Dents, folds, burns by heated devices, or loss of skin',
      ],
      callUs:
        'Call us at once with fever, skin that turns dark or blisters, or pain that grows; with shortness of breath, chest pain, confusion or a swollen calf go to an emergency department without waiting.',
    },
    alternatives: [
      'Leaving the fat alone: in these places it does no harm to health.',
      'Less food and more movement, or medical care for weight, when there is too much everywhere.',
      'Cooling, heat or injections for small areas; they need several visits, act less and have risks of their own.',
      'Surgery that removes skin, when skin rather than fat makes the fold.',
    ],
    questions: [
      'Is my fullness fat that you can reach?',
      'How much would you take at one time, and where do you stop for safety?',
      'Will my skin follow, or could it look worse than before?',
      'Which anaesthesia do you advise, and who watches over me during it?',
      'What would you do about dents or uneven places?',
      'Where am I cared for if I do not feel well at night?',
    ],
  },
  whyUs: {
    heading: 'How we work with the cannula',
    points: [
      'You are told if diet, a skin operation or nothing at all would serve you more.',
      'The amount at one time is limited; large wishes are split into more than one operation.',
      'Areas are marked with you in front of the mirror, so that both mean the same place.',
      'Follow-up includes the garment, massage and a comparison with your first photographs.',
    ],
  },
  results: { category: 'Liposuction', pictures: 12, kind: 'grid' },
  faq: {
    videos: [
      {
        id: 'losing-weight',
        title: 'Is liposuction a way to lose weight?',
        videoId: placeholder(null, 'video "Is liposuction a way to lose weight?"'),
        answer:
          'No. For safety only a limited amount is removed at one time, and fat weighs little for its size. Blood sugar, blood pressure and the fat inside the belly do not improve by it. People who first lose weight and keep it are more pleased with the shape.',
      },
      {
        id: 'areas',
        title: 'Which areas can be treated?',
        videoId: placeholder(null, 'video "Which areas can be treated?"'),
        answer:
          'Belly, flanks, back, hips, inner and outer thighs, knees, upper arms, chest and the space under the chin. Calves and ankles swell for long and are chosen with care. Several neighbouring areas can be treated together as long as the whole amount stays safe.',
      },
      {
        id: 'does-fat-return',
        title: 'Does the fat come back?',
        videoId: placeholder(null, 'video "Does the fat come back?"'),
        answer:
          'Fat cells that are taken out do not grow again, but those that remain can swell. If you gain weight, it also shows in places that were not treated. The outline keeps as long as the weight keeps, apart from the changes of age.',
      },
      {
        id: 'awake-or-asleep',
        title: 'Am I awake or asleep during liposuction?',
        videoId: placeholder(null, 'video "Am I awake or asleep during liposuction?"'),
        answer:
          'Either is possible. Small areas can be treated while you are awake, with fluid that numbs the fat; you feel movement and pressure. For large areas, or more than one, sedation or general anaesthesia is usual, with an anaesthetist present throughout.',
      },
      {
        id: 'what-the-skin-does',
        title: 'What happens to the skin when the fat is gone?',
        videoId: placeholder(null, 'video "What happens to the skin when the fat is gone?"'),
        answer:
          'Elastic skin draws together over the smaller volume. Skin with stretch marks, skin after large weight loss and older skin do so only in part, and can hang more than before. The surgeon tests this by pinching, and then advises less removal or an operation on the skin.',
      },
      {
        id: 'amount-at-one-time',
        title: 'How much fat can be removed in one operation?',
        videoId: placeholder(null, 'video "How much fat can be removed in one operation?"'),
        answer:
          'Less than most people think. With the amount rise the loss of fluid, the strain on the heart and the danger of clots. The limit depends on your size and health, on the anaesthesia, and on whether you stay overnight. More than that is done in a second operation.',
      },
      {
        id: 'compression-garment',
        title: 'How long do I wear the compression garment?',
        videoId: placeholder(null, 'video "How long do I wear the compression garment?"'),
        answer:
          'Some weeks as a rule, at first by day and night, later for part of the day. It holds down swelling and helps the skin to lie smoothly on what is below. It must not cut in or leave your feet cold; if it does, call and have the size checked.',
      },
      {
        id: 'seeing-the-shape',
        title: 'When do I see the new shape?',
        videoId: placeholder(null, 'video "When do I see the new shape?"'),
        answer: `A part shows when the first swelling goes, but do not judge then. ${medicalFigures.recovery} Hard places and fine swelling take longer still, and the outline goes on improving for some months.`,
      },
    ],
    questions: [
      {
        question: 'Does liposuction treat cellulite?',
        answer:
          'No. Cellulite comes from strands that pull on the skin from below, close to its surface. Liposuction works in the deeper layer. Dimples may look a little softer or a little stronger afterwards, and you should not choose the operation because of them.',
      },
      {
        question: 'Do devices with laser or ultrasound give a smoother result?',
        answer:
          'They loosen the fat or warm the skin, which can help in firm areas or in a second operation. They also bring heat under the skin and with it the danger of burns. The hand that guides the cannula matters more than the device it holds.',
      },
      {
        question: 'When may I fly home after liposuction?',
        answer:
          'Not in the first days. Sitting still for hours soon after surgery raises the danger of clots. The surgeon gives you a date at a check-up, and tells you whether you need stockings or injections for the journey. Plan your stay so that the date can move.',
      },
      {
        question: 'Can the fat be used somewhere else?',
        answer:
          'Yes, if this is planned from the start, because fat that is to live on has to be taken more gently. It is cleaned and placed in small portions, for example into the face or the breast. Part of it is taken up by the body again.',
      },
    ],
  },
  schema: {
    procedureType: 'surgical',
    bodyLocation: 'Fat under the skin',
    preparation:
      'Examination of fat, skin and abdominal wall, blood tests, medicines adjusted, areas marked while standing, garment measured.',
    howPerformed: 'Numbing fluid is let into the fat, which is then drawn out with a thin cannula through short cuts.',
    followup: 'Compression garment for some weeks, early walking, check-ups until swelling and hard places have gone.',
  },
  review: medicalReview,
} satisfies ServiceContent;
