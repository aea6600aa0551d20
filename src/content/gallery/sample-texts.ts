import { sampleCases } from '#records/gallery/samples';

export const { disclaimer, wanted, categories: sampleTexts } = sampleCases;
