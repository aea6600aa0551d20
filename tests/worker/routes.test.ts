import { afterAll, beforeAll, expect, it } from 'vitest';
import { startUpstream, type Upstream } from '../upstream/upstream.ts';
import { readPage } from './html-page.ts';
import { startWorkerSite, type WorkerSite } from './worker-site.ts';

let upstream: Upstream;
let site: WorkerSite;
beforeAll(async () => {
  upstream = await startUpstream();
  site = await startWorkerSite({ upstream });
});
afterAll(async () => {
  await site.kill();
  await upstream.stop();
});
it('works', async () => {
  const seen = new Map<string, string>();
  const queue = ['/', '/sitemap.xml'];
  const bad: string[] = [];
  for (let p = queue.shift(); p !== undefined; p = queue.shift()) {
    const a = await site.visit(p);
    if (a.status >= 300) bad.push(`${p} ${a.status} from ${seen.get(p)}`);
    if (!(a.headers.get('content-type') ?? '').includes('html')) continue;
    const page = await readPage(a);
    const links = [
      ...page.all('a').map((l) => page.attribute(l, 'href')),
      ...page.all('img').map((l) => page.attribute(l, 'src')),
      ...page.all('link').map((l) => page.attribute(l, 'href')),
      ...page.all('script').map((l) => page.attribute(l, 'src')),
    ];
    for (const l of links) {
      if (l?.startsWith('/')) {
        const q = l.replace(/#.*/, '');
        if (q && !seen.has(q)) {
          seen.set(q, p);
          queue.push(q);
        }
      } else if (l && !seen.has('X' + l.slice(0, 30))) {
        seen.set('X' + l.slice(0, 30), p);
        console.log('other', l, p);
      }
    }
  }
  console.log(seen.size, bad);
});
