import type { Answers } from './answers.ts';
import { addTable, quoted, setInTable } from './toml.ts';

/** Ids of the KV namespaces, by environment. */
export interface Namespaces {
  production: string;
  staging: string;
  preview: string;
}

/** `wrangler.toml` with the answers in it. The same answers again change nothing. */
export function writeConfiguration(text: string, answers: Answers, kv: Namespaces, accountId: string | null): string {
  const staging = `https://clinic-site-staging.${answers.subdomain}.workers.dev`;
  const live: [table: string, key: string, value: string][] = [
    ['[env.production]', 'routes', `[{ pattern = ${quoted(answers.domain)}, custom_domain = true }]`],
    ['[env.production.vars]', 'SITE_ORIGIN', quoted(`https://${answers.domain}`)],
    ['[env.production.vars]', 'LEADS_API', quoted(answers.leadsApi)],
    ['[env.staging.vars]', 'SITE_ORIGIN', quoted(staging)],
    ['[env.staging.vars]', 'LEADS_API', quoted(answers.stagingLeadsApi)],
    ['[env.preview.previews.vars]', 'SITE_ORIGIN', quoted(staging)],
    ['[[env.production.kv_namespaces]]', 'id', quoted(kv.production)],
    ['[[env.production.kv_namespaces]]', 'preview_id', quoted(kv.staging)],
    ['[[env.staging.kv_namespaces]]', 'id', quoted(kv.staging)],
    ['[[env.preview.previews.kv_namespaces]]', 'id', quoted(kv.preview)],
    ...['env.production', 'env.staging', 'env.preview.previews'].flatMap((name): [string, string, string][] => [
      [`[${name}.vars]`, 'CONTENT_API', quoted(answers.contentApi)],
      [`[${name}.vars]`, 'CLINIC_API', quoted(answers.clinicApi)],
    ]),
  ];
  const written = live.reduce((file, [table, key, value]) => setInTable(file, table, key, value), text);
  const withAccount = accountId ? setInTable(written, '', 'account_id', quoted(accountId)) : written;
  return writeOptional(withAccount, answers);
}

/** E-mail, pictures and Access: only what was asked for; what is there and not wanted any more stays for a person to take out. */
function writeOptional(text: string, answers: Answers): string {
  let file = text;
  const vars = '[env.production.vars]';
  if (answers.teamEmail) {
    const apex = answers.domain.replace(/^www\./, '');
    file = setInTable(file, vars, 'LEAD_EMAIL_TO', quoted(answers.teamEmail));
    file = setInTable(file, vars, 'LEAD_EMAIL_FROM', quoted(`website@${apex}`));
    file = addTable(file, '[[env.production.send_email]]\nname = "TEAM_EMAIL"', vars);
  }
  if (answers.images) file = addTable(file, '[env.production.images]\nbinding = "IMAGES"', vars);
  if (answers.accessTeam) {
    file = setInTable(file, vars, 'ACCESS_TEAM', quoted(answers.accessTeam));
    file = setInTable(file, vars, 'ACCESS_AUDIENCE', quoted(answers.accessAudience));
  }
  return file;
}
