/** Bundles the page that plays the paths of one journey, in memory; in the language of `APP_LOCALE`. */
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { build, type Plugin } from 'vite';

import { buildLanguage, buildLanguageOf, messagesOf } from '../../../build/locale';
import { readConfiguration } from '../../../src/configuration/read';

const HARNESS_FOLDER = 'tests/paths/harness';
const TRANSLATED_FOLDER = `${HARNESS_FOLDER}/translated`;
const ENTRY_ID = '\0harness';

type Files = ReadonlyMap<string, string | Uint8Array>;

let latest: { readonly file: string; readonly files: Promise<Files> } | null = null;

/**
 * Files of the page by their path, the page itself under `/`. The latest bundle is kept: paths of one journey are played after each other.
 * @param file the journey's test file, from the project's root
 */
export function bundleHarness(file: string): Promise<Files> {
  if (latest?.file !== file) latest = { file, files: bundle(file) };
  return latest.files;
}

async function bundle(file: string): Promise<Files> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    mode: 'development',
    publicDir: false,
    define: {
      CONFIGURATION: JSON.stringify(readConfiguration({})),
      'process.env.NODE_ENV': '"development"',
    },
    plugins: [messagesOf(buildLanguage), react(), harnessPlugin(file)],
    build: {
      write: false,
      target: 'esnext',
      minify: false,
      modulePreload: { polyfill: false },
      rolldownOptions: { input: ENTRY_ID, output: { entryFileNames: 'harness.js' } },
    },
  });
  if (!('output' in built)) throw new Error('Vite made more, or less, than one bundle.');
  const files = built.output.map(
    (output) => [`/${output.fileName}`, output.type === 'chunk' ? output.code : output.source] as const,
  );
  return new Map<string, string | Uint8Array>([...files, ['/', page()]]);
}

/** HTML of the page: that of the app, with the script of the harness instead of the app's. */
function page(): string {
  const sheet = readFileSync('src/ui/theme/first-paint.css', 'utf8');
  return (
    readFileSync('index.html', 'utf8')
      .replace('en-IN', buildLanguageOf(buildLanguage).tag)
      .replaceAll(/%\w+%/g, '')
      // What development links, and the script for old browsers.
      .replace(/<!-- Development only[\s\S]*(?=<title>)/, '')
      .replace('<head>', () => `<head><style>${sheet}</style>`)
      // The screens are rendered into an element of their own: all that the app shows before its script runs would stay above them.
      .replace(/<body>[\s\S]*(?=<script)/, '<body>')
      .replace('/src/main.tsx', '/harness.js')
      // Remove whitespace between tags too: while no screen is rendered, the page must have no text.
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
      if (id === ENTRY_ID) return ENTRY_ID;
      if (id === 'vitest' && !importer.endsWith(`${HARNESS_FOLDER}/vitest.ts`))
        return resolve(HARNESS_FOLDER, 'vitest.ts');
      if (id === '@testing-library/react' && buildLanguage !== 'en' && !importer.includes(TRANSLATED_FOLDER))
        return resolve(TRANSLATED_FOLDER, 'testing-library.ts');
      if (buildLanguage !== 'en' && (id === './same-text' || id === './page-texts'))
        return resolve(TRANSLATED_FOLDER, `${id}.ts`);
      if (id.endsWith('support/through-screens')) return resolve(HARNESS_FOLDER, 'journey.ts');
      return null;
    },
    load: (id) =>
      id === ENTRY_ID
        ? [
            file,
            ...['play.ts', 'walk-all.ts', 'collect-screens.tsx'].map((name) => join(HARNESS_FOLDER, name)),
          ]
            .map((path) => `import ${JSON.stringify(resolve(path))};`)
            .join('\n')
        : null,
  };
}
