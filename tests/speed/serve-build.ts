import { spawn } from 'node:child_process';

const root = new URL('../..', import.meta.url).pathname;

/** A build that a process of its own serves. */
export interface ServedBuild {
  /** `http://localhost:<port>` */
  readonly origin: string;
  readonly stop: () => void;
}

/**
 * Serves a build in a process of its own: it must not wait for the measuring process.
 * @param folder of the build, from the project's root
 * @returns rejected when the server ends before it listens
 */
export function serveBuild(folder: string): Promise<ServedBuild> {
  const server = spawn(process.execPath, ['--import', 'tsx', 'tests/speed/serve.ts', folder], {
    cwd: root,
    env: { ...process.env, SANDBOX_DATABASE_URL: ':memory:', SANDBOX_GREET: 'off' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return new Promise((resolve, reject) => {
    server.stdout.on('data', (text) => {
      const origin = /http:\/\/localhost:\d+/.exec(String(text))?.[0];
      if (origin !== undefined) resolve({ origin, stop: () => void server.kill() });
    });
    server.once('exit', (code) => reject(new Error(`The server of ${folder} ended with ${code}.`)));
  });
}
