import { existsSync, readdirSync } from 'node:fs';
import type { Plugin } from 'vite';
import { CLIENT_BUILDS } from './build-folders.ts';
import { clientBuildOf, readManifest } from './client-build.ts';

const ID = 'virtual:client-builds';
/** Marks our id as resolved, by Rollup's convention. */
const RESOLVED = `\0${ID}`;

/** `virtual:client-builds`: what documents name of the builds for browsers in other languages, which are made before (scripts/build.ts). */
export function clientBuilds(): Plugin {
  let isBuild = false;
  return {
    name: 'client-builds',
    configResolved({ command }) {
      isBuild = command === 'build';
    },
    resolveId: (id) => (id === ID ? RESOLVED : undefined),
    load(id) {
      if (id !== RESOLVED) return undefined;
      // While pages are worked on, browsers have English alone.
      const codes = isBuild && existsSync(CLIENT_BUILDS) ? readdirSync(CLIENT_BUILDS).toSorted() : [];
      const builds = Object.fromEntries(codes.map((code) => [code, clientBuildOf(readManifest(code))]));
      return `export const clientBuilds = ${JSON.stringify(builds)};\n`;
    },
  };
}
