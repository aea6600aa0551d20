import { describe, expect, it } from 'vitest';
import faces from '../fixtures/acf.json' with { type: 'json' };
import page from '../fixtures/page.json' with { type: 'json' };
import { mapAcf } from './map-acf.ts';

const CMS = 'https://cms.example.test';
const origins = { cmsOrigin: CMS, siteOrigin: 'https://www.example.test' };
const empty = {
  metaTitle: '',
  metaDescription: '',
  metaTitleDescription: '',
  keywords: [],
  canonical: '',
  schema: null,
  featuredImage: null,
  socialImage: null,
};
const face = (note: string): unknown => faces.find((entry) => entry.note.startsWith(note))?.acf;

describe('mapAcf', () => {
  it.each([undefined, null, false, [], '', 5, face('No field group')])('reads %j as nothing given', (acf) => {
    expect(mapAcf(acf, origins)).toEqual(empty);
  });

  it.each([
    [
      { reviewed_by: ' Dr. Rao ', reviewed_on: '20260309' },
      { by: 'Dr. Rao', on: '2026-03-09' },
    ],
    [
      { reviewed_by: 'Dr. Rao', reviewed_on: '2026-03-09' },
      { by: 'Dr. Rao', on: '2026-03-09' },
    ],
    [{ reviewed_by: 'Dr. Rao', reviewed_on: 'last week' }, { by: 'Dr. Rao' }],
    [{ reviewed_by: 'Dr. Rao', reviewed_on: 'on 2026-03-09' }, { by: 'Dr. Rao' }],
    [{ reviewed_by: 'Dr. Rao', reviewed_on: '2026-03-091' }, { by: 'Dr. Rao' }],
    [{ reviewed_by: 'Dr. Rao', reviewed_on: '2026-3-9' }, { by: 'Dr. Rao' }],
    [{ reviewed_by: '', reviewed_on: '20260309' }, undefined],
  ])('reads who reviewed it from %j', (acf, reviewed) => {
    expect(mapAcf(acf, origins).reviewed).toEqual(reviewed);
  });

  it('reads the standard format', () => {
    expect(mapAcf(page.acf, origins)).toMatchObject({
      metaTitle: 'Rhinoplasty in Bangalore | Clinic',
      metaDescription: 'All about Rhinoplasty: planning, procedure, recovery & cost.',
      keywords: ['rhinoplasty', 'clinic', 'bangalore'],
      canonical: 'https://www.example.test/rhinoplasty-in-bangalore',
      schema: { '@type': 'MedicalProcedure' },
      featuredImage: { src: '/media/2025/01/theatre.jpg', width: 1600, height: 1067 },
      socialImage: { src: '/media/2025/01/social.jpg', width: 1200, height: 630, alt: 'A card for social networks' },
    });
  });

  it('reads the light format, where pictures are ids', () => {
    expect(mapAcf(face('Light format'), origins)).toMatchObject({
      metaTitle: 'Rhinoplasty in Bangalore | Clinic',
      featuredImage: 1000,
      socialImage: 1009,
    });
  });

  it('reads empty fields and broken JSON as nothing, in both formats', () => {
    const expected = { ...empty, metaTitle: 'Nose Jobs' };
    expect(mapAcf(face('Some fields empty'), origins)).toEqual(expected);
    expect(mapAcf(face('The same, light'), origins)).toEqual(expected);
  });

  it('takes the first social picture that is set', () => {
    expect(mapAcf({ social_media: false, social_media_image: '', og_image: 7 }, origins).socialImage).toBe(7);
    expect(mapAcf({ social_media: '', social_media_image: 6, og_image: 7 }, origins).socialImage).toBe(6);
    expect(mapAcf({ social_media: 5, social_media_image: 6, og_image: 7 }, origins).socialImage).toBe(5);
  });

  it('leaves plain texts as they were typed, on one line', () => {
    expect(mapAcf({ meta_title: ' A &amp; <b>\n ', key_words: 'a, b,,a ,  c' }, origins)).toMatchObject({
      metaTitle: 'A &amp; <b>',
      keywords: ['a', 'b', 'c'],
    });
  });

  it.each(['http://www.example.test/', 'javascript:alert(1)', '/a', 'https://a@b.example/', 'x'])(
    'has no use for the canonical address %s',
    (canonical) => {
      expect(mapAcf({ canonical }, origins).canonical).toBe('');
    },
  );

  it('takes a canonical address of WordPress for the same path of the site', () => {
    expect(mapAcf({ canonical: `${CMS}/nose-jobs/?p=1` }, origins).canonical).toBe('/nose-jobs/');
  });

  it.each(['', 'null', '5', '[{"@type":"Thing"}]', '"x"', '{"a":', `{"a":"${'x'.repeat(60_000)}"}`])(
    'drops the schema %.20s',
    (schema) => {
      expect(mapAcf({ schema }, origins).schema).toBeNull();
    },
  );

  it('drops a schema so deep that it could not be written again, with which its page could not be kept', () => {
    const nested = (depth: number) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;
    expect(mapAcf({ schema: nested(50) }, origins).schema).not.toBeNull();
    expect(mapAcf({ schema: nested(8000) }, origins).schema).toBeNull();
  });

  it('takes the schema out of its script element', () => {
    expect(mapAcf({ schema: '<script type="application/ld+json">{"a":1}</script>\n' }, origins).schema).toEqual({ a: 1 });
    expect(mapAcf({ schema: '\n <SCRIPT>{"a":1}</SCRIPT>' }, origins).schema).toEqual({ a: 1 });
  });

  it('leaves script elements within the schema alone, and takes the longest that it reads', () => {
    const schema = { a: 'x<script>y</script>z' };
    expect(mapAcf({ schema: JSON.stringify(schema) }, origins).schema).toEqual(schema);
    const text = `{"a":"${'x'.repeat(50_000 - 8)}"}`;
    expect(mapAcf({ schema: text }, origins).schema).not.toBeNull();
    expect(mapAcf({ schema: `${text} ` }, origins).schema).toBeNull();
  });
});
