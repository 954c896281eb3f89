import { spawn } from 'node:child_process';

const root = new URL('../..', import.meta.url).pathname;

/** A build that is served by a separate process. */
export interface ServedBuild {
  /** `https://localhost:<port>`, with a certificate that nobody trusts. */
  readonly http2Origin: string;
  /** `http://localhost:<port>`, HTTP/1.1 */
  readonly http1Origin: string;
  readonly stop: () => void;
}

/**
 * Serves a build in a separate process, so that the measuring process does not slow it down.
 * @param folder output folder of the build, relative to the project
 * @throws if the server ends before it listens
 */
export function serveBuild(folder: string): Promise<ServedBuild> {
  const server = spawn(process.execPath, ['--import', 'tsx', 'tests/speed/serve.ts', folder], {
    cwd: root,
    env: { ...process.env, SANDBOX_DATABASE_URL: ':memory:', SANDBOX_GREET: 'off' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return new Promise((resolve, reject) => {
    server.stdout.on('data', (text) => {
      const [http2Origin, http1Origin] = String(text).match(/https?:\/\/localhost:\d+/g) ?? [];
      if (http2Origin !== undefined && http1Origin !== undefined)
        resolve({ http2Origin, http1Origin, stop: () => void server.kill() });
    });
    server.once('exit', (code) => reject(new Error(`The server of ${folder} ended with ${code}.`)));
  });
}
