import { existsSync } from 'node:fs';
import { run } from './run.ts';

/** Chromium without windows, Debian's package: the same engine, and a page comes up in half the time. */
const SHELL = '/usr/bin/chromium-headless-shell';
const PLACES = [
  SHELL,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];
/** Without what it does for itself in the background. */
export const QUIET_FLAGS: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
/** Debian's packages, the better one first: older releases have no shell. */
const PACKAGES = ['chromium-headless-shell', 'chromium'];
/** The face in Arial's measure, which phones and desktops have in one form or another: without it nothing stands in for the site's fonts. */
const FONTS = { package: 'fonts-liberation', folder: '/usr/share/fonts/truetype/liberation' };

/** Where the browser of the tests is: `CHROMIUM_PATH`, or one of the usual places; undefined when there is none. */
export const chromiumPath = (): string | undefined =>
  [process.env['CHROMIUM_PATH'] ?? '', ...PLACES].find((path) => path && existsSync(path));

/**
 * Installs Debian's Chromium where there is no shell yet and we may, and the face that stands in for the site's fonts. Throws with what
 * to do where there is no browser at all.
 */
export async function ensureChromium(): Promise<void> {
  if (process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    if (!process.env['CHROMIUM_PATH'] && !existsSync(SHELL)) {
      for (const name of PACKAGES) if (!chromiumPath() || name !== 'chromium') await install(name);
    }
    if (!existsSync(FONTS.folder)) await install(FONTS.package);
  }
  if (!chromiumPath()) throw new Error('The browser tests need Chromium or Chrome: install one, or name it in CHROMIUM_PATH.');
}

/** A package that there is not is said, and the next one tried. */
async function install(name: string): Promise<void> {
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  try {
    await run('apt-get', ['update', '-qq'], { env });
    await run('apt-get', ['install', '-qqy', '--no-install-recommends', name], { env });
  } catch (error) {
    console.warn(`${name} could not be installed:`, error instanceof Error ? error.message : error);
  }
}
