import { island } from '../island/island.tsx';
import { keptEnquiry } from './kept-enquiry.ts';
import style from './lead-form.module.css';

/** The consultation form, its code fetched when the visitor comes to it, or when an enquiry waits on the device to be sent. */
export const LaterConsultationForm = island({
  id: 'consultation',
  load: async () => (await import('./consultation-form.tsx')).ConsultationForm,
  room: style.room,
  isUrgent: () => keptEnquiry('consultation', Date.now()) !== null,
});
