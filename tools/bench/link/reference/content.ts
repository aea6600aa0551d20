/** What the reference says, whoever renders it. Types alone: what a framework builds has the words below them (`build-framework.ts`). */
export interface Content {
  styles: string;
  logo: string;
  closing: string;
  menu: readonly Link[];
  home: Page;
  chapters: readonly Page[];
}
export interface Link {
  path: string;
  words: string;
}
export interface Page {
  path: string;
  title: string;
  description: string;
  /** Address of the picture above, and what stands below the heading on it. */
  hero: string;
  lead: string;
  sections: readonly Section[];
}
/** A heading and what stands below it: one of these. */
export interface Section {
  title: string;
  paragraphs?: readonly string[];
  cards?: readonly Card[];
  /** What is pressed before the cards are shown. */
  agree?: string;
  questions?: readonly Question[];
  form?: true;
}
export interface Card {
  picture: string;
  alt: string;
  title: string;
  /** Where the title leads; the last cards lead nowhere. */
  path?: string;
  text: string;
}
export interface Question {
  summary: string;
  answer: string;
}
