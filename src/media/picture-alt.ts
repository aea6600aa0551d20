import { drawings } from '#records/drawings';
import * as words from '#words/drawn';
import * as steps from '#words/drawn-steps';
import { drawn } from '#words/pictures';

/** What the texts of drawings are made of, in a language. */
export interface AltWords {
  words: typeof words;
  steps: typeof steps;
  drawings: typeof drawings;
  /** Of `src/words/pictures.yaml`: says of a drawing that it is one. */
  drawn: typeof drawn;
}

/** What is seen in a picture, in a language. */
export type Alt = (said: AltWords) => string;

/** A picture that says nothing: the text beside it does. */
export const decoration: Alt = () => '';

/** The text alternative as shown: a drawing says that it is one. */
export function altText(alt: Alt, placeholder: boolean, said: AltWords = english()): string {
  const seen = alt(said);
  return seen && placeholder ? said.drawn({ what: seen }) : seen;
}

const english = (): AltWords => ({ words, steps, drawings, drawn });
