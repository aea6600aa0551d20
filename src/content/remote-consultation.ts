/** What an enquiry from abroad can ask for beside an answer; the words are stored with it. */
export const purposes = ['Letter of invitation', 'Video consultation'] as const;

/** Said before somebody asks for either. */
export { remoteConsultation } from '#records/remote-consultation';
