import react from '@vitejs/plugin-react';
import vike from 'vike/plugin';
import { defineConfig } from 'vite';

/** Where `wrangler dev` answers `/api/*` and the like while `npm run dev` serves the pages. */
const worker = process.env['VITE_WORKER_ORIGIN'] ?? 'http://127.0.0.1:8787';

export default defineConfig({
  plugins: [vike(), react()],
  // With CI set, vike would listen on every interface.
  server: { host: '127.0.0.1', proxy: { '/api': worker, '/media': worker } },
  css: { transformer: 'lightningcss' },
  // One style sheet for the whole site, some 10 kB in Brotli: thirty small ones cost a slow line more in round trips than in bytes.
  build: { cssCodeSplit: false, target: 'es2022', assetsInlineLimit: 0, reportCompressedSize: false },
});
