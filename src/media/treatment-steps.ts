import type { ServiceSlug } from '../routes.ts';
import type { Alt } from './picture-spec.ts';
import type { View } from './treatment-views.ts';

/** One picture of a viewer: from where, how much is still to be done (1 before, 0 after), what is shown on it, and that in words. */
export interface Step {
  view: View;
  k: number;
  act?: string;
  alt: Alt;
}

/** The drawings of each service's viewer, in the order of its record's titles: every step shows its step. */
export const treatmentSteps: Partial<Record<ServiceSlug, readonly Step[]>> = {
  rhinoplasty: [
    { view: 'side', k: 1, alt: ({ steps }) => steps.rhinoplasty1 },
    { view: 'front', k: 1, alt: ({ steps }) => steps.rhinoplasty2 },
    { view: 'below', k: 0.9, act: 'access', alt: ({ steps }) => steps.rhinoplasty3 },
    { view: 'detail', k: 0.7, act: 'cartilage', alt: ({ steps }) => steps.rhinoplasty4 },
    { view: 'below', k: 0.3, act: 'septum', alt: ({ steps }) => steps.rhinoplasty5 },
    { view: 'detail', k: 0, act: 'overlay', alt: ({ steps }) => steps.rhinoplasty6 },
  ],
  'anti-ageing': [
    { view: 'side', k: 1, alt: ({ steps }) => steps.antiAgeing1 },
    { view: 'section', k: 1, act: 'read', alt: ({ steps }) => steps.antiAgeing2 },
    { view: 'detail', k: 0.8, alt: ({ steps }) => steps.antiAgeing3 },
    { view: 'section', k: 0.6, act: 'fill', alt: ({ steps }) => steps.antiAgeing4 },
    { view: 'section', k: 0.2, act: 'lift', alt: ({ steps }) => steps.antiAgeing5 },
    { view: 'front', k: 0, alt: ({ steps }) => steps.antiAgeing6 },
  ],
  'body-contouring': [
    { view: 'back', k: 1, alt: ({ steps }) => steps.bodyContouring1 },
    { view: 'side', k: 0.9, alt: ({ steps }) => steps.bodyContouring2 },
    { view: 'back', k: 0.7, act: 'stages', alt: ({ steps }) => steps.bodyContouring3 },
    { view: 'detail', k: 0.5, act: 'scars', alt: ({ steps }) => steps.bodyContouring4 },
    { view: 'section', k: 0.5, act: 'draw', alt: ({ steps }) => steps.bodyContouring5 },
    { view: 'back', k: 0, act: 'overlay', alt: ({ steps }) => steps.bodyContouring6 },
  ],
  'breast-enhancement': [
    { view: 'relief', k: 1, alt: ({ steps }) => steps.breastEnhancement1 },
    { view: 'map', k: 1, act: 'measure', alt: ({ steps }) => steps.breastEnhancement2 },
    { view: 'relief', k: 0.8, act: 'marks', alt: ({ steps }) => steps.breastEnhancement3 },
    { view: 'section', k: 0.35, alt: ({ steps }) => steps.breastEnhancement4 },
    { view: 'angle', k: 0.2, alt: ({ steps }) => steps.breastEnhancement5 },
    { view: 'map', k: 0, alt: ({ steps }) => steps.breastEnhancement6 },
  ],
  'abdominal-contouring': [
    { view: 'side', k: 1, alt: ({ steps }) => steps.abdominalContouring1 },
    { view: 'relief', k: 1, act: 'line', alt: ({ steps }) => steps.abdominalContouring2 },
    { view: 'section', k: 1, alt: ({ steps }) => steps.abdominalContouring3 },
    { view: 'section', k: 0.35, act: 'close', alt: ({ steps }) => steps.abdominalContouring4 },
    { view: 'map', k: 0.2, alt: ({ steps }) => steps.abdominalContouring5 },
    { view: 'side', k: 0, act: 'overlay', alt: ({ steps }) => steps.abdominalContouring6 },
  ],
  'hair-transplant': [
    { view: 'above', k: 1, alt: ({ steps }) => steps.hairTransplant1 },
    { view: 'above', k: 0.8, act: 'count', alt: ({ steps }) => steps.hairTransplant2 },
    { view: 'front', k: 1, alt: ({ steps }) => steps.hairTransplant3 },
    { view: 'section', k: 0.9, act: 'take', alt: ({ steps }) => steps.hairTransplant4 },
    { view: 'detail', k: 0.5, alt: ({ steps }) => steps.hairTransplant5 },
    { view: 'above', k: 0, alt: ({ steps }) => steps.hairTransplant6 },
  ],
  'blepharo-plasty': [
    { view: 'eye', k: 1, alt: ({ steps }) => steps.blepharoPlasty1 },
    { view: 'eye', k: 0.6, act: 'marks', alt: ({ steps }) => steps.blepharoPlasty2 },
    { view: 'section', k: 0.9, act: 'upper', alt: ({ steps }) => steps.blepharoPlasty3 },
    { view: 'section', k: 0.4, act: 'lower', alt: ({ steps }) => steps.blepharoPlasty4 },
    { view: 'detail', k: 0.1, act: 'stitches', alt: ({ steps }) => steps.blepharoPlasty5 },
    { view: 'front', k: 0, alt: ({ steps }) => steps.blepharoPlasty6 },
  ],
  liposuction: [
    { view: 'back', k: 1, alt: ({ steps }) => steps.liposuction1 },
    { view: 'back', k: 0.8, act: 'map', alt: ({ steps }) => steps.liposuction2 },
    { view: 'section', k: 0.9, act: 'fluid', alt: ({ steps }) => steps.liposuction3 },
    { view: 'section', k: 0.45, act: 'draw', alt: ({ steps }) => steps.liposuction4 },
    { view: 'side', k: 0.3, alt: ({ steps }) => steps.liposuction5 },
    { view: 'back', k: 0, act: 'overlay', alt: ({ steps }) => steps.liposuction6 },
  ],
  'structural-fat-grafting': [
    { view: 'front', k: 1, alt: ({ steps }) => steps.structuralFatGrafting1 },
    { view: 'section', k: 0.9, act: 'donor', alt: ({ steps }) => steps.structuralFatGrafting2 },
    { view: 'surface', k: 0.4, alt: ({ steps }) => steps.structuralFatGrafting3 },
    { view: 'section', k: 0.4, act: 'thread', alt: ({ steps }) => steps.structuralFatGrafting4 },
    { view: 'detail', k: 0, alt: ({ steps }) => steps.structuralFatGrafting5 },
  ],
  'laser-hair-removal': [
    { view: 'section', k: 1, act: 'none', alt: ({ steps }) => steps.laserHairRemoval1 },
    { view: 'section', k: 0.7, act: 'rest', alt: ({ steps }) => steps.laserHairRemoval2 },
    { view: 'surface', k: 0.6, alt: ({ steps }) => steps.laserHairRemoval3 },
    { view: 'limb', k: 0.9, act: 'test', alt: ({ steps }) => steps.laserHairRemoval4 },
    { view: 'section', k: 0.4, act: 'cool', alt: ({ steps }) => steps.laserHairRemoval5 },
    { view: 'limb', k: 0, alt: ({ steps }) => steps.laserHairRemoval6 },
  ],
};
