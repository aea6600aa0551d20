import { placeholder } from './placeholder.ts';

/** What an enquiry from abroad can ask for beside an answer; the words are stored with it. */
export const purposes = ['Letter of invitation', 'Video consultation'] as const;

/** Said before somebody asks for either. Both wait for the clinic's reading, with a lawyer's: rules of telemedicine bind its doctors. */
export const remoteConsultation = {
  video: placeholder(
    'A video consultation is a talk with a doctor about what you wish and what is possible. It is not a physical examination and not for emergencies. By itself it leads to no diagnosis, no prescription and no decision on surgery: the doctor decides what can be said from afar, and may ask to see you in person first.',
    'agreement with the sentence on what a video consultation is not, checked against the Telemedicine Practice Guidelines of India',
  ),
  letter: placeholder(
    'A letter of invitation follows when a doctor here thinks that a treatment makes sense; the visa is decided by the authorities.',
    'agreement with the sentence on letters of invitation',
  ),
} as const;
