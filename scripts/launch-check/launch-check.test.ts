import { describe, expect, it } from 'vitest';
import { placeholder } from '../../src/content/placeholder.ts';
import { readEnvironments } from '../deploy/environments.ts';
import { configurationFindings } from './configuration-findings.ts';
import {
  type Content,
  externalLinks,
  internalLinkFindings,
  loadContent,
  placeholderFindings,
  wordingFindings,
} from './content-findings.ts';
import { externalLinkFindings } from './external-links.ts';
import { judge, readOverrides } from './overrides.ts';
import { consentFindings, drawingFindings } from './picture-findings.ts';

const content = await loadContent();
const wantedIn = (given: Content) => placeholderFindings(given).map(({ wanted }) => wanted);

/** Counted in another way than the check does. */
function marksIn(value: unknown, found = new Set<string>()): Set<string> {
  JSON.stringify(value, (_, inner: unknown) => {
    if (typeof inner === 'object' && inner !== null && 'placeholder' in inner && inner.placeholder === true && 'wanted' in inner)
      found.add(String(inner.wanted));
    return inner;
  });
  return found;
}

describe('placeholders', () => {
  it('of the content are listed, each once', () => {
    expect(wantedIn(content).toSorted()).toEqual([...marksIn(content)].toSorted());
    expect(wantedIn(content).length).toBeGreaterThan(50);
    expect(placeholderFindings(content)).toContainEqual({
      kind: 'placeholder',
      at: 'doctors/surgeon.doctor.name',
      wanted: 'name of the lead plastic surgeon',
    });
    // Words that the desk sends in the clinic's name, and the chat that home names.
    const places = placeholderFindings(content).map(({ at }) => at);
    expect(places).toEqual(expect.arrayContaining(['desk.desk.answer', 'third-parties.thirdParties.chat.provider']));
  });

  it('one more is one more', () => {
    const more = { ...content, opening: { hours: { ramp: placeholder(true, 'a ramp at the door') } } };
    expect(placeholderFindings(more).filter(({ wanted }) => !wantedIn(content).includes(wanted))).toEqual([
      { kind: 'placeholder', at: 'opening.hours.ramp', wanted: 'a ramp at the door' },
    ]);
    expect(wantedIn(more)).toHaveLength(wantedIn(content).length + 1);
  });

  it('one that is supplied is gone, and no other', () => {
    const { clinic } = content['clinic'] as { clinic: object };
    const supplied = { ...content, clinic: { clinic: { ...clinic, email: 'care@a-real-clinic.in' } } };
    expect(wantedIn(content).filter((wanted) => !wantedIn(supplied).includes(wanted))).toEqual(['e-mail address for enquiries']);
  });
});

describe('wording', () => {
  it('of the content is without promises, and one is found', () => {
    expect(wordingFindings(content)).toEqual([]);
    expect(wordingFindings({ home: { texts: ['Painless for you'] } })).toEqual([
      { kind: 'wording', at: 'home.texts.0', wanted: 'promises or praises: Painless for you' },
    ]);
  });
});

describe('links', () => {
  it('to this site are all answered, and a dead one is found', () => {
    expect(internalLinkFindings(content)).toEqual([]);
    expect(internalLinkFindings({ menu: { href: '/no-such-page#top' } })).toEqual([
      { kind: 'link', at: 'menu.href', wanted: 'nothing answers at /no-such-page#top' },
    ]);
  });

  it('to elsewhere are asked once each, but not those of placeholders', async () => {
    const links = externalLinks({
      a: ['https://up.test/', 'https://gone.test/', 'https://up.test/'],
      b: placeholder('https://x.example/', 'x'),
    });
    expect(links.map(({ url }) => url)).toEqual(['https://up.test/', 'https://gone.test/']);
    const load = async (url: string) => {
      if (url.includes('away')) throw new Error('no such host');
      return new Response('', { status: url.includes('gone') ? 404 : 200 });
    };
    expect(await externalLinkFindings([...links, { at: 'c', url: 'https://away.test/' }], load)).toEqual([
      { kind: 'link', at: 'a.1', wanted: 'https://gone.test/ answers 404' },
      { kind: 'link', at: 'c', wanted: 'https://away.test/ does not answer' },
    ]);
  });
});

describe('pictures', () => {
  it('that are drawings are counted by folder', () => {
    expect(drawingFindings(['hero/wide', 'hero/tall', 'doctor/surgeon'], ['hero/wide', 'doctor/surgeon'])).toEqual([
      { kind: 'picture', at: 'hero', wanted: '1 of 2 pictures are drawings, such as hero/tall' },
    ]);
  });

  it('of patients need a consent that holds', () => {
    const consents = {
      'gallery/consents': { caseConsents: { t1: { given: '2026-01-01' }, t2: { given: '2026-01-01', withdrawn: '2026-02-02' } } },
    };
    const keys = ['case/liposuction/t1/before', 'case/liposuction/t2/before', 'case/liposuction/t3/before', 'doctor/surgeon'];
    expect(consentFindings(keys, consents).map(({ at }) => at)).toEqual([
      'case/liposuction/t2/before',
      'case/liposuction/t3/before',
    ]);
    expect(consentFindings(keys.slice(0, 1), {})).toHaveLength(1);
  });
});

describe('configuration', () => {
  it('names every id and address that is missing', () => {
    const names = configurationFindings(readEnvironments()).map(({ at }) => at);
    expect(names).toEqual(
      expect.arrayContaining([
        'SITE_ORIGIN',
        'LEADS_API',
        'routes',
        'CONTENT_KV',
        'CALL_ENGINEER',
        'CALL_CLINIC',
        'SEO_IDS.home',
        'MANAGED_PAGES.mommy-makeover-in-bangalore',
      ]),
    );
    for (const name of ['MANAGED_PAGES.nose-jobs', 'DEMO_CONTENT']) expect(names).not.toContain(name);
    const changed = readEnvironments().map((environment) => ({
      ...environment,
      vars: { ...environment.vars, MEDIA_BASES: 'https://cdn.clinic.example/up/', DEMO_CONTENT: 'on' },
    }));
    const found = configurationFindings(changed).map(({ at }) => at);
    expect(found).toEqual(expect.arrayContaining(['MEDIA_BASES', 'DEMO_CONTENT']));
  });
});

describe('overrides', () => {
  const finding = { kind: 'link', at: 'a', wanted: 'x' } as const;
  const override = { finding: 'link a', reason: 'The partner moves in March.', by: 'Clinic manager', until: '2026-12-31' };

  it('accept what they name, until their day', () => {
    expect(judge([finding], [override], '2026-12-31')).toEqual({ red: [], accepted: [finding] });
    expect(judge([finding], [override], '2027-01-01').red).toEqual([
      finding,
      { kind: 'override', at: 'link a', wanted: 'was good until 2026-12-31' },
    ]);
  });

  it('for nothing are findings themselves', () => {
    expect(judge([], [override], '2026-12-01').red).toEqual([
      { kind: 'override', at: 'link a', wanted: 'accepts nothing any more: remove it' },
    ]);
  });

  it.each(['reason', 'by', 'until', 'finding'])('need a %s', (field) => {
    expect(() => readOverrides(JSON.stringify([{ ...override, [field]: undefined }]))).toThrow();
  });
});
