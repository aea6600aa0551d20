export { mediaCoverage } from '#records/media';
