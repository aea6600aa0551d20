import { afterEach, describe, expect, it } from 'vitest';
import { write } from './apply-overlay.ts';
import { clinic } from './clinic.ts';
import { doctorBiographies } from './doctor-biographies.ts';
import { homeFaqs } from './faqs.ts';
import { closesMin } from './opening-hours.ts';
import { type Fields, record } from './overlay.ts';
import { publishOverlay, withOverlay } from './with-overlay.ts';

const supplied = <T>(value: T) => ({ value, placeholder: false, wanted: '' });
const line = { label: 'General', e164: '+918012345678', shown: '+91 80123 45678' };
const phones = { ...clinic.phones, general: supplied(line) };

afterEach(() => publishOverlay({}));

describe('an overlay', () => {
  it('is read through records, and through parts of them that were taken before', () => {
    const { general } = clinic.phones;
    const before = general.value.shown;
    const inside = withOverlay({ clinic: { phones } }, () => [clinic.phones.general.value.shown, general.value.shown]);
    expect(inside).toEqual([line.shown, line.shown]);
    expect([clinic.phones.general.value.shown, general.placeholder]).toEqual([before, true]);
  });

  it('is taken away when what it was laid for throws', () => {
    const before = structuredClone(clinic.hours);
    const hours = { ...clinic.hours, closes: '18:00' };
    const work = () => {
      expect(closesMin()).toBe(18 * 60);
      throw new Error('broken');
    };
    expect(() => withOverlay({ clinic: { hours } }, work)).toThrow('broken');
    expect(clinic.hours).toEqual(before);
    expect(closesMin()).toBe(20 * 60);
  });

  it('reaches every module of a record, and one of several in a list', () => {
    const overlay = {
      'doctors/surgeon': { paragraphs: ['Another.'], designation: 'Surgeon' },
      faqs: { 3: { question: 'How long?', answer: 'Weeks.' } },
    };
    const answers = () => homeFaqs.map(({ answer }) => answer).filter((answer) => answer === 'Weeks.').length;
    withOverlay(overlay, () => {
      const { paragraphs, designation } = doctorBiographies().surgeon;
      expect([paragraphs, designation, answers()]).toEqual([['Another.'], 'Surgeon', 1]);
    });
    expect([doctorBiographies().surgeon.paragraphs.includes('Another.'), answers()]).toEqual([false, 0]);
  });

  it('reaches an owed record in a list, which may be supplied by it', () => {
    const list = record('list', [{ value: { name: 'A' }, placeholder: true, wanted: 'name' }]);
    const [member] = list;
    withOverlay({ list: { 0: { value: { name: 'Dr A' }, placeholder: false, wanted: '' } } }, () =>
      expect(member).toEqual({ value: { name: 'Dr A' }, placeholder: false, wanted: '' }),
    );
    expect(list).toEqual([{ value: { name: 'A' }, placeholder: true, wanted: 'name' }]);
  });

  it('adds fields that the file does not have, and takes them away again', () => {
    const data: { a: string; b?: string } = record('test', { a: '1' });
    withOverlay({ test: { b: '2' } }, () => expect(data).toEqual({ a: '1', b: '2' }));
    expect(data).toStrictEqual({ a: '1' });
  });

  it('is laid over what is loaded later', () => {
    publishOverlay({ later: { a: 'said' } });
    expect(record('later', { a: 'file' })).toEqual({ a: 'said' });
  });

  it('gives way to the next one that is published', () => {
    const before = clinic.tagline;
    publishOverlay({ clinic: { tagline: 'First' } });
    publishOverlay({ clinic: { hours: { ...clinic.hours, shown: '10 to 6' } } });
    expect([clinic.tagline, clinic.hours.shown]).toEqual([before, '10 to 6']);
  });

  it('shares nothing with the records', () => {
    const given = { list: [{ text: 'a' }, { text: 'b' }] };
    const into: Fields = { list: [{ text: 'x' }] };
    write(into, given);
    write(into, { list: [{ text: 'c' }, { text: 'd' }, { text: 'e' }] });
    expect(given).toEqual({ list: [{ text: 'a' }, { text: 'b' }] });
    write(into, { list: [{ other: 1 }] });
    expect(into).toEqual({ list: [{ other: 1 }] });
  });
});
