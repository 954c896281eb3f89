import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

import { readConfiguration } from '../../src/configuration/read.ts';

/**
 * `npm run sessions` runs a bundle: one file has no chunks to wait for, so that a made session is the same every time. It lies two
 * folders deep, as the sandbox does: it reads the contract from there.
 */
export default defineConfig({
  publicDir: false,
  // The app's own constants, as a build without an environment has them.
  define: { CONFIGURATION: JSON.stringify(readConfiguration({})) },
  build: {
    ssr: true,
    target: 'node20',
    minify: false,
    emptyOutDir: false,
    outDir: fileURLToPath(new URL('../../reports/sessions', import.meta.url)),
    rolldownOptions: {
      input: fileURLToPath(new URL('walk-sessions.ts', import.meta.url)),
      output: { entryFileNames: 'walk-sessions.mjs', codeSplitting: false },
    },
  },
});
