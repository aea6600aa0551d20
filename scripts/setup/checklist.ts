/** What only the dashboard can do, and how it looks from outside. */
export interface Item {
  what: string;
  /** Where it is done. */
  where: string;
  /** `unknown`: nothing tells from outside. */
  state: 'done' | 'open' | 'unknown';
}

/** Ways to look at the domain from outside; each throws when there is no answer. */
export interface Outside {
  nameServers: (domain: string) => Promise<string[]>;
  mailServers: (domain: string) => Promise<string[]>;
  /** Asks for an address without following a redirect. */
  visit: (url: string) => Promise<{ status: number; location: string | null }>;
}

/** What is left to do by hand for a domain, each with its state as far as it can be seen. */
export async function checklist(domain: string, { hasEmail }: { hasEmail: boolean }, outside: Outside): Promise<Item[]> {
  const apex = domain.replace(/^www\./, '');
  const check = async (holds: () => Promise<boolean>): Promise<Item['state']> =>
    (await holds().catch(() => false)) ? 'done' : 'open';
  const leadsTo = (url: string, wanted: string) => async () => {
    const { status, location } = await outside.visit(url);
    return [301, 308].includes(status) && (location ?? '').startsWith(wanted);
  };
  const items: [what: string, where: string, state: Item['state'] | (() => Promise<boolean>)][] = [
    ['Workers Paid plan', 'Dashboard → Compute → Plans ($5 a month in November 2026)', 'unknown'],
    [
      `${apex} uses the name servers of Cloudflare`,
      'the registrar, after Dashboard → Add a domain',
      async () => (await outside.nameServers(apex)).every((name) => name.endsWith('.ns.cloudflare.com')),
    ],
    [
      'http leads to https',
      'Dashboard → SSL/TLS → Edge Certificates → Always Use HTTPS',
      leadsTo(`http://${domain}/`, `https://${domain}`),
    ],
    ...(apex === domain
      ? []
      : [
          [
            `${apex} leads to ${domain}`,
            'Dashboard → Rules → Redirect Rules (301)',
            leadsTo(`https://${apex}/`, `https://${domain}`),
          ] as const,
        ]
    ).map(([what, where, holds]): [string, string, () => Promise<boolean>] => [what, where, holds]),
    [
      'one visitor stays with one version while two are out',
      'Dashboard → Rules → Transform Rules → Modify Request Header: set dynamic Cloudflare-Workers-Version-Key to ip.src',
      'unknown',
    ],
    ...(hasEmail
      ? [
          [
            'Email Routing is on, and each recipient is verified',
            'Dashboard → Email',
            async () => (await outside.mailServers(apex)).some((name) => name.endsWith('.mx.cloudflare.net')),
          ] satisfies [string, string, () => Promise<boolean>],
        ]
      : []),
    [
      'the site answers',
      'npm run deploy -- production',
      async () => (await outside.visit(`https://${domain}/health`)).status === 200,
    ],
  ];
  return Promise.all(
    items.map(async ([what, where, state]) => ({ what, where, state: typeof state === 'function' ? await check(state) : state })),
  );
}
