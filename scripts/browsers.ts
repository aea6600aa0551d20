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
/** Firefox as distributions install it. Any recent one will do. */
const FIREFOX_PLACES = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
];
/**
 * WebKit of iPhones, nearly: the engine of WebKitGTK, its driver, a display, for it has no windowless mode, and what gives its window the focus,
 * which a display without a window manager gives to none.
 */
const WEBKIT_FILES = { driver: '/usr/bin/WebKitWebDriver', display: '/usr/bin/Xvfb', focus: '/usr/bin/xdotool' };
/** Debian's packages, the better one first: older releases have no shell. */
const PACKAGES = ['chromium-headless-shell', 'chromium'];
/**
 * Faces that phones and desktops have in one form or another: the one in Arial's measure, without which nothing stands in for the site's
 * fonts, and one of Bengali, whose letters are boxes else. Arabic comes with Debian's own face.
 */
const FONTS = [
  { package: 'fonts-liberation', folder: '/usr/share/fonts/truetype/liberation' },
  { package: 'fonts-beng-extra', folder: '/usr/share/fonts/truetype/fonts-beng-extra' },
];

/** Where the browser of the tests is: `CHROMIUM_PATH`, or one of the usual places; undefined when there is none. */
export const chromiumPath = (): string | undefined =>
  [process.env['CHROMIUM_PATH'] ?? '', ...PLACES].find((path) => path && existsSync(path));

/** Where Firefox is: `FIREFOX_PATH`, or one of the usual places; undefined when there is none. */
export const firefoxPath = (): string | undefined =>
  [process.env['FIREFOX_PATH'] ?? '', ...FIREFOX_PLACES].find((path) => path && existsSync(path));

/** What the WebKit journeys run with; undefined where it is not installed, as on any system but Linux. */
export function webkitPaths(): { driver: string; display: string; focus: string; browser: string } | undefined {
  const library = ['x86_64', 'aarch64'].map((name) => `/usr/lib/${name}-linux-gnu`).find((folder) => existsSync(folder));
  const browser = ['4.1', '6.0', '4.0'].map((n) => `${library}/webkit2gtk-${n}/MiniBrowser`).find((path) => existsSync(path));
  return browser && Object.values(WEBKIT_FILES).every((path) => existsSync(path)) ? { ...WEBKIT_FILES, browser } : undefined;
}

const mayInstall = (): boolean => process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** Installs Debian's Firefox where there is none and we may. Throws with what to do where there is no Firefox then. */
export async function ensureFirefox(): Promise<void> {
  if (!firefoxPath() && mayInstall()) await install('firefox-esr');
  if (!firefoxPath()) throw new Error('The Firefox journeys need Firefox: install it, or name it in FIREFOX_PATH.');
}

/** Installs Debian's WebKit with its driver, and a display. Throws with what to do where they are missing then. */
export async function ensureWebKit(): Promise<void> {
  if (!webkitPaths() && mayInstall()) for (const name of ['webkit2gtk-driver', 'xvfb', 'xdotool']) await install(name);
  if (!webkitPaths()) throw new Error('The WebKit journeys need Linux with the packages webkit2gtk-driver, xvfb and xdotool.');
}

/**
 * Installs Debian's Chromium where there is no shell yet and we may, and the faces of the pages. Throws with what
 * to do where there is no browser at all.
 */
export async function ensureChromium(): Promise<void> {
  if (mayInstall()) {
    if (!process.env['CHROMIUM_PATH'] && !existsSync(SHELL)) {
      for (const name of PACKAGES) if (!chromiumPath() || name !== 'chromium') await install(name);
    }
    for (const font of FONTS) if (!existsSync(font.folder)) await install(font.package);
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
