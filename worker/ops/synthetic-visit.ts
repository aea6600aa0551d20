import { serviceCategories } from '../../src/content/services-menu.ts';
import { LEADS_PATH } from '../../src/endpoints.ts';
import type { SyntheticVisit } from '../monitor/monitor-contract.ts';

export interface VisitParts {
  /** Asks this site for a path through its own application, as a visitor would. */
  visit: (path: string, init?: RequestInit) => Promise<Response>;
  /** A file of the build, by its path. */
  file: (path: string) => Promise<Response>;
  /** Path of the newest article; null when there is none. */
  article: () => Promise<string | null>;
  /** The trial of an enquiry needs it; empty: there is no trial. */
  opsToken: string;
  now: () => number;
}

const TRIAL = {
  form: 'gallery',
  name: 'Trial',
  phone_number: '9000000000',
  country_code: 'IN+91',
  category: 'Rhinoplasty',
} as const;

/**
 * Visits the site as a patient does, and sends a trial enquiry: home with its first script, a service page, the newest article with its
 * first picture, and the form. It goes through the Worker's own application and bindings, so it proves pages, files, cache, the reading of
 * WordPress's files, and the way of an enquiry to its store; not the platform's network, DNS and certificate, for which an uptime watch
 * outside is needed. Never throws.
 */
export async function syntheticVisit(parts: VisitParts): Promise<SyntheticVisit> {
  const { visit, file, now } = parts;
  const at = now();
  const steps: SyntheticVisit['steps'] = [];
  const step = async <T>(what: string, run: () => Promise<T>): Promise<T | null> => {
    const begun = now();
    const outcome = await run().then(
      (value) => ({ value, problem: null }),
      (error: unknown) => ({ value: null, problem: error instanceof StepError ? error.message : 'breaks' }),
    );
    steps.push({ what, problem: outcome.problem, ms: now() - begun });
    return outcome.value;
  };
  const home = await step('home', () => pageHtml(visit, '/'));
  const script = /<script[^>]+src="(\/assets\/[^"]+)"/.exec(home ?? '')?.[1];
  if (home !== null) await step('first script', () => expectFile(file, script, 'javascript'));
  const service = serviceCategories()[0]?.services[0]?.path;
  if (service) await step('service page', () => pageHtml(visit, service));
  const article = await step('list of articles', parts.article);
  const html = article ? await step('article', () => pageHtml(visit, article)) : null;
  const picture = /\ssrc="(\/media\/[^"]+)"/.exec(html ?? '')?.[1]?.replaceAll('&amp;', '&');
  if (picture) await step('picture of the article', () => expectFile(visit, picture, 'image/'));
  if (parts.opsToken) await step('trial enquiry', () => trial(parts));
  return { at, steps };
}

/** What a step found, in words that may be shown. */
class StepError extends Error {}

async function pageHtml(visit: VisitParts['visit'], path: string): Promise<string> {
  const answer = await visit(path);
  const html = await answer.text();
  if (answer.status !== 200) throw new StepError(`answers ${answer.status}`);
  if (!/<h1[\s>]/.test(html)) throw new StepError('has no heading');
  return html;
}

async function expectFile(get: (path: string) => Promise<Response>, path: string | undefined, type: string): Promise<void> {
  if (!path) throw new StepError('is not named by the page');
  const answer = await get(path);
  // Not awaited: the headers have said everything.
  answer.body?.cancel().catch(() => undefined);
  if (answer.status !== 200) throw new StepError(`answers ${answer.status}`);
  if (!answer.headers.get('Content-Type')?.includes(type)) throw new StepError('is of a wrong type');
}

async function trial({ visit, opsToken }: VisitParts): Promise<void> {
  const answer = await visit(LEADS_PATH, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Dry-Run': '1', Authorization: `Bearer ${opsToken}` },
    body: JSON.stringify({ ...TRIAL, key: crypto.randomUUID() }),
  });
  const text = await answer.text();
  if (answer.status !== 200) throw new StepError(`answers ${answer.status}`);
  if (!text.includes('"dryRun":true')) throw new StepError('was not taken for a trial');
}
