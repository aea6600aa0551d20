import { claims } from '#records/claims';
import { isPlaceholder } from './placeholder.ts';

export { claims };

export type Claim = (typeof claims)[keyof typeof claims];

/** Whether a figure may be shown: with a basis, which on the live site must be the clinic's own (rows PROD-10, PROD-12). */
export const isSupported = ({ basis }: Claim, hidesPlaceholders = false): boolean =>
  basis !== null && !(hidesPlaceholders && isPlaceholder(basis));
