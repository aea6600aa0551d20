import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Where the browser of the tests is: `CHROMIUM_PATH`, or one of the usual places; undefined when there is none. */
export const chromiumPath = (): string | undefined =>
  [process.env['CHROMIUM_PATH'] ?? '', ...PLACES].find((path) => path && existsSync(path));

/** Installs Debian's Chromium where there is no browser yet and we may. Throws with what to do where we may not. */
export async function ensureChromium(): Promise<void> {
  if (chromiumPath()) return;
  const mayInstall = process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (!mayInstall) throw new Error('The browser tests need Chromium or Chrome: install one, or name it in CHROMIUM_PATH.');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit', env });
  execFileSync('apt-get', ['install', '-qqy', '--no-install-recommends', 'chromium'], { stdio: 'inherit', env });
}
