import { expect, it } from 'vitest';
import { liveDeployment } from './live-version.ts';

/** What wrangler writes when Cloudflare cannot be reached. */
const stdout = `
\u001b[32mIf you think this is a bug then please create an issue at https://github.com/cloudflare/workers-sdk/issues/new/choose\u001b[0m
Note that there is a newer version of Wrangler available (4.164.0). Consider checking whether upgrading resolves this error.`;
const stderr = `
\u001b[33m▲ \u001b[43;33m[\u001b[43;30mWARNING\u001b[43;33m]\u001b[0m A fetch request failed, likely due to a connectivity issue.

\u001b[31m✘ \u001b[41;31m[\u001b[41;97mERROR\u001b[41;31m]\u001b[0m \u001b[1mfetch failed\u001b[0m

🪵  Logs were written to "/home/operator/.config/.wrangler/logs/wrangler.log"`;

it('says why Cloudflare could not be asked, without what wrangler says each time', async () => {
  const read = () => Promise.reject(Object.assign(new Error('Command failed: wrangler deployments status'), { stdout, stderr }));
  await expect(liveDeployment(read, 'production')).rejects.toThrow(
    /^Cloudflare could not be asked which version is live: ✘ \[ERROR\] fetch failed (?!.*(?:newer version|Logs were))/,
  );

  const long = `✘ [ERROR] ${'In a non-interactive environment, set CLOUDFLARE_API_TOKEN. '.repeat(20)}`;
  const reject = () => Promise.reject(Object.assign(new Error('Command failed'), { stderr: long }));
  const error = await liveDeployment(reject, 'production').catch(({ message }: Error) => message);
  expect(error).toMatch(/(?: In| a| non-interactive| environment,| set| CLOUDFLARE_API_TOKEN\.) …$/);
  const endless = () => Promise.reject(Object.assign(new Error(), { stderr: 'x'.repeat(5000) }));
  await expect(liveDeployment(endless, 'production')).rejects.toThrow(/: x{500} …$/);
});
