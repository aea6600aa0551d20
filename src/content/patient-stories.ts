export { stories as storiesTexts } from '#records/stories';
