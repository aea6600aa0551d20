import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import vike from 'vike/plugin';
import { defineConfig } from 'vite';
import { pictures } from './scripts/pictures/vite-plugin.ts';
import { styleSheet } from './scripts/style-sheet.ts';

/** Where `wrangler dev` answers `/api/*` and the like while `npm run dev` serves the pages. */
const worker = process.env['VITE_WORKER_ORIGIN'] ?? 'http://127.0.0.1:8787';

/** The Worker imports the built server by its path; without this, each build would write that path into node_modules. */
const serverEntry = { vitePluginServerEntry: { disableAutoImport: true } };

export default defineConfig({
  ...serverEntry,
  plugins: [vike(), react(), pictures()],
  resolve: {
    // The package names its development build alone.
    alias: [
      { find: /^react-router$/, replacement: resolve('node_modules/react-router/dist/production/index.mjs') },
      { find: /^react-router\/dom$/, replacement: resolve('node_modules/react-router/dist/production/dom-export.mjs') },
    ],
  },
  // With CI set, vike would listen on every interface.
  server: { host: '127.0.0.1', proxy: { '/api': worker, '/media': worker } },
  css: { transformer: 'lightningcss' },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: { output: { codeSplitting: { groups: [{ test: /\.css$/, name: styleSheet }] } } },
  },
});
