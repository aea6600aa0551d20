/** Texts of the doctors' page (rows DOC-01 to DOC-10). */
export const doctorsTexts = {
  leads: { label: 'Biographies of the lead doctors', toggle: 'Lead doctors' },
  facts: { qualifications: 'Qualifications', registration: 'Medical council registration', achievements: 'Achievements' },
  link: 'Link to this profile',
  book: 'Book Consultation',
  team: {
    heading: 'The team',
    lead: 'Four further doctors see patients every day. Who treats you is settled with you before anything is booked.',
  },
} as const;
