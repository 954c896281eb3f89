import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

import { withoutChartNotes } from './build/chart-notes.ts';
import { chunksFromGraph } from './build/chunks.ts';
import { configuration } from './build/configuration.ts';
import { BROWSER_TARGETS, documents, SCRIPT_TARGET } from './build/documents.ts';
import { inspectorPage } from './build/inspector/plugins.ts';
import { buildLanguage, messagesOf } from './build/locale.ts';
import { developmentLanguages } from './hosting/development-languages.ts';
import { preview } from './hosting/preview.ts';
import { sandbox } from './sandbox/vite-plugin.ts';
import { languageOf, languages } from './src/language/languages.ts';
import { recordChunks } from './tests/size/record-chunks.ts';
import { vitest } from './tests/support/vitest.ts';

const root = `${import.meta.dirname}/`;
const isOffered = languageOf(buildLanguage) !== null;
const chunks = chunksFromGraph(root);

export default defineConfig({
  plugins: [
    messagesOf(buildLanguage),
    react(),
    configuration(),
    withoutChartNotes(root),
    chunks.plugin,
    recordChunks(root, buildLanguage),
    sandbox(),
    // After the sandbox, whose pages have no document.
    preview(root),
    documents(root, buildLanguage),
    developmentLanguages(root),
    inspectorPage(),
  ],
  // React has useSyncExternalStore since version 18: the shim for older versions would only add bytes.
  resolve: { alias: [{ find: /^use-sync-external-store\/shim$/, replacement: 'react' }] },
  build: {
    // A language that nobody may choose yet has a build of its own, in place of the English one.
    outDir: isOffered ? 'dist' : `dist-${buildLanguage}`,
    target: SCRIPT_TARGET,
    cssTarget: BROWSER_TARGETS,
    // All languages are built into one folder, English first: chunks without words are the same file in each.
    emptyOutDir: buildLanguage === languages[0].language || !isOffered,
    // No polyfill: in a browser without modulepreload only the early download is lost.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // Constants of other modules are written where they are used: without their exports and imports, an entry is 0.2 kB smaller.
      optimization: { inlineConst: true },
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [{ name: chunks.nameOf, debugName: 'chunks-from-graph' }],
        },
      },
    },
  },
  test: vitest,
});
