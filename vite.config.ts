import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import vike from 'vike/plugin';
import { defineConfig } from 'vite';
import { stay } from './build/facts/vite-plugin.ts';
import { galleryFiles } from './build/gallery/vite-plugin.ts';
import { LANGUAGE_VARIABLE } from './build/languages/build-folders.ts';
import { clientBuilds } from './build/languages/vite-plugin.ts';
import { oneFileBoot } from './build/one-file-boot.ts';
import { numberingPlans } from './build/phones/vite-plugin.ts';
import { records } from './build/records/vite-plugin.ts';
import { services } from './build/services/vite-plugin.ts';
import { shakableRouter } from './build/shakable-router.ts';
import { styleSheet } from './build/style-sheet.ts';
import { words } from './build/words/vite-plugin.ts';
import { pictures } from './tools/pictures/vite-plugin.ts';

/** Where `wrangler dev` answers `/api/*` and the like while `npm run dev` serves the pages. */
const worker = process.env['VITE_WORKER_ORIGIN'] ?? 'http://127.0.0.1:8787';

/** Of the browsers for which this build is; absent: English (build/build-language.ts). */
const language = process.env[LANGUAGE_VARIABLE];

/** Parts that pages share. In chunks of one component each, their names alone would weigh more than some of them. */
const sharedChunks = [
  {
    name: 'application',
    test: /\/node_modules\/(react|react-dom|scheduler|react-router|react-router-dom)\/|\/src\/(routes|current-language|gallery-categories|browser\/(page-context|visit-memory|when-idle|whole-page|trusted-types|visitor-preferences)|documents\/reduced-data|content\/(clinic|overlay|placeholder)|components\/(link|icon\/icon|data-saver\/saver-context))\.tsx?$|\/src\/components\/icon\/[^/]+\.svg|vite\/preload-helper|\/\.cache\/records[^/]*\/(service-index|service-names|clinic)\.ts$/,
  },
  // What the shell itself reads stays with the shell.
  {
    name: 'forms',
    test: /\/src\/(leads|components\/lead-form)\/(?!visit-drafts|kept-enquiry|correct-address|phone-code|all-countries|phone-problem|dialled-phone|read-phone|packed-plans|form-extras|form-token|on-its-way|error-summary|problems|lead-answer|lead-unsent|challenge-|mistyped-email|enquiry-text|enquiry-view|calendar-entry)[^.]+\.tsx?$/,
  },
  // What a form needs once it was touched.
  {
    name: 'form-extras',
    test: /\/src\/(leads\/(mistyped-email|dialled-phone|phone-problem|enquiry-text|enquiry-view|calendar-entry)|components\/lead-form\/(form-extras|on-its-way|correct-address|form-token|all-countries|error-summary|problems|lead-answer|lead-unsent))\.tsx?$/,
  },
  // What reads phone numbers, fetched when a form is touched.
  {
    name: 'phones',
    test: /\/node_modules\/libphonenumber-js\/|virtual:numbering-plans|\/src\/(leads\/(read-phone|packed-plans)|components\/lead-form\/phone-code)\.ts$/,
  },
  {
    name: 'widgets',
    test: /\/src\/components\/(accordion|before-after|carousel|dialog|fold|third-party-gate|video-facade)\/(?!third-party-gate|chat-)[^.]+\.tsx?$/,
  },
  // What most pages are put together from.
  {
    name: 'parts',
    test: /\/src\/(media\/|components\/(section\/|button\/|offers\/|contact-block|island|long-date|with-parts|lead-form\/kept-enquiry|cards\/cards|clinic-time\/clinic-times)|content\/(contact-texts|opening-hours|shown-dates|gallery\/(case-words|category-names)))[^.]*\.?tsx?$|\/\.cache\/(records[^/]*\/(contact-block|offers|pages)|words\/[^/]+\/(dates|clinic-time|contact-lines))\.ts$/,
  },
  { name: 'schemas', test: /\/src\/seo\/(clinic|page)-schemas?\.ts$/ },
];

/** The Worker imports the built server by its path; without this, each build would write that path into node_modules. */
const serverEntry = { vitePluginServerEntry: { disableAutoImport: true } };

/** `Features.LightDark` and `DirSelector` of lightningcss, which is no dependency of ours. */
const LIGHT_DARK = 1 << 20;
const DIR_SELECTOR = 1 << 2;

/**
 * Chromium compiles all of such a file while it comes, beside the main thread. Otherwise it compiles each function when it is first
 * called: at hydration, and some 20 ms of React's at the first tap.
 */
const compiledAtOnce = ({ name }: { name: string }) => (name === 'application' ? '//# allFunctionsCalledOnLoad' : '');

/**
 * The server's part of a build in `dist` takes translations from where they lie, as the Worker does: its bundle holds them once. A build
 * elsewhere has another way there.
 */
export const TRANSLATIONS = fileURLToPath(new URL('.cache/languages/translations.ts', import.meta.url));
const FROM_DIST = '../../../../.cache/languages/translations.ts';

export default defineConfig({
  ...serverEntry,
  plugins: [
    vike(),
    react(),
    shakableRouter(),
    oneFileBoot(),
    pictures({ copies: !language, language, inLanguages: true }),
    records({ language }),
    words(),
    services({ language }),
    stay({ language }),
    galleryFiles({ writesFiles: !language }),
    clientBuilds(),
    numberingPlans(),
  ],
  // With CI set, vike would listen on every interface.
  server: { host: '127.0.0.1', proxy: { '/api': worker, '/media': worker } },
  // Of the tokens' one colour scheme it would make four declarations, of `:dir(rtl)` a list of languages.
  css: { transformer: 'lightningcss', lightningcss: { exclude: LIGHT_DARK | DIR_SELECTOR } },
  // After minification, which drops comments.
  environments: {
    client: {
      // Says before anything is linked that English is all there is: what other languages need is then not even looked at.
      define: { 'import.meta.english': String(!language) },
      build: { rolldownOptions: { output: { postBanner: compiledAtOnce } } },
    },
    ssr: { build: { rolldownOptions: { external: [TRANSLATIONS], output: { paths: { [TRANSLATIONS]: FROM_DIST } } } } },
  },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: {
      // How long plugins took: nothing that whoever starts the site could mend.
      checks: { bundlerTimings: false },
      // What the server's part takes of a package and does not use in the end would leave an empty import, which wrangler warns of.
      treeshake: { moduleSideEffects: [{ external: true, sideEffects: false }] },
      // A constant is written where it is read: tables of addresses are no chunk of their own.
      optimization: { inlineConst: { mode: 'all' } },
      output: {
        // Seven letters, the fewest that are accepted: the list of all chunks is a part of the first one.
        chunkFileNames: 'assets/chunks/chunk-[hash:7].js',
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [{ test: /\.css$/, name: styleSheet, debugName: 'styles' }, ...sharedChunks],
        },
      },
    },
  },
});
