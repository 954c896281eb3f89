import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

import { readConfiguration } from '../../src/configuration/read.ts';

/** The program to bundle, without its extension: `sessions/walk-sessions` or `money/run`. */
const program = process.env.PROGRAM ?? 'sessions/walk-sessions';
const [folder = '', name = ''] = program.split('/');

/**
 * Bundle of `npm run sessions` and `npm run money`. It is one file: loading chunks would take varying time, and a simulated visit
 * must be the same every time. The file is two folders deep, like the sandbox, because it reads the contract by a relative path.
 */
export default defineConfig({
  publicDir: false,
  // The app's constants, as in a build without environment variables.
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
