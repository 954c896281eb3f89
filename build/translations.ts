/** `npm run build:translations`: builds the app in every language but the first, side by side. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

import { languages } from '../src/language/languages.ts';

async function build(language: string): Promise<void> {
  const env = { ...process.env, APP_LOCALE: language };
  const { stdout, stderr } = await promisify(execFile)('vite', ['build', '--logLevel', 'warn'], { env });
  process.stderr.write(stdout + stderr);
}

const [, ...translations] = languages;
await Promise.all(translations.map(({ language }) => build(language)));
