export { home as homeTexts } from '#records/home';
