import * as v from 'valibot';
import { group, text } from './fields.ts';

/** A sentence that states every one of these figures. */
const sentence = (label: string, ...figures: string[]) =>
  v.pipe(
    text(label, { min: 20, max: 200 }),
    v.check((given) => figures.every((figure) => given.includes(figure)), `must state ${figures.join(', ')}`),
  );

/** Medical figures, each in one sentence that every page uses; row PROD-18 gives botox a week, four and six months beside "3-6 months". */
export const figures = group('Medical figures', {
  botox: sentence('How long botox lasts', '3 to 6 months'),
  botoxCourse: sentence('The course of botox', 'in a week', '3 to 6 months', '4 months', '6 months'),
  fillers: sentence('How long fillers last', '6 to 18 months'),
  recovery: sentence('How long recovery takes', '2 to 6 weeks'),
  recoveryTime: sentence('How long recovery takes, on the page of a treatment', '2 to 6 weeks'),
  breastReduction: sentence('Breast reduction', 'up to 50 percent', '3 mm'),
  gynaecomastia: sentence('When gynaecomastia surgery shows', '6 to 8 weeks'),
  tattooRemoval: sentence('Sessions for a tattoo', '5 to 10 sessions'),
  laserHairRemoval: sentence('Wavelengths of laser hair removal', '755, 810 and 1064 nm'),
  skinToning: sentence('Wavelength of skin toning', '532 nm'),
});

export type Figures = v.InferOutput<typeof figures>;
