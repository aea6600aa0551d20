import { expect, it } from 'vitest';
import { serviceRecords } from '#records/service-records';
import { serviceSchema } from './service-schema.ts';

const rhinoplasty = serviceRecords.rhinoplasty;

it('describes the procedure with what the record has (row SEO-19)', () => {
  const [procedure] = serviceSchema('rhinoplasty', rhinoplasty);
  expect(procedure).toMatchObject({
    '@type': 'MedicalProcedure',
    name: 'Rhinoplasty',
    url: '/rhinoplasty',
    procedureType: 'https://schema.org/SurgicalProcedure',
    bodyLocation: 'Nose',
    preparation: expect.stringContaining('examination'),
    followup: expect.stringContaining('check-up'),
  });
});

it('offers questions with written answers alone, and only what is a question', () => {
  const [, faqPage] = serviceSchema('rhinoplasty', rhinoplasty);
  const asked = rhinoplasty.faq?.questions.map(({ question, answer }) => ({ name: question, acceptedAnswer: { text: answer } }));
  expect(asked?.length).toBeGreaterThan(2);
  expect(faqPage).toMatchObject({ '@type': 'FAQPage', mainEntity: asked });
});

it('says nothing of what a record lacks', () => {
  const { faq, schema, ...bare } = rhinoplasty;
  expect(faq && schema).toBeTruthy();
  expect(serviceSchema('rhinoplasty', bare)).toEqual([]);
});
