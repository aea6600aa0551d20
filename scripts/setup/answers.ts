import { domainToASCII } from 'node:url';
import { type Environment, isSamePlace } from '../deploy/environments.ts';

/** What the operator says; everything else follows from it. */
export interface Answers {
  domain: string;
  contentApi: string;
  clinicApi: string;
  leadsApi: string;
  stagingLeadsApi: string;
  subdomain: string;
  /** Addresses that are told of enquiries, with commas between them; empty: none. */
  teamEmail: string;
  images: boolean;
  /** Address of the team at Cloudflare Access, and the application's audience tag; empty: logins by token. */
  accessTeam: string;
  accessAudience: string;
}

/** Asks one question; an empty answer is the one that stands in brackets. */
export type Ask = (question: string, given: string) => Promise<string>;

const MAX_TRIES = 3;

/** Asks for everything, with what `wrangler.toml` says now as the answers given. Throws when an answer stays wrong. */
export async function askAll(
  ask: Ask,
  { production, staging }: { production: Environment; staging: Environment },
): Promise<Answers> {
  const now = (environment: Environment, name: string): string => String(environment.vars[name] ?? '');
  const put = (question: string, given: string, problem: (answer: string) => string | null): Promise<string> =>
    askUntil(ask, question, given, problem);
  const domain = await put('The domain of the site', production.routes[0]?.pattern ?? '', domainProblem);
  const contentApi = await put('WordPress: its REST API', now(production, 'CONTENT_API'), addressProblem);
  const clinicApi = await put("The clinic's own API", now(production, 'CLINIC_API'), addressProblem);
  const leadsApi = await put("The clinic's system of enquiries", now(production, 'LEADS_API'), addressProblem);
  const stagingLeadsApi = await put(
    'Where trial enquiries of staging go: a test installation, or any https address of the team that answers POST …/leads with 200',
    now(staging, 'LEADS_API'),
    (answer) =>
      addressProblem(answer) ?? (isSamePlace(answer, leadsApi) ? "is the clinic's own: trials would reach the team" : null),
  );
  const subdomain = await put(
    'The workers.dev subdomain of the account (Dashboard → Compute → Workers & Pages → Your subdomain)',
    /\.([\w-]+)\.workers\.dev$/.exec(now(staging, 'SITE_ORIGIN'))?.[1] ?? '',
    (answer) => (/^[a-z0-9][a-z0-9-]{0,62}$/.test(answer) ? null : 'is not a subdomain: letters, digits and hyphens alone'),
  );
  const teamEmail = await put(
    'E-mail addresses that are told of enquiries, with commas between them; - for none',
    now(production, 'LEAD_EMAIL_TO') || '-',
    (answer) =>
      answer === '-' || /^[^\s@,]+@[^\s@,]+(, ?[^\s@,]+@[^\s@,]+)*$/.test(answer) ? null : 'is not a list of e-mail addresses',
  );
  const images = await put(
    'Should Cloudflare Images make pictures of WordPress smaller? (yes/no)',
    production.bindings['IMAGES'] ? 'yes' : 'no',
    (answer) => (/^(yes|no)$/.test(answer) ? null : 'is neither yes nor no'),
  );
  const accessTeam = await put(
    'Cloudflare Access before /ops: the address of the team, such as https://clinic.cloudflareaccess.com; - for logins by token',
    now(production, 'ACCESS_TEAM') || '-',
    (answer) => (answer === '-' ? null : addressProblem(answer)),
  );
  const accessAudience =
    accessTeam === '-'
      ? ''
      : await put("The audience tag of Access's application", now(production, 'ACCESS_AUDIENCE'), (answer) =>
          answer ? null : 'is empty',
        );
  const chosen = (answer: string): string => (answer === '-' ? '' : answer);
  return {
    domain,
    contentApi,
    clinicApi,
    leadsApi,
    stagingLeadsApi,
    subdomain,
    teamEmail: chosen(teamEmail),
    images: images === 'yes',
    accessTeam: chosen(accessTeam),
    accessAudience,
  };
}

async function askUntil(ask: Ask, question: string, given: string, problem: (answer: string) => string | null): Promise<string> {
  let wrong: string | null = null;
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    const answer: string = (await ask(wrong ? `${wrong}. ${question}` : question, given)).trim() || given;
    const found = problem(answer);
    if (!found) return answer;
    wrong = `"${answer}" ${found}`;
  }
  throw new Error(`${wrong}: start again with the right value at hand`);
}

const domainProblem = (answer: string): string | null =>
  /^([a-z0-9-]+\.){1,4}[a-z]{2,}$/.test(domainToASCII(answer)) ? null : 'is not a domain: without https:// and without a slash';

const addressProblem = (answer: string): string | null =>
  URL.parse(answer)?.protocol === 'https:' ? null : 'is not an https address';
