import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { SeedContext } from '../../browser/page-context.ts';
import type { ShownFact } from '../../content/facts/shown-facts.ts';
import { FactStrip } from './fact-strip.tsx';

/** Whether the page is alive: there is no document here, and so React's own answer is always that of the server. */
const page = vi.hoisted(() => ({ isAlive: false }));
vi.mock('react', async (load) => ({
  ...(await load<typeof import('react')>()),
  useSyncExternalStore: (_: unknown, now: () => string, onServer: () => string) => (page.isAlive ? now() : onServer()),
}));

const fact = (label: string, more: Partial<ShownFact> = {}): ShownFact => ({
  label,
  value: '1 week',
  source: 'Ward book',
  ...more,
});
const render = (facts: readonly ShownFact[], today?: string, hidesPlaceholders = false): string =>
  renderToStaticMarkup(
    <SeedContext value={{ origin: '', head: null, today, hidesPlaceholders }}>
      <FactStrip facts={facts} />
    </SeedContext>,
  );

describe('the strip of figures on the server', () => {
  it('is not there without a fact', () => {
    expect(render([])).toBe('');
  });

  it('lists terms and values, and says of which nobody answers yet', () => {
    const html = render([
      fact('Nights', { owner: 'Head of surgery', reviewed: '2026-11-01', expires: '2027-11-01' }),
      fact('Scars'),
    ]);
    expect(html).toContain('<dt>Nights</dt><dd>1 week</dd>');
    expect(html).toContain('<strong>Nights. </strong>Ward book. Checked by Head of surgery on ');
    expect(html).toContain('<strong>Scars. </strong>Ward book. Name of the doctor who checks it, and the date, to follow.');
  });

  it('names no source to the public of which no doctor answers yet, and opens nothing where none is left', () => {
    const owned = fact('Nights', {
      source: 'Theatre book',
      owner: 'Head of surgery',
      reviewed: '2026-11-01',
      expires: '2027-11-01',
    });
    const some = render([owned, fact('Scars')], undefined, true);
    expect(some).toContain('<dt>Scars</dt>');
    expect(some).toContain('Theatre book. Checked by Head of surgery on ');
    expect(some).not.toContain('Ward book');
    const none = render([fact('Scars', { owner: 'Head of surgery' })], undefined, true);
    expect(none).not.toContain('Ward book');
    expect(none).not.toContain('<details');
    expect(none).toContain('These are usual figures.');
  });

  it('leaves out what has expired by the day of the document', () => {
    const facts = [fact('Nights', { expires: '2026-12-31' }), fact('Theatre')];
    expect(render(facts)).toContain('Nights');
    expect(render(facts, '2026-12-31')).toContain('Nights');
    expect(render(facts, '2027-01-01')).not.toContain('Nights');
    expect(render([facts[0] ?? fact('')], '2027-01-01')).toBe('');
  });
});

describe('the strip of figures on a page that is alive', () => {
  afterEach(() => {
    page.isAlive = false;
    vi.useRealTimers();
  });

  it.each([
    ['its last day, a minute before midnight', '2026-12-31T18:29:00Z', true],
    ['the day after, which begins while it is still the evening before in Greenwich', '2026-12-31T18:30:00Z', false],
  ])('shows a fact by the day of the clinic: %s', (_, now, isShown) => {
    vi.useFakeTimers({ now: new Date(now) });
    page.isAlive = true;
    expect(render([fact('Nights', { expires: '2026-12-31' })]).includes('Nights')).toBe(isShown);
  });
});
