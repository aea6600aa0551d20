import type { PictureEntry } from '../../media/packed-picture.ts';
import type { ShownFacts } from '../facts/shown-facts.ts';
import type { ServiceContent } from '../schema/service.ts';

/** What a service page loads beside its code: its record, its facts and its pictures by their keys, in one chunk. */
export interface ServiceModule {
  service: ServiceContent;
  facts: ShownFacts;
  pictures: Readonly<Record<string, PictureEntry>>;
}
