import { placeholder } from './placeholder.ts';

/** Where somebody who has found a hole in the site may write, without fear: stands in `/.well-known/security.txt`. */
export const securityContact = placeholder(
  'mailto:security@clinic.example',
  'address for reports of security holes, as mailto: or https:',
);
