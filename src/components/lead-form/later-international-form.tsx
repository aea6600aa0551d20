import { island } from '../island/island.tsx';
import { keptEnquiry } from './kept-enquiry.ts';
import style from './lead-form.module.css';

/** The form for patients from abroad, its code fetched when the visitor comes to it, or when an enquiry waits on the device. */
export const LaterInternationalForm = island({
  id: 'enquiry-from-abroad',
  load: async () => (await import('./international-form.tsx')).InternationalForm,
  room: style.room,
  isUrgent: () => keptEnquiry('international', Date.now()) !== null,
});
