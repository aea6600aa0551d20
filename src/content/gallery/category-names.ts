import * as words from '#words/gallery-categories';
import * as language from '#words/language';
import type { GalleryCategory } from '../../gallery-categories.ts';

/** A category as visitors read it. In English that is its key, and the table is not in what the browser gets. */
export const categoryName = (category: GalleryCategory): string => (import.meta.english ? category : names()[category]);

/** The value of a choice of categories: its key, where its words are others. */
export const categoryKey = (category: GalleryCategory): string | undefined => (language.code === 'en' ? undefined : category);

const names = (): Readonly<Record<GalleryCategory, string>> => ({
  Rhinoplasty: words.rhinoplasty,
  'Anti Ageing Procedures': words.antiAgeingProcedures,
  'Body Contouring Abdominoplasty': words.bodyContouringAbdominoplasty,
  'Breast Augmentation/Breast Enhancement': words.breastAugmentationBreastEnhancement,
  'Hair Transplant': words.hairTransplant,
  Liposuction: words.liposuction,
  'Acne and acne scars': words.acneAndAcneScars,
  'Fillers and Botox': words.fillersAndBotox,
  'Laser Hair Removal': words.laserHairRemoval,
  'Laser tattoo removal': words.laserTattooRemoval,
  'PRP (Platelet Rich Plasma)': words.prpPlateletRichPlasma,
  'Dark Circles and Under Eye Bags': words.darkCirclesAndUnderEyeBags,
  Blepharoplasty: words.blepharoplasty,
  'Structural Fat Grafting': words.structuralFatGrafting,
  'Gynaecomastia (Male Breast / Moobs)': words.gynaecomastiaMaleBreastMoobs,
  Others: words.others,
});
