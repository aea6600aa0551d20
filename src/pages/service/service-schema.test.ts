import { expect, it } from 'vitest';
import { serviceRecords } from '#records/service-records';
import { serviceSchema } from './service-schema.ts';

const rhinoplasty = serviceRecords.rhinoplasty;

it('describes the procedure with what the record has (row SEO-19)', () => {
  const [procedure] = serviceSchema('rhinoplasty', rhinoplasty);
  // Whole: schema.org knows no provider of a procedure, and no indication.
  expect(procedure).toEqual({
    '@context': 'https://schema.org',
    '@type': 'SurgicalProcedure',
    '@id': '/rhinoplasty#procedure',
    name: 'Rhinoplasty',
    description: rhinoplasty.description,
    url: '/rhinoplasty',
    bodyLocation: 'Nose',
    preparation: expect.stringContaining('examination'),
    howPerformed: rhinoplasty.schema?.howPerformed,
    followup: expect.stringContaining('check-up'),
  });
});

it('says of which kind a procedure is that is no operation', () => {
  const kindOf = (procedureType: 'noninvasive' | 'percutaneous') =>
    serviceSchema('rhinoplasty', { ...rhinoplasty, schema: { procedureType, bodyLocation: 'Nose' } })[0];
  expect(kindOf('noninvasive')).toMatchObject({
    '@type': 'MedicalProcedure',
    procedureType: 'https://schema.org/NoninvasiveProcedure',
  });
  expect(kindOf('percutaneous')).toMatchObject({
    '@type': 'MedicalProcedure',
    procedureType: 'https://schema.org/PercutaneousProcedure',
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
