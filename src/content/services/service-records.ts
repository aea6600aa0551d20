// Made by scripts/services.ts from the records in this folder: edit those.
import { service as abdominalContouring } from './abdominal-contouring.ts';
import { service as acneAndScars } from './acne-and-scars.ts';
import { service as antiAgeing } from './anti-ageing.ts';
import { service as blepharoPlasty } from './blepharo-plasty.ts';
import { service as bodyContouring } from './body-contouring.ts';
import { service as breastEnhancement } from './breast-enhancement.ts';
import { service as darkCirclesUnderEyeBags } from './dark-circles-under-eye-bags.ts';
import { service as fillersAndBotox } from './fillers-and-botox.ts';
import { service as gynaecomastiaMaleBreastMoobs } from './gynaecomastia-male-breast-moobs.ts';
import { service as hairTransplant } from './hair-transplant.ts';
import { service as laserHairRemoval } from './laser-hair-removal.ts';
import { service as laserScarRevision } from './laser-scar-revision.ts';
import { service as laserSkinRejuvenation } from './laser-skin-rejuvenation.ts';
import { service as laserTattooRemoval } from './laser-tattoo-removal.ts';
import { service as liposuction } from './liposuction.ts';
import { service as otherServices } from './other-services.ts';
import { service as plateletRichPlasmaInjections } from './platelet-rich-plasma-injections.ts';
import { service as rhinoplasty } from './rhinoplasty.ts';
import type { ServiceContent } from './service-content.ts';
import type { serviceLabels } from './service-index.ts';
import { service as stretchMarksTreatment } from './stretch-marks-treatment.ts';
import { service as structuralFatGrafting } from './structural-fat-grafting.ts';

/** Every record by its slug, for the build and the tests: a page loads its own record alone. */
export const serviceRecords: Readonly<Record<keyof typeof serviceLabels, ServiceContent>> = {
  rhinoplasty,
  'anti-ageing': antiAgeing,
  'body-contouring': bodyContouring,
  'breast-enhancement': breastEnhancement,
  'abdominal-contouring': abdominalContouring,
  'hair-transplant': hairTransplant,
  'blepharo-plasty': blepharoPlasty,
  'gynaecomastia-male-breast-moobs': gynaecomastiaMaleBreastMoobs,
  liposuction,
  'structural-fat-grafting': structuralFatGrafting,
  'acne-and-scars': acneAndScars,
  'laser-hair-removal': laserHairRemoval,
  'fillers-and-botox': fillersAndBotox,
  'laser-tattoo-removal': laserTattooRemoval,
  'stretch-marks-treatment': stretchMarksTreatment,
  'laser-skin-rejuvenation': laserSkinRejuvenation,
  'laser-scar-revision': laserScarRevision,
  'platelet-rich-plasma-injections': plateletRichPlasmaInjections,
  'other-services': otherServices,
  'dark-circles-under-eye-bags': darkCirclesUnderEyeBags,
};
