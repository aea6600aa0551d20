import { type PageRoute, routes } from '../../src/routes.ts';
import { METADATA_PAGES } from '../../src/seo/apply-metadata.ts';
import { settingsOf } from '../../worker/settings.ts';
import { type Environment, environmentProblems } from '../deploy/environments.ts';
import type { LaunchFinding } from './finding.ts';

/** Names that can never be anybody's (RFC 2606), and what stands in the file until there is an account. */
const NOBODYS = /\.(example|invalid|test)$|^(localhost|127\.0\.0\.1)$|\.account\.workers\.dev$/;

/** What production's part of `wrangler.toml` still lacks. */
export function configurationFindings(environments: Environment[]): LaunchFinding[] {
  const found = (at: string, wanted: string): LaunchFinding => ({ kind: 'configuration', at, wanted });
  const production = environments.find(({ name }) => name === 'production');
  if (!production) return [found('wrangler.toml', 'there is no production')];
  const problems = environmentProblems(environments);
  if (problems.length) return problems.map((problem) => found('wrangler.toml', problem));
  const settings = settingsOf(production.vars);
  const addresses = (['SITE_ORIGIN', 'CONTENT_API', 'CLINIC_API', 'LEADS_API'] as const).filter((name) =>
    NOBODYS.test(new URL(settings[name]).hostname),
  );
  const managed = Object.values(routes as Record<string, PageRoute>).filter(
    ({ kind, managed: slug }) => kind === 'content' && slug !== undefined && !settings.MANAGED_PAGES[slug],
  );
  return [
    ...(['CALL_ENGINEER', 'CALL_CLINIC'] as const)
      .filter((name) => !settings[name])
      .map((name) => found(name, 'name and number of whom /ops and alerts say to call')),
    ...addresses.map((name) => found(name, `${settings[name]} is nobody's address`)),
    ...settings.MEDIA_BASES.filter((base) => NOBODYS.test(new URL(base).hostname)).map((base) =>
      found('MEDIA_BASES', `${base} is nobody's address`),
    ),
    ...production.routes
      .filter(({ pattern }) => NOBODYS.test(pattern))
      .map(({ pattern }) => found('routes', `${pattern} is nobody's domain`)),
    ...production.kv
      .filter(({ id }) => /^0{30}/.test(id))
      .map(({ id }) => found('CONTENT_KV', `${id} is not a namespace: npx wrangler kv namespace create clinic-content`)),
    ...managed.map(({ managed: slug = '', fallback }) =>
      found(`MANAGED_PAGES.${slug}`, `no page of WordPress is named; visitors are sent to ${fallback ?? 'a 404'}`),
    ),
    ...(settings.DEMO_CONTENT === 'on' ? [found('DEMO_CONTENT', 'patients are shown placeholders')] : []),
    ...METADATA_PAGES.filter((page) => !settings.SEO_IDS[page]).map((page) =>
      found(`SEO_IDS.${page}`, 'id of its metadata in the clinic API'),
    ),
  ];
}
