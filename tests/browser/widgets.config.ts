import { mergeConfig } from 'vite';
import site, { TRANSLATIONS } from '../../vite.config.ts';

/**
 * The site as `npm run dev` has it, the living page of widgets and React's warnings included, but bundled: from `vike dev` each visit
 * would fetch some hundred modules. Chunks keep their names, for tests that ask for one of them; one sheet has all styles, since
 * the page of widgets stands in no list of pages and their sheets.
 */
export default mergeConfig(site, {
  logLevel: 'error',
  environments: {
    ssr: { build: { rolldownOptions: { output: { paths: { [TRANSLATIONS]: '../../../../languages/translations.ts' } } } } },
  },
  build: {
    outDir: '.cache/test-widgets',
    minify: false,
    rolldownOptions: {
      output: {
        chunkFileNames: 'assets/chunks/[name]-[hash:7].js',
        codeSplitting: { groups: [{ test: /\.css$/, name: 'site', priority: 1 }] },
      },
    },
  },
});
