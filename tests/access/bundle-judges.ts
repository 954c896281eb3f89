/** Bundles the judges that run in a page, and axe, as one script. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { build } from 'vite';

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
      lib: { entry: 'tests/access/judges/page.ts', formats: ['iife'], name: 'judgesOfPage' },
    },
  });
  const [output] = Array.isArray(built) ? built : [];
  const code = output?.output[0].code;
  if (code === undefined) throw new Error('Vite made no script of the judges.');
  return `${readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')};\n${code}`;
}
