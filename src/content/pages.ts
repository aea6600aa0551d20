export { pages as pageTexts } from '#records/pages';
