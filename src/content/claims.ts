import { claims } from '#records/claims';

export { claims };

export type Claim = (typeof claims)[keyof typeof claims];

/** Whether a figure may be shown (row PROD-12). */
export const isSupported = ({ basis }: Claim): boolean => basis !== null;
