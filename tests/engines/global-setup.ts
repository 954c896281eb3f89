/** Installs the engines, and serves the production build with the sandbox lender while they are tested. */
import { spawn } from 'node:child_process';
import type { TestProject } from 'vitest/node';

import { freePort } from '../browser/support/cross-origin-services';
import { installEngines } from './engines';

declare module 'vitest' {
  interface ProvidedContext {
    /** `http://localhost:<port>` of the app. */
    readonly origin: string;
  }
}

export default async function serveBuild({ provide }: TestProject): Promise<() => void> {
  installEngines();
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  // Within Vitest the sandbox is not mounted.
  const { VITEST: _, ...environment } = process.env;
  const server = spawn('npx', ['vite', 'preview', '--port', String(port), '--strictPort'], {
    // A process group of its own: npx's child ends with it.
    detached: true,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...environment, SANDBOX_DATABASE_URL: ':memory:', SANDBOX_GREET: 'off' },
  });
  const stop = () => {
    if (server.pid !== undefined && server.exitCode === null) process.kill(-server.pid);
  };
  for (let tries = 1; !(await isServed(`${origin}/sandbox`)); tries += 1) {
    if (tries === 300 || server.exitCode !== null) {
      stop();
      throw new Error('The build is not served: `npm run build` first.');
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  provide('origin', origin);
  return stop;
}

async function isServed(url: string): Promise<boolean> {
  return fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );
}
