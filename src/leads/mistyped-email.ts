import { cleanAddress } from './lead-values.ts';

/** Providers that most visitors use. One letter wrong in them is a slip of the finger rather than another provider. */
const PROVIDERS = [
  'gmail.com',
  'googlemail.com',
  'hotmail.com',
  'hotmail.co.uk',
  'outlook.com',
  'live.com',
  'icloud.com',
  'yahoo.com',
  'yahoo.co.in',
  'yahoo.co.uk',
  'yahoo.in',
  'rediffmail.com',
  'protonmail.com',
  'proton.me',
] as const;

/** Real providers whose names are near to those above. */
const REAL = ['mail.com', 'email.com', 'ymail.com', 'gmx.com'];
/** Providers with a domain in nearly every country: `yahoo.co.jp`, `hotmail.it`. */
const IN_COUNTRIES = /^(?:yahoo|hotmail|live|outlook)\.(?:com?\.)?(?!c[mo]$|om$)[a-z]{2}$/;

/** Endings that no registry has. `.co` and `.cm` do exist, so a domain that is not a provider may end in them. */
const NO_ENDING = /\.(?:con|cmo|ocm|vom|xom|comm|coom|cpm)$/;

/** Slips that are still taken for a provider: letters changed, left out, doubled or in each other's place. */
const MAX_SLIPS = 2;

/**
 * The e-mail address that was probably meant: `asha@gamil.con` → `asha@gmail.com`, without what is none of an address. Null where nothing
 * looks wrong. It is a question to the visitor; the address is never refused or changed for it.
 */
export function meantAddress(typed: string): string | null {
  const [, name = '', written = ''] = /^(.+@)([^@\s]+\.[^@\s.]+)$/.exec(cleanAddress(typed).trim()) ?? [];
  const domain = meantDomain(written.toLowerCase());
  return domain && name + domain;
}

function meantDomain(domain: string): string | null {
  if (!domain || [...PROVIDERS, ...REAL].includes(domain) || IN_COUNTRIES.test(domain)) return null;
  const [nearest] = PROVIDERS.map((provider) => ({ provider, slips: distance(domain, provider) }))
    .filter(({ provider, slips }) => slips <= (provider.length > 8 ? MAX_SLIPS : 1))
    .toSorted((a, b) => a.slips - b.slips);
  if (nearest) return nearest.provider;
  return NO_ENDING.test(domain) ? domain.replace(NO_ENDING, '.com') : null;
}

/** Letters to change, add, leave out or swap with their neighbour until one text is the other (optimal string alignment). */
function distance(a: string, b: string): number {
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, column) => column)];
  const at = (row: number, column: number) => rows[row]?.[column] ?? 0;
  for (let i = 1; i <= a.length; i += 1) {
    rows.push([i]);
    for (let j = 1; j <= b.length; j += 1) {
      const differs = a[i - 1] === b[j - 1] ? 0 : 1;
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const steps = [at(i - 1, j) + 1, at(i, j - 1) + 1, at(i - 1, j - 1) + differs, ...(swapped ? [at(i - 2, j - 2) + 1] : [])];
      rows[i]?.push(Math.min(...steps));
    }
  }
  return at(a.length, b.length);
}
