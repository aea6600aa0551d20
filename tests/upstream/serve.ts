/**
 * The double as a process of its own: `node tests/upstream/serve.ts [--port 8890] [--posts 110]`. Prints its address when
 * it is ready and ends on SIGINT or SIGTERM.
 */
import { parseArgs } from 'node:util';
import { startUpstream } from './upstream.ts';

const { values } = parseArgs({
  options: { port: { type: 'string', default: '0' }, posts: { type: 'string', default: '110' } },
});
const upstream = await startUpstream({ port: Number(values.port), posts: Number(values.posts) });
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void upstream.stop());
console.log(upstream.url);
