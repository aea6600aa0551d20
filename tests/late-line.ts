import { connect, createServer } from 'node:net';

/** How late a part of an answer is: most of them as on a phone's line, some as where it falters. Milliseconds. */
const USUAL_MS = 120;
const FALTERING = { share: 0.15, leastMs: 400, mostMs: 1200 };

const lateness = (): number =>
  Math.random() < FALTERING.share
    ? FALTERING.leastMs + Math.random() * (FALTERING.mostMs - FALTERING.leastMs)
    : Math.random() * USUAL_MS;

/**
 * `npm run test:late-line`: a port in front of a site's own that hands each part of an answer on late, by chance and in order. Files of one
 * page come in another order each time, so that a test that looks too early fails here before it fails on a busy machine.
 */
export async function startLateLine(front: number, site: number): Promise<{ close: () => void }> {
  const server = createServer((near) => {
    const far = connect(site, '127.0.0.1');
    let handed = Promise.resolve();
    near.on('error', () => far.destroy());
    far.on('error', () => near.destroy());
    near.pipe(far);
    far.on('data', (part) => {
      const due = new Promise<void>((resolve) => setTimeout(resolve, lateness()));
      handed = Promise.all([handed, due]).then(() => void near.write(part));
    });
    far.on('close', () => void handed.then(() => near.end()));
  });
  await new Promise<void>((resolve) => void server.listen(front, '127.0.0.1', resolve));
  return { close: () => void server.close() };
}
