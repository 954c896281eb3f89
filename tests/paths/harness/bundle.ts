/** Bundles the page that plays the paths of one journey, in memory. */
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { build, type Plugin } from 'vite';

import { readConfiguration } from '../../../src/configuration/read';

const HERE = 'tests/paths/harness';
const ENTRY = '\0harness';

/** Files of the page by their path, the page itself under `/`. @param file the journey's test file, from the project's root */
export async function bundleHarness(file: string): Promise<ReadonlyMap<string, string | Uint8Array>> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    mode: 'development',
    publicDir: false,
    define: {
      CONFIGURATION: JSON.stringify(readConfiguration({})),
      'process.env.NODE_ENV': '"development"',
    },
    plugins: [react(), harnessPlugin(file)],
    build: {
      write: false,
      target: 'esnext',
      minify: false,
      modulePreload: { polyfill: false },
      rolldownOptions: { input: ENTRY, output: { entryFileNames: 'harness.js' } },
    },
  });
  if (!('output' in built)) throw new Error('Vite made more, or less, than one bundle.');
  const parts = built.output.map(
    (part) => [`/${part.fileName}`, part.type === 'chunk' ? part.code : part.source] as const,
  );
  return new Map<string, string | Uint8Array>([...parts, ['/', page()]]);
}

/** The app's own page, with the harness instead of the app. */
function page(): string {
  const sheet = readFileSync('src/ui/theme/first-paint.css', 'utf8');
  return (
    readFileSync('index.html', 'utf8')
      .replace('<head>', () => `<head><style>${sheet}</style>`)
      .replace(/<div id="root">[\s\S]*<\/div>\s*<noscript>[\s\S]*<\/noscript>/, '')
      .replace('/src/main.tsx', '/harness.js')
      // An empty page must have no text: no whitespace between tags either.
      .replaceAll(/>\s+</g, '><')
      .trim()
  );
}

/** Loads the journey's test file as it is, with stubs for the modules that declare tests. */
function harnessPlugin(file: string): Plugin {
  return {
    name: 'harness',
    enforce: 'pre',
    resolveId(id, importer = '') {
      if (id === ENTRY) return ENTRY;
      if (id === 'vitest' && !importer.endsWith(`${HERE}/vitest.ts`)) return resolve(HERE, 'vitest.ts');
      if (id.endsWith('support/through-screens')) return resolve(HERE, 'journey.ts');
      return null;
    },
    load: (id) =>
      id === ENTRY
        ? [file, join(HERE, 'play.ts'), join(HERE, 'walk-all.ts')]
            .map((one) => `import ${JSON.stringify(resolve(one))};`)
            .join('\n')
        : null,
  };
}
