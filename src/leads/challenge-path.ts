/** Our own document that carries the script of the check (row FORM-17). */
export const CHALLENGE_PATH = '/embed/check';
