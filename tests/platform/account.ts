import { createHash, randomUUID } from 'node:crypto';

/** A binding as wrangler uploads it: a variable, a secret, or the name of something of the platform. */
export interface Binding {
  name: string;
  type: string;
  text?: string;
  [more: string]: unknown;
}

/** One upload of a Worker: everything that a visitor of it gets. */
export interface Version {
  id: string;
  number: number;
  createdOn: string;
  /** What wrangler said about it: bindings, compatibility date, assets. */
  metadata: Record<string, unknown>;
  bindings: Binding[];
  modules: { name: string; content: string }[];
  /** Path of a file → digest of its content. */
  assets: Record<string, string>;
  annotations: Record<string, string>;
  /** The Worker's migrations of Durable Objects when it was uploaded. */
  migrationTag: string | null;
}

export interface Deployment {
  id: string;
  createdOn: string;
  versions: { version_id: string; percentage: number }[];
  annotations: Record<string, string>;
}

/** A Worker at the platform. */
export interface Script {
  name: string;
  /** Oldest first. */
  versions: Version[];
  /** Newest first, as the API lists them. */
  deployments: Deployment[];
  subdomain: { enabled: boolean; previews_enabled: boolean };
  schedules: string[];
  domains: string[];
  /** Migrations of Durable Objects that have run. */
  migrationTag: string | null;
  previews: Map<string, Version[]>;
}

/** What an account holds. One for each stand-in; nothing of it outlives the process. */
export class Account {
  readonly id = '0123456789abcdef0123456789abcdef';
  subdomain: string | null = null;
  /** Domains whose zone is in the account. */
  readonly zones: string[] = [];
  readonly kv: { id: string; title: string }[] = [];
  readonly scripts = new Map<string, Script>();
  /** Content of uploaded files by digest, and its type. */
  readonly files = new Map<string, { bytes: Buffer; type: string }>();
  /** File lists of upload sessions by token. */
  readonly sessions = new Map<string, Record<string, string>>();

  script(name: string): Script {
    const found = this.scripts.get(name);
    if (found) return found;
    const made: Script = {
      name,
      versions: [],
      deployments: [],
      subdomain: { enabled: false, previews_enabled: false },
      schedules: [],
      domains: [],
      migrationTag: null,
      previews: new Map(),
    };
    this.scripts.set(name, made);
    return made;
  }

  /** All crons of the account; the free plan allows five. */
  get crons(): number {
    return [...this.scripts.values()].reduce((sum, { schedules }) => sum + schedules.length, 0);
  }

  /** Which share of the visitors gets which version now. */
  shares(name: string): Record<string, number> {
    const latest = this.scripts.get(name)?.deployments[0];
    return Object.fromEntries((latest?.versions ?? []).map(({ version_id, percentage }) => [version_id, percentage]));
  }

  createKv(title: string): { id: string; title: string } {
    const made = { id: createHash('md5').update(`${title}${this.kv.length}`).digest('hex'), title };
    this.kv.push(made);
    return made;
  }

  addVersion(script: Script, parts: Pick<Version, 'metadata' | 'bindings' | 'modules' | 'assets' | 'annotations'>): Version {
    const { migrationTag } = script;
    // What is its own comes last: the parts may be those of another version.
    const own = { id: randomUUID(), number: script.versions.length + 1, createdOn: new Date().toISOString(), migrationTag };
    const version = { ...parts, ...own };
    script.versions.push(version);
    return version;
  }

  deploy(script: Script, versions: Deployment['versions'], annotations: Record<string, string> = {}): Deployment {
    const made = { id: randomUUID(), createdOn: new Date().toISOString(), versions, annotations };
    script.deployments.unshift(made);
    return made;
  }
}
