export { consents as caseConsents } from '#records/gallery/consents';
