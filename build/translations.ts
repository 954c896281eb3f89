/** `npm run build:translations`: builds the app in every language but the first, side by side. */
import { spawn } from 'node:child_process';

import { languages } from '../src/language/languages.ts';

const build = (language: string): Promise<boolean> =>
  new Promise((resolve) => {
    const child = spawn('vite', ['build', '--logLevel', 'warn'], {
      stdio: 'inherit',
      env: { ...process.env, APP_LOCALE: language },
    });
    child.once('error', () => resolve(false));
    child.once('exit', (code) => resolve(code === 0));
  });

const [, ...translations] = languages;
const built = await Promise.all(translations.map(({ language }) => build(language)));
if (built.includes(false)) process.exitCode = 1;
