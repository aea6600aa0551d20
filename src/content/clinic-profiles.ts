import { profiles } from '#records/profiles';

/** Rows FOOT-01, FOOT-08. Shown as words. Apart from the facts of the clinic, for no browser needs them. */
export const { socials, developer } = profiles;
