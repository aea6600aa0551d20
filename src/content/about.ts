import { placeholder } from './placeholder.ts';
import { cardPicture } from './service-cards.ts';

/** A card of the services carousel (row ABOUT-02); `image` is a picture key. */
export interface AboutCard {
  id: string;
  title: string;
  text: string;
  image: string;
}

/** Row ABOUT-02: what the two departments treat, in five cards. All lead to the doctors (row ABOUT-05). */
export const aboutCards = [
  {
    id: 'face',
    title: 'Face and nose',
    text: 'Surgery planned on the whole face, from the bridge of the nose to the neck.',
    image: cardPicture('rhinoplasty'),
  },
  {
    id: 'body',
    title: 'Breast and body',
    text: 'Contours after pregnancy or weight loss, and breasts in proportion to the frame.',
    image: cardPicture('body-contouring'),
  },
  {
    id: 'hair',
    title: 'Hair',
    text: 'Medicine and injections where roots are alive, transplants where they are gone.',
    image: cardPicture('hair-transplant'),
  },
  {
    id: 'skin',
    title: 'Skin',
    text: 'Acne, marks, pigment and early lines, treated by cause and by skin type.',
    image: cardPicture('acne-and-scars'),
  },
  {
    id: 'laser',
    title: 'Laser',
    text: 'Hair, tattoos, scars and tone, with settings chosen for your own skin.',
    image: cardPicture('laser-hair-removal'),
  },
] satisfies AboutCard[];

const FACILITY_COUNT = 10;

/** Row ABOUT-07: picture keys of ten rooms. */
export const facilities = placeholder(
  Array.from({ length: FACILITY_COUNT }, (_, index) => `room/${index + 1}`),
  'ten photographs of the clinic, each with what it shows',
);

/** Texts of the about page, in the order in which they stand there (rows ABOUT-01 to ABOUT-11). */
export const aboutTexts = {
  services: {
    heading: 'What we treat',
    lead: 'Five fields, two departments, and doctors who send you to each other when that is the better way.',
    label: 'Fields of treatment',
    more: 'Meet the doctors',
  },
  about: {
    heading: 'About the clinic',
    paragraphs: [
      'We are a clinic for cosmetic plastic surgery and dermatology. Surgeons and dermatologists work under one roof, look at the same concern together, and agree with you on what comes first.',
      'Most people who come to us do not know yet whether they want a treatment. That is a good place to start. The first appointment is an examination and a conversation: what bothers you, what can be changed, what it asks of you, and what happens if you do nothing.',
      'You meet the doctor who will treat you before you decide, and the same doctor sees you afterwards. If something worries you in between, there is a number to call.',
    ],
  },
  vision: {
    heading: 'Vision',
    text: 'A clinic in which nobody is talked into a treatment, and everybody leaves knowing more about their own skin and body than when they came.',
  },
  mission: {
    heading: 'Mission',
    text: 'To examine carefully, to say plainly what a treatment can and cannot do, to treat with skill, and to stay at your side until you have healed.',
  },
  facilities: {
    heading: 'Our rooms',
    lead: 'Where you wait, talk, are treated and rest.',
    label: 'Rooms of the clinic',
  },
  spotlight: { heading: 'Our doctors', label: 'Doctors of the clinic', more: 'Check Out Doctor' },
} as const;
