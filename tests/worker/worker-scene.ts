import { afterAll, beforeAll } from 'vitest';
import { HEALTH_PATH } from '../../src/endpoints.ts';
import { startUpstream, type Upstream } from '../upstream/upstream.ts';
import { type HtmlPage, readHtml } from './html-page.ts';
import { startWorkerSite, type VisitInit, type WorkerSite, type WorkerSiteOptions } from './worker-site.ts';

/** How long a test asks again before it gives up on what must come soon. */
export const SOON = { timeout: 20_000, interval: 50 };

type SceneOptions = Omit<WorkerSiteOptions, 'upstream'>;

/** The double of CMS and clinic API, and the site that reads it. */
export class WorkerScene {
  #upstream: Upstream | undefined;
  #site: WorkerSite | undefined;
  readonly #options: SceneOptions;
  readonly #others: WorkerSite[] = [];

  constructor(options: SceneOptions) {
    this.#options = options;
  }

  get upstream(): Upstream {
    if (!this.#upstream) throw new Error('the upstream is not running');
    return this.#upstream;
  }

  get site(): WorkerSite {
    if (!this.#site) throw new Error('the site is not running');
    return this.#site;
  }

  visit = (path: string, init?: VisitInit): Promise<Response> => this.site.visit(path, init);

  /** Visits a path and reads the HTML of the answer. */
  async page(path: string, site: WorkerSite = this.site): Promise<{ answer: Response; page: HtmlPage }> {
    const answer = await site.visit(path);
    return { answer, page: readHtml(await answer.text()) };
  }

  /** Another site on the same upstream, which has seen nothing yet. It ends with the scene. */
  async another(options: SceneOptions = this.#options): Promise<WorkerSite> {
    const site = await startWorkerSite({ upstream: this.upstream, ...options });
    this.#others.push(site);
    return site;
  }

  async start(): Promise<void> {
    this.#upstream ??= await startUpstream();
    this.#site = await startWorkerSite({ upstream: this.#upstream, ...this.#options });
  }

  /** Kills the site and starts it anew. With `persistTo` it finds what it had. */
  async restart(): Promise<void> {
    await this.site.kill();
    await this.start();
  }

  async stop(): Promise<void> {
    await Promise.all([this.#site, ...this.#others].map((site) => site?.kill()));
    await this.#upstream?.stop();
  }
}

/** One scene for all tests of a file, or of the `describe` it stands in. */
export function setWorkerScene(options: SceneOptions = {}): WorkerScene {
  const scene = new WorkerScene(options);
  beforeAll(() => scene.start());
  afterAll(() => scene.stop());
  return scene;
}

/** For tests that run side by side: each starts a scene of its own. They end after the last test. */
export function setWorkerScenes(options: SceneOptions = {}): () => Promise<WorkerScene> {
  const scenes: WorkerScene[] = [];
  afterAll(() => Promise.all(scenes.map((scene) => scene.stop())));
  return async () => {
    const scene = new WorkerScene(options);
    scenes.push(scene);
    await scene.start();
    // What a fresh process does once is not a part of what the tests measure.
    await scene.visit(HEALTH_PATH);
    return scene;
  };
}
