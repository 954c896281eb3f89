/** The app built for services of another origin, and those services: a separate sandbox. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { resolve } from 'node:path';

const root = new URL('../../..', import.meta.url).pathname;
const vite = resolve(root, 'node_modules/vite/bin/vite.js');

/** All host names end in `localhost`, which Chromium resolves to this machine; the middle labels make the sites. */
export interface CrossOriginServers {
  /** Origin of the app, on the same site as its services. */
  readonly app: string;
  /** A second origin of the same build, on another site. */
  readonly appAtAnotherSite: string;
  readonly services: string;
  /** The services' URL for this process. */
  readonly servicesFromHere: string;
  readonly stop: () => void;
}

/** Builds once and starts both servers. @param outDir output folder, below the project's folder */
export async function startCrossOrigin(outDir: string): Promise<CrossOriginServers> {
  const [appPort, servicesPort] = await Promise.all([freePort(), freePort()]);
  const app = `http://app.shop.localhost:${appPort}`;
  const appAtAnotherSite = `http://app.elsewhere.localhost:${appPort}`;
  const services = `http://api.shop.localhost:${servicesPort}`;
  const env = {
    ...process.env,
    VITE_TERMLOAN_URL: `${services}/api/termloan`,
    VITE_MERCHANT_URL: `${services}/api/merchant`,
    VITE_ACCOUNT_URL: `${services}/api/account`,
    VITE_ANALYTICS_URL: `${services}/api/analytics`,
    SANDBOX_PORT: String(servicesPort),
    SANDBOX_DATABASE_URL: ':memory:',
    SANDBOX_GREET: 'off',
    SANDBOX_CORS_ORIGINS: `${app},${appAtAnotherSite}`,
    SANDBOX_CORS_CREDENTIALS: 'on',
    SANDBOX_CORS_EXPOSE: 'date',
  };
  execFileSync(process.execPath, [vite, 'build', '--logLevel', 'warn', '--outDir', outDir, '--emptyOutDir'], {
    cwd: root,
    env,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const preview = [vite, 'preview', '--outDir', outDir, '--port', String(appPort), '--strictPort'];
  const servers = [
    spawn(process.execPath, preview, { cwd: root, env, stdio: ['ignore', 'pipe', 'inherit'] }),
    spawnSandbox(env),
  ];
  const stop = () => {
    for (const server of servers) server.kill();
  };
  try {
    await Promise.all(servers.map(listening));
  } catch (problem) {
    stop();
    throw problem;
  }
  return { app, appAtAnotherSite, services, servicesFromHere: `http://localhost:${servicesPort}`, stop };
}

/** A sandbox of its own process. @param env sets its port and its database (sandbox/README.md) */
export function spawnSandbox(env: NodeJS.ProcessEnv): ChildProcess {
  return spawn(process.execPath, ['--import', 'tsx', 'sandbox/serve.ts'], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

/** Resolves when the server prints its URL, so that it listens. @throws when it exits before */
export function listening(server: ChildProcess): Promise<void> {
  return new Promise((onListening, reject) => {
    server.stdout?.on('data', (text) => String(text).includes('http://') && onListening());
    server.once('exit', (code) => reject(new Error(`A server ended with ${code} before it listened.`)));
  });
}

/** A free port. */
export function freePort(): Promise<number> {
  return new Promise((onPort, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => onPort(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}
