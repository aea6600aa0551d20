import { appendFileSync, cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { parseBuildList } from '../../scripts/deploy/build-list.ts';
import { BUILDS_PATH, HEALTH_PATH } from '../../src/endpoints.ts';
import { builtFile, type Ran } from './project.ts';
import { acceptFindings, finishBuild, OPS_TOKEN, type Rehearsal, SECRETS, startRehearsal } from './rehearsal.ts';

/** What each fault came to, for the table in docs/operations.md. */
const REPORT = resolve('.cache/test-reports/faults.md');
let stage: Rehearsal;
/** The version that visitors have before each fault. */
let sound = '';

beforeAll(async () => {
  mkdirSync(dirname(REPORT), { recursive: true });
  writeFileSync(REPORT, '');
  stage = await startRehearsal();
  stage.project.edit('wrangler.toml', (text) => text.replace(/0{31}(\d)/g, 'a000000000000000000000000000000$1'));
  await acceptFindings(stage.project);
  finishBuild(stage.project);
  writeFileSync(join(stage.project.folder, '../rehearsal.env'), SECRETS);
  const ran = await stage.deploy(['--secrets-file', join(stage.project.folder, '../rehearsal.env')]);
  if (ran.code !== 0) throw new Error(ran.output.slice(-3000));
  cpSync(join(stage.project.folder, 'dist'), join(stage.project.folder, '../sound-dist'), { recursive: true });
  sound = Object.keys(stage.shares())[0] ?? '';
}, 240_000);
beforeEach(() => {
  const script = stage.account.scripts.get('clinic-site');
  // A fault that got through must not decide over those behind it.
  if (script && stage.shares()[sound] !== 100) stage.account.deploy(script, [{ version_id: sound, percentage: 100 }]);
});
afterAll(async () => {
  for (const name of ['rehearsal.env', 'sound-dist'])
    rmSync(join(stage.project.folder, '..', name), { recursive: true, force: true });
  await stage.stop();
});

const at = (file: string): string => join(stage.project.folder, file);
/** The chunk that brings an English document to life; each other language has one of its own. */
const hydration = (): string => builtFile(stage.project, new RegExp(chunksOf(firstScript()).join('|')), 'No page data');
const chunksOf = (script: string): string[] => readFileSync(at(script), 'utf8').match(/chunk-[\w-]+\.js/g) ?? [];
/** The script that the home page starts with, by its path in the build. */
function firstScript(): string {
  const path = /<script src="(\/assets\/entries\/[^"]+)"/.exec(readFileSync(at('dist/client/_p/live/index.html'), 'utf8'))?.[1];
  if (!path) throw new Error('The home page names no script');
  return `dist/client${path}`;
}
/** The largest share that any version but the sound one has had since. */
const shareSince = (count: number): number =>
  Math.max(
    0,
    ...(stage.account.scripts.get('clinic-site')?.deployments ?? [])
      .slice(0, -count || undefined)
      .flatMap(({ versions }) => versions.filter(({ version_id: id }) => id !== sound).map(({ percentage }) => percentage)),
  );

/** Does something before an answer is worked out, at addresses that begin so. */
const inTheWay = (path: string, statement: string): void =>
  stage.project.edit('worker/app.ts', (text) =>
    text.replace(
      '  app.use(countViews);',
      `  app.use(countViews);\n  app.use(async (c, next) => { if (new URL(c.req.url).pathname.startsWith('${path}')) { ${statement} } await next(); });`,
    ),
  );

/** Deploys the sound build with one change, and puts everything back. */
async function release(
  change: () => unknown,
  options: Parameters<Rehearsal['deploy']>[1] = {},
): Promise<{ ran: Ran; share: number }> {
  const worker = ['worker', 'wrangler.toml'].map((name) => [name, at(`../kept-${name}`)] as const);
  for (const [name, kept] of worker) cpSync(at(name), kept, { recursive: true });
  const deployments = stage.account.scripts.get('clinic-site')?.deployments.length ?? 0;
  let undo: unknown;
  try {
    undo = change();
    finishBuild(stage.project);
    const ran = await stage.deploy([], options);
    return { ran, share: shareSince(deployments) };
  } finally {
    if (typeof undo === 'function') undo();
    stage.api.fault = null;
    stage.production.fault = null;
    for (const [name, kept] of worker) {
      rmSync(at(name), { recursive: true });
      cpSync(kept, at(name), { recursive: true });
      rmSync(kept, { recursive: true });
    }
    rmSync(at('dist'), { recursive: true });
    cpSync(at('../sound-dist'), at('dist'), { recursive: true });
  }
}

/** One line of the table in docs/operations.md: the fault, at which share and after how long it was stopped, and by what. */
function note(fault: string, { output }: Ran, told: RegExp): void {
  const stopped =
    /withdrawn at (\d+ %)/.exec(output)?.[1] ?? (output.includes('Nothing went out') ? 'nothing went out' : 'not at all');
  const [uploaded] = (stage.account.scripts.get('clinic-site')?.versions ?? []).slice(-1);
  const [last] = stage.account.scripts.get('clinic-site')?.deployments ?? [];
  const seconds = stopped.endsWith('%') ? (Date.parse(last?.createdOn ?? '') - Date.parse(uploaded?.createdOn ?? '')) / 1000 : 0;
  // The smoke test's own lines; of one that also finds a changed file under an old name, which no real build has, the other one.
  const lines = [...new Set([...output.matchAll(/^failed (.+)$/gm)].map(([, line = '']) => line.slice(0, 160)))];
  const reason =
    lines.find((line) => told.test(line)) ?? lines[0] ?? /(?:Nothing went out\.|visitors:) (.{0,160})/.exec(output)?.[1] ?? '';
  appendFileSync(REPORT, `| ${fault} | ${stopped} | ${seconds ? `${seconds.toFixed(0)} s` : ''} | ${reason} |\n`);
}

const FAULTS: [fault: string, change: () => unknown, told: RegExp][] = [
  [
    // Under a new name: one that an earlier build had as well is taken over from the live site.
    'a chunk that is missing',
    () => {
      const name = basename(firstScript());
      stage.project.edit('dist/client/_p/live/index.html', (text) => text.replaceAll(name, name.replace(/\.js$/, '-nowhere.js')));
    },
    /page \/: .*-nowhere\.js, which is in no build/,
  ],
  [
    'a chunk that is missing, for which a page asks later',
    () => rmSync(at(builtFile(stage.project, /^chunks\/.*\.js$/, 'Failed to submit lead'))),
    /files of the build: .* names chunks\/\S+, which is not in this build/,
  ],
  [
    'a chunk that is broken on its way',
    () => {
      const name = firstScript().replace('dist/client', '');
      stage.production.fault = (path, version) =>
        path === name && version !== sound ? { status: 200, text: 'export const half = ' } : null;
    },
    /is not what was built/,
  ],
  [
    'a chunk that does not parse',
    () => stage.project.edit(hydration(), (text) => `${text}\n}{`),
    /pages in a browser: .*(SyntaxError|did not start|does not start)/,
  ],
  [
    'an error thrown in hydration',
    () => stage.project.edit(hydration(), (text) => `${text}\nthrow new Error('Broken on purpose');`),
    /pages in a browser: .*Broken on purpose/s,
  ],
  [
    'a script that the content policy refuses',
    () =>
      stage.project.edit('dist/client/_p/live/index.html', (text) =>
        text.replace('</body>', '<script>self.x = 1</script></body>'),
      ),
    /pages in a browser: .*Content Security Policy/,
  ],
  [
    'a page that paints late',
    () => inTheWay('/rhinoplasty', 'await scheduler.wait(5000);'),
    /pages in a browser: .*painted after \d{4,} ms/,
  ],
  [
    'a document that is not what the application would write',
    () =>
      stage.project.edit('dist/client/_p/live/rhinoplasty.html', (text) => text.replace(/(<h1[^>]*>)[^<]+/, '$1Another heading')),
    /pages in a browser: .*rhinoplasty.*(?:Minified React error|Hydration)/s,
  ],
  [
    'articles that cannot be rendered',
    () => inTheWay('/blogs/', "throw new Error('Broken on purpose');"),
    /newest article: \/blogs\/\S+ answers 500/,
  ],
  [
    'pictures of WordPress that do not come',
    () => inTheWay('/media/', "return c.text('Not found', 404);"),
    /newest article: \/media\/\S+ answers 404/,
  ],
  [
    'cases of the gallery whose data are missing',
    () => inTheWay('/gallery/', "return c.text('Not found', 404);"),
    /case of the gallery: \/gallery\/\S+ answers 404/,
  ],
  [
    'a service worker that does not parse',
    () => stage.project.edit('dist/client/_p/sw.js', (text) => `${text}\n}{`),
    /service worker: does not parse/,
  ],
  [
    'an endpoint of enquiries that fails',
    () =>
      stage.project.edit('worker/routes/enquiries/leads.ts', (text) =>
        text.replace(
          '  if (c.req.header(DRY_RUN_HEADER)',
          "  throw new Error('Broken on purpose');\n  if (c.req.header(DRY_RUN_HEADER)",
        ),
      ),
    /refused enquiry: POST \/api\/leads answers 500/,
  ],
  [
    'an outbox that does not open',
    () =>
      stage.project.edit('worker/leads/outbox.ts', (text) =>
        text.replace('    migrate(ctx.storage);', "    throw new Error('Broken on purpose');"),
      ),
    /health: the outbox of enquiries cannot be reached/,
  ],
  [
    'a secret that is missing',
    () => {
      const versions = stage.account.scripts.get('clinic-site')?.versions ?? [];
      const kept = versions.map(({ bindings }) => bindings);
      for (const version of versions) version.bindings = version.bindings.filter(({ name }) => name !== 'NOTICE_SECRET');
      return () => {
        for (const [index, version] of versions.entries()) version.bindings = kept[index] ?? version.bindings;
      };
    },
    /required secrets have not been set: NOTICE_SECRET/,
  ],
  [
    'a build that is not the one that was named',
    () => {
      stage.production.fault = (path, version) =>
        path === HEALTH_PATH && version !== sound
          ? { status: 200, text: '{"ok":true,"build":"000000000000","leads":"ok"}' }
          : null;
    },
    /health: build 000000000000 answers, not/,
  ],
  [
    'security headers that are missing',
    () =>
      stage.project.edit('worker/middleware/security-headers.ts', (text) =>
        text.replace("'X-Content-Type-Options': 'nosniff',", ''),
      ),
    /lacks x-content-type-options/,
  ],
  [
    'a setting that names the wrong WordPress',
    () =>
      stage.project.edit('wrangler.toml', (text) =>
        text.replace(
          /(\[env\.production\.vars\][\s\S]*?CONTENT_API = "https:\/\/cms\.clinic\.example\/)wp-json\/wp\/v2"/,
          '$1elsewhere"',
        ),
      ),
    /The content of the hour could not be read/,
  ],
  [
    'a page that is missing from the build',
    () => rmSync(at('dist/client/_p/live/rhinoplasty.html')),
    /rhinoplasty[\s\S]*The documents could not be encoded/,
  ],
];

describe('a fault in a release', () => {
  it.each(FAULTS)('%s never gets beyond a tenth of the visitors', async (fault, change, told) => {
    const { ran, share } = await release(change);
    note(fault, ran, told);
    expect(ran.output).toMatch(told);
    expect(ran.output).toMatch(/was withdrawn at \d+ % of the visitors|Nothing went out/);
    expect(ran.code).toBe(1);
    expect(share).toBeLessThanOrEqual(10);
    expect(stage.shares()).toEqual({ [sound]: 100 });
  });

  // What `/health` says to the watch once a tenth have the version; no smoke test sees these.
  it.each<[fault: string, outbox: object, build: object, told: RegExp]>([
    ['enquiries that get stuck', { parked: 1 }, {}, /1 enquiries could not be delivered/],
    [
      'errors in browsers that are not ours',
      {},
      { views: 100, errors: 9 },
      /browsers report 9 errors on 100 pages of this build/,
    ],
    [
      'enquiries that do not leave the browser',
      {},
      { views: 100, leadFailures: 3 },
      /3 enquiries on this build could not be sent/,
    ],
    [
      'pages that are slower for visitors',
      {},
      { views: 100, slower: 'LCP 4.0 s after 2.0 s' },
      /wait longer on this build than on those before: LCP 4\.0 s after 2\.0 s/,
    ],
  ])('%s, while a tenth of the visitors have it, take it back', async (fault, outbox, build, told) => {
    const isOut = () => Object.keys(stage.shares()).length > 1 && stage.shares()[sound] === 90;
    const health = (): string => {
      const [newest] = parseBuildList(readFileSync(at('dist/client/builds.json'), 'utf8'));
      const seen = isOut()
        ? { outbox: { parked: 0, misconfigured: 0, ...outbox }, field: { builds: { [newest?.id ?? '']: build } } }
        : null;
      return JSON.stringify({ ok: true, ...(seen ?? { outbox: { parked: 0, misconfigured: 0 } }) });
    };
    const { ran, share } = await release(() => {
      // Only what is asked without the override: the figures.
      stage.production.fault = (path, _, isAskedFor) =>
        path === HEALTH_PATH && !isAskedFor ? { status: 200, text: health() } : null;
    });
    note(fault, ran, told);
    expect(ran.output).toMatch(/withdrawn at 10 % of the visitors/);
    expect(ran.output).toMatch(told);
    expect(share).toBe(10);
    expect(stage.shares()).toEqual({ [sound]: 100 });
  });
});

describe('a step that fails', () => {
  const failing = (test: (method: string, path: string, body: string) => boolean): void => {
    stage.api.fault = ({ method, path, body }) =>
      test(method, path, body instanceof FormData ? '' : JSON.stringify(body))
        ? { status: 500, message: 'Internal error' }
        : null;
  };

  it('the upload: nothing went out', async () => {
    const { ran, share } = await release(() => failing((method, path) => method === 'POST' && path.endsWith('/versions')));
    expect(ran.output).toContain('Nothing went out. The upload failed, and all visitors get the version they had');
    expect([ran.code, share, stage.shares()]).toEqual([1, 0, { [sound]: 100 }]);
  });

  it('the files of the upload: nothing went out', async () => {
    const { ran } = await release(() => failing((_, path) => path.endsWith('/assets-upload-session')));
    expect(ran.output).toContain('Nothing went out. The upload failed');
    expect(stage.shares()).toEqual({ [sound]: 100 });
  });

  it('the deployment to a tenth: taken back', async () => {
    const { ran } = await release(() =>
      failing((method, path, body) => method === 'POST' && path.endsWith('/deployments') && body.includes('"percentage":10}')),
    );
    expect(ran.output).toMatch(/withdrawn at 10 % of the visitors: .*All visitors get the version before/s);
    expect([ran.code, stage.shares()]).toEqual([1, { [sound]: 100 }]);
  });

  it('the triggers, after everybody had it: taken back', async () => {
    const { ran } = await release(() => failing((method, path) => method === 'PUT' && path.endsWith('/schedules')));
    expect(ran.output).toContain('withdrawn at 100 % of the visitors');
    expect(stage.shares()).toEqual({ [sound]: 100 });
  });

  it('the API from the first step on: says what stands and what to do, and the next deploy refuses until it is done', async () => {
    let isUp = true;
    const { ran } = await release(() => {
      failing((method, path) => method === 'POST' && path.endsWith('/deployments') && !isUp);
      const fault = stage.api.fault;
      stage.api.fault = (call) => {
        const found = fault?.(call) ?? null;
        if (call.method === 'POST' && call.path.endsWith('/deployments')) isUp = false;
        return found;
      };
    });
    expect(ran.output).toContain(`could not be taken back`);
    expect(ran.output).toContain(`npm run rollback -- production ${sound}`);
    expect(Object.values(stage.shares()).sort()).toEqual([0, 100]);
    const { ran: next } = await release(() => undefined);
    expect(next.output).toContain('A release stands half way');
    const back = await stage.project.run('node', ['scripts/rollback.ts', 'production'], { env: { OPS_TOKEN } });
    expect(back.code, back.output).toBe(0);
    expect(stage.shares()).toEqual({ [sound]: 100 });
  });

  it('Cloudflare, before anything: nothing went out', async () => {
    const { ran } = await release(() => failing((method, path) => method === 'GET' && path.endsWith('/deployments')));
    expect(ran.output).toContain('Nothing went out. Cloudflare could not be asked which version is live');
    expect(stage.shares()).toEqual({ [sound]: 100 });
  });

  it('the live site, asked for its files: nothing went out, and the way round it is named', async () => {
    const { ran } = await release(() => {
      stage.production.fault = (path) => (path === BUILDS_PATH ? { status: 503, text: 'down' } : null);
    });
    expect(ran.output).toMatch(/Nothing went out\. The live site answers 503 for its list of files.*--drop-old-files/s);
  });

  it('the operator presses Ctrl-C while a tenth have it: taken back', async () => {
    const { ran } = await release(() => undefined, {
      watch: (output, interrupt) => {
        if (output.includes('it is watched for')) interrupt();
      },
    });
    expect(ran.output).toContain(
      'The new version was withdrawn at 10 % of the visitors: it was interrupted. All visitors get the version before.',
    );
    expect([ran.code, stage.shares()]).toEqual([1, { [sound]: 100 }]);
  });
});
