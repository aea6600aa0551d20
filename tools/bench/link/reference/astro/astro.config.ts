import { defineConfig } from 'astro/config';

export default defineConfig({
  prefetch: { prefetchAll: true },
  // Pages at the addresses of the other references, without a redirect to a slash.
  build: { format: 'file' },
});
