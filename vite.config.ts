import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

import { withoutChartNotes } from './build/chart-notes.ts';
import { chunksFromGraph } from './build/chunks.ts';
import { configuration } from './build/configuration.ts';
import { BROWSER_TARGETS, documents } from './build/documents.ts';
import { firstPaintSheet } from './build/first-paint-sheet.ts';
import { inspectorPage } from './build/inspector/plugins.ts';
import { sandbox } from './sandbox/vite-plugin.ts';
import { vitest } from './tests/support/vitest.ts';

const root = fileURLToPath(new URL('.', import.meta.url));
const chunks = chunksFromGraph(root);

export default defineConfig({
  plugins: [
    react(),
    configuration(),
    firstPaintSheet(),
    withoutChartNotes(root),
    chunks.plugin,
    sandbox(),
    documents(root),
    inspectorPage(),
  ],
  // React has useSyncExternalStore since version 18: the shim for older versions would only add bytes.
  resolve: { alias: [{ find: /^use-sync-external-store\/shim$/, replacement: 'react' }] },
  server: { port: 5173 },
  preview: { port: 4173 },
  build: {
    target: BROWSER_TARGETS,
    // No polyfill: in a browser without modulepreload only the early download is lost.
    modulePreload: { polyfill: false },
    rolldownOptions: {
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
