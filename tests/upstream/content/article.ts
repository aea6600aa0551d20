import { bullets, button, columns, gallery, heading, paragraph, picture, table, video } from './blocks.ts';
import type { Block, ImageRecord } from './records.ts';

/** What every piece of content is built from. */
export interface Material {
  origin: string;
  images: readonly ImageRecord[];
}

/** The image under this number, counted from 0; a number past the end is a mistake in the sample content. */
export function imageAt({ images }: Material, number: number): ImageRecord {
  const image = images[number];
  if (!image) throw new Error(`No image number ${number}`);
  return image;
}

const PICTURES_IN_ROTATION = 7;

const INTRODUCTION =
  'what will change, and when? This guide collects the answers we give in consultations, in plain words, so that you can ' +
  'prepare your own list before you visit us and leave with a plan that suits you.';

/** The body of an ordinary article; its number decides which pictures, columns, tables and videos it has. */
export function article(material: Material, topic: string, number: number): Block[] {
  const first = imageAt(material, number % PICTURES_IN_ROTATION);
  const second = imageAt(material, (number + 3) % PICTURES_IN_ROTATION);
  const hours = 1 + (number % 4);
  const others = `<a href="${material.origin}/blogs/">other articles</a>`;
  return [
    paragraph(`Patients often come to the clinic with one question about ${topic}: ${INTRODUCTION}`),
    heading('Before you decide'),
    bullets('Bring earlier reports.', 'Say which medicines you take.', 'Ask about <strong>downtime</strong>.'),
    picture(first, 'Photographed in the clinic'),
    heading('How it is done', 3),
    paragraph(`The procedure takes ${hours} hours. You stay under observation & go home the same day; see our ${others}.`),
    ...(number % 3 ? [] : [columns(paragraph('What helps'), paragraph('What does not')), gallery(first, second)]),
    ...(number % 4 ? [] : [table('Typical times', ['Day 1', 'Rest'], ['Week 1', 'Light work'], ['Week 6', 'Result settles'])]),
    ...(number % 5 ? [] : [video(`seed${number}`)]),
    button('Book a consultation', '/contact-us'),
  ];
}
