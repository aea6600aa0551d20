export { contact as contactPageTexts } from '#records/contact';
