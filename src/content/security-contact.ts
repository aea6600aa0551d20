import { profiles } from '#records/profiles';

/** Where somebody who has found a hole in the site may write, without fear: stands in `/.well-known/security.txt`. */
export const securityContact = profiles.security;
