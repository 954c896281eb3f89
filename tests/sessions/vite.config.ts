import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

import { readConfiguration } from '../../src/configuration/read.ts';

/** The program to bundle: `sessions/walk-sessions` or `money/run`. */
const program = process.env.PROGRAM ?? 'sessions/walk-sessions';
const [folder = '', name = ''] = program.split('/');

/**
 * `npm run sessions` and `npm run money` run a bundle: one file has no chunks to wait for, so that a simulated visit is the
 * same every time. It is two folders deep, like the sandbox, because it reads the contract by a relative path.
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
    outDir: fileURLToPath(new URL(`../../reports/${folder}`, import.meta.url)),
    rolldownOptions: {
      input: fileURLToPath(new URL(`../${program}.ts`, import.meta.url)),
      output: { entryFileNames: `${name}.mjs`, codeSplitting: false },
    },
  },
});
