import type { GalleryCategory } from '../../gallery-categories.ts';

/** Words of the sample cases of one category. */
interface SampleTexts {
  names: readonly string[];
  descriptions: readonly string[];
}

/** Plain descriptions of what was done, without promises or figures. */
export const sampleTexts: Record<GalleryCategory, SampleTexts> = {
  Rhinoplasty: {
    names: ['Bridge and tip', 'Dorsal hump', 'Drooping tip', 'Straightening after an injury'],
    descriptions: [
      'The bridge was lowered and the tip lifted in one operation. The picture after was taken once the swelling had settled.',
      'Bone and cartilage were reshaped through incisions inside the nose, so no scar is seen from outside.',
      'The septum was straightened in the same sitting, for breathing as well as for shape.',
    ],
  },
  'Anti Ageing Procedures': {
    names: ['Jaw line and neck', 'Folds beside the mouth', 'Brow and temple'],
    descriptions: [
      'Deeper layers were lifted and fixed; the skin was laid back over them without pull.',
      'Non-surgical treatment in several sessions. It softens the signs of age and does not stop ageing.',
      'Surgery of the lower face and neck. The scar lies in front of and behind the ear.',
    ],
  },
  'Body Contouring Abdominoplasty': {
    names: ['After weight loss', 'After pregnancy', 'Lower abdomen', 'Waist and flanks'],
    descriptions: [
      'Loose skin was removed and the muscle wall tightened. The scar lies low, where underwear covers it.',
      'Liposuction of the flanks was added to the tightening of the abdomen.',
      'The navel was placed anew. The picture after was taken when the scar had begun to fade.',
    ],
  },
  'Breast Augmentation/Breast Enhancement': {
    names: ['Augmentation with implants', 'Lift', 'Reduction', 'Different sides made alike'],
    descriptions: [
      'Size and place of the implants were chosen for the width of the chest and the wishes of the patient.',
      'The breast was lifted and reshaped with its own tissue.',
      'Tissue was removed to ease back and shoulders; the scar runs round the areola and downwards.',
    ],
  },
  'Hair Transplant': {
    names: ['Front and crown', 'Hairline', 'Crown', 'Temples', 'Beard'],
    descriptions: [
      'Follicles moved from the back of the head to the front and crown in a single sitting. The photograph after was taken once the growth had settled.',
      'The hairline was drawn with the patient before the operation, to suit the face in later years as well.',
      'Single follicles were taken one by one, so no line of stitches remains at the back of the head.',
    ],
  },
  Liposuction: {
    names: ['Hips and thighs', 'Abdomen and flanks', 'Upper arms', 'Chin and neck'],
    descriptions: [
      'Fat that stayed in spite of diet and exercise was removed through openings of a few millimetres.',
      'Several areas in one sitting. The skin drew back by itself; a garment was worn during healing.',
      'Liposuction shapes the body. It is not a way to lose weight.',
    ],
  },
  'Acne and acne scars': {
    names: ['Active acne, cheek', 'Pitted scars', 'Scars of the jaw line', 'Marks after acne'],
    descriptions: [
      'Medicine first, until no new spots came; then sessions for the scars that were left.',
      'Needling and laser in several sessions, with time to heal between them.',
      'Scars grow shallower and less seen; they seldom go wholly.',
    ],
  },
  'Fillers and Botox': {
    names: ['Frown lines', 'Lines of the forehead', 'Volume of the cheek', 'Lips'],
    descriptions: [
      'Small injections relaxed the muscles that draw the lines. The effect wears off and can be repeated.',
      'A filler restored volume that was lost. It is taken up by the body over time.',
      'Treated in one visit; the picture after was taken at the check-up.',
    ],
  },
  'Laser Hair Removal': {
    names: ['Lower legs', 'Underarms', 'Upper lip', 'Back'],
    descriptions: [
      'A course of sessions, timed to the growth of the hair. Some fine hair remains and may need a session later.',
      'The wavelength was chosen for the patient’s skin tone.',
    ],
  },
  'Laser tattoo removal': {
    names: ['Forearm, black ink', 'Shoulder, two colours', 'Ankle'],
    descriptions: [
      'The ink was broken up step by step and carried away by the body between sessions.',
      'Dark ink fades sooner than bright colours; a shade may stay.',
    ],
  },
  'PRP (Platelet Rich Plasma)': {
    names: ['Thinning at the crown', 'Skin texture', 'Acne scars'],
    descriptions: [
      'Plasma from the patient’s own blood was injected in several sessions.',
      'Used beside other treatment; on its own its effect is small in some people.',
    ],
  },
  'Dark Circles and Under Eye Bags': {
    names: ['Shade below the eye', 'Hollow below the eye', 'Bags of the lower lid'],
    descriptions: [
      'The cause was a hollow that threw a shade; it was filled.',
      'The cause was pigment; it was treated with peels and care at home.',
      'The cause was fat of the lower lid; it was moved by surgery from inside the lid.',
    ],
  },
  Blepharoplasty: {
    names: ['Upper lids', 'Lower lids', 'Upper and lower lids'],
    descriptions: [
      'Skin was removed from the upper lid; the scar lies in its fold.',
      'The lids had covered part of the view; they were lifted clear of it.',
      'Lower lids, from inside, without a scar on the skin.',
    ],
  },
  'Structural Fat Grafting': {
    names: ['Cheeks', 'Temples', 'Back of the hands', 'Scar with a hollow'],
    descriptions: [
      'The patient’s own fat was placed in very small amounts. Part of it is taken up by the body; what stays, stays.',
      'Two sittings, with time between them to see what had stayed.',
    ],
  },
  'Gynaecomastia (Male Breast / Moobs)': {
    names: ['Gland and fat', 'Mostly fat', 'One side', 'With loose skin'],
    descriptions: [
      'Liposuction and removal of the gland through a short incision at the edge of the areola.',
      'Liposuction alone was enough. A garment was worn during healing.',
    ],
  },
  Others: { names: ['Further treatment'], descriptions: [''] },
};
