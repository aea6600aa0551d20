import { spokenLanguage } from '../languages/saying.ts';
import type { PictureEntry } from './picture-entry.ts';

/** Texts of pictures by language and key; what is not there is English. */
export type SaidAlts = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** On the server, where several languages are rendered: the same pictures, whose texts follow the language that counts. */
export const withSaidAlts = (
  pictures: Readonly<Record<string, PictureEntry>>,
  alts: SaidAlts,
): Readonly<Record<string, PictureEntry>> =>
  Object.fromEntries(
    Object.entries(pictures).map(([key, picture]) => [
      key,
      {
        ...picture,
        get alt() {
          return alts[spokenLanguage()]?.[key] ?? picture.alt;
        },
      },
    ]),
  );
