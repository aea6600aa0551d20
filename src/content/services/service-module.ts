import type { PictureEntry } from '../../media/picture-entry.ts';
import type { ServiceContent } from '../schema/service.ts';

/** What a service page loads beside its code: its record and its pictures by their keys, in one chunk. */
export interface ServiceModule {
  service: ServiceContent;
  pictures: Readonly<Record<string, PictureEntry>>;
}
