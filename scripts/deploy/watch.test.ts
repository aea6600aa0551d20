import { describe, expect, it } from 'vitest';
import { figureProblem, readFigures } from './watch.ts';

const figures = (
  builds: Record<string, { views: number; errors: number; leadFailures?: number; slower?: string }>,
  stuckEnquiries = 0,
) => ({
  builds: Object.fromEntries(Object.entries(builds).map(([id, counts]) => [id, { leadFailures: 0, ...counts }])),
  stuckEnquiries,
});

describe('figures of a release', () => {
  it('are read from /health as the team sees it', () => {
    const status = {
      ok: false,
      outbox: { parked: 2, misconfigured: 1, waiting: 9 },
      field: { builds: { abc: { views: 4, errors: 1, more: 'x' }, def: { views: 60, slower: 'LCP 4.0 s after 2.0 s' } } },
    };
    expect(readFigures(status)).toEqual({
      stuckEnquiries: 3,
      builds: {
        abc: { views: 4, errors: 1, leadFailures: 0 },
        def: { views: 60, errors: 0, leadFailures: 0, slower: 'LCP 4.0 s after 2.0 s' },
      },
    });
    expect(readFigures({ outbox: { parked: 0, misconfigured: 0 } })).toEqual({ stuckEnquiries: 0, builds: {} });
    for (const other of [null, 'text', { ok: true }, { outbox: null }]) expect(readFigures(other)).toBeNull();
  });

  it.each([
    ['nothing changed', figures({}), null],
    ['errors as often as before', figures({ old: { views: 1000, errors: 20 }, fresh: { views: 500, errors: 12 } }), null],
    ['a few errors among few visitors', figures({ old: { views: 1000, errors: 0 }, fresh: { views: 4, errors: 4 } }), null],
    [
      'many errors',
      figures({ old: { views: 1000, errors: 20 }, fresh: { views: 100, errors: 7 } }),
      /7 errors on 100 pages of this build, 7 % of them; 2 % before/,
    ],
    [
      'enquiries that fail',
      figures({ fresh: { views: 9, errors: 0, leadFailures: 3 } }),
      /3 enquiries on this build could not be sent/,
    ],
    [
      'pages that are slower',
      figures({ old: { views: 1000, errors: 0 }, fresh: { views: 60, errors: 0, slower: 'LCP 4.0 s after 2.0 s' } }),
      /wait longer on this build than on those before: LCP 4\.0 s after 2\.0 s/,
    ],
    ['another build that is slower', figures({ old: { views: 60, errors: 0, slower: 'LCP' } }), null],
    ['stuck enquiries', figures({}, 2), /2 enquiries could not be delivered/],
  ])('%s', (_, now, problem) => {
    const found = figureProblem(figures({}), now, 'fresh', true);
    if (problem) expect(found).toMatch(problem);
    else expect(found).toBeNull();
  });

  it('count without reports as far as the Worker has seen them itself', () => {
    const reported = { views: 100, errors: 90, slower: 'LCP 4.0 s after 2.0 s' };
    expect(figureProblem(figures({}), figures({ fresh: reported }), 'fresh', true)).toMatch(/--without-reports$/);
    expect(figureProblem(figures({}), figures({ fresh: reported }), 'fresh', false)).toBeNull();
    const unsent = figures({ fresh: { ...reported, leadFailures: 3 } });
    expect(figureProblem(figures({}), unsent, 'fresh', false)).toMatch(/3 enquiries on this build/);
    expect(figureProblem(figures({}), figures({ fresh: reported }, 1), 'fresh', false)).toMatch(
      /1 enquiries could not be delivered/,
    );
  });
});
