/** Texts of the contact page (rows CONT-01 to CONT-04). */
export const contactPageTexts = {
  lines: {
    heading: 'Three lines, one number to message',
    lead: 'A person answers during our hours. At other times write to us: we call back on the next working day.',
    chat: 'WhatsApp',
    chatLink: 'Write to us on WhatsApp',
    chatText: 'Hello, I would like to ask about a consultation.',
    mail: 'E-mail',
  },
  visit: { heading: 'Come by', hours: 'When we are open', address: 'Where we are' },
  form: { heading: 'Ask for an appointment', lead: 'We answer with a time that suits you. Nothing is booked before you agree.' },
  urgent:
    'If you were treated here and something worries you, call the line of your department. In an emergency call 112, the emergency number in India.',
} as const;
