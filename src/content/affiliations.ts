export { affiliations } from '#records/affiliations';
