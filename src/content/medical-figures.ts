import { placeholder } from './placeholder.ts';

/**
 * Medical figures of the specification, each in one sentence that every page uses, so that no two pages disagree
 * (rows PROD-15 to PROD-23). Row PROD-18 gives botox a week, four and six months beside "3-6 months": the sentence
 * holds them together.
 */
export const medicalFigures = {
  botox: 'Botox lasts 3 to 6 months.',
  botoxCourse:
    'Botox shows its result in a week and lasts 3 to 6 months: in many people it wears off after 4 months, and treatment is repeated after 6 months.',
  fillers: 'Fillers last 6 to 18 months, depending on the product and the place.',
  recovery: 'Recovery usually takes 2 to 6 weeks, depending on the treatment.',
  breastReduction:
    'The method called scarless breast reduction works through a port of 3 mm and can reduce the breast by up to 50 percent. A small mark stays where the port was.',
  gynaecomastia: 'The result of gynaecomastia surgery shows in 6 to 8 weeks, as swelling settles.',
  tattooRemoval: 'Removing a tattoo takes 5 to 10 sessions, depending on ink and skin.',
  laserHairRemoval: 'Laser hair removal uses wavelengths of 755, 810 and 1064 nm, chosen for skin and hair.',
  skinToning: 'Laser skin toning uses a wavelength of 532 nm.',
} as const;

/** Who answers for the medical sentences of the site. */
export const medicalReview = placeholder(
  { reviewer: null, date: null },
  'name of the doctor who read the medical texts and figures, and the date',
);
