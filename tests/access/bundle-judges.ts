/** Bundles the judges that run in a page, and axe, as one script. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

/** Of this tree, also where the screens of another one are shown (tests/pictures/states/against.ts). */
const ENTRY = fileURLToPath(new URL('judges/page.ts', import.meta.url));

/** @returns script that puts `judges` and `axe` on the window */
export async function bundleJudges(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: {
      write: false,
      target: 'esnext',
      minify: false,
      lib: { entry: ENTRY, formats: ['iife'], name: 'judgesOfPage' },
    },
  });
  const [output] = Array.isArray(built) ? built : [];
  const code = output?.output[0].code;
  if (code === undefined) throw new Error('Vite made no script of the judges.');
  return `${readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')};\n${code}`;
}
