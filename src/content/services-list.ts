/** Texts of the services listing (rows SVCL-01 to SVCL-13). */
export const servicesTexts = {
  cards: {
    heading: 'Where many people start',
    lead: 'Nine treatments that people ask us about first. The whole list follows.',
    more: 'Know More',
  },
  all: {
    heading: 'All treatments',
    lead: 'By the department that treats you. If you are not sure which is yours, tell us what troubles you, and we will find out together.',
  },
  departments: {
    plasticSurgery: { heading: 'Plastic Surgery', id: 'plastic-surgery', book: 'Book a surgeon' },
    dermatology: { heading: 'Dermatology', id: 'dermatology', book: 'Book a dermatologist' },
  },
  other: 'Everything else is on one page:',
} as const;
