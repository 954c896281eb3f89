/** Serves the build by nginx, with the shipped configuration and a separate sandbox. */
import { execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { cspHashes } from '../../../hosting/csp-hashes';
import { hostingFiles } from '../../../hosting/files';
import { readConfiguration } from '../../../src/configuration/read';
import type { Nginx } from '../../support/nginx';
import { freePort, listening, spawnSandbox } from './cross-origin-services';

const root = new URL('../../..', import.meta.url).pathname;

export interface NginxServers {
  readonly app: string;
  readonly sandbox: string;
  readonly stop: () => void;
}

/** Starts nginx and a sandbox. Their files are in a temporary folder; root rights are not needed. */
export async function serveByNginx({ executable, mimeTypes }: Nginx): Promise<NginxServers> {
  const [port, sandboxPort] = await Promise.all([freePort(), freePort()]);
  const folder = mkdtempSync(join(tmpdir(), 'loans-nginx-'));
  const dist = join(folder, 'dist');
  cpSync(join(root, 'dist'), dist, { recursive: true });
  // How small the files are is no matter here.
  execFileSync(process.execPath, ['--import', 'tsx', 'hosting/compress.ts', dist, '5'], { cwd: root });
  const shippedConf = hostingFiles(readConfiguration({}), cspHashes(dist))['nginx.conf'] ?? '';
  const adaptedConf = [
    ['server 127.0.0.1:5180;', `server 127.0.0.1:${sandboxPort};`],
    ['listen 8080;', `listen 127.0.0.1:${port};`],
    ['root /srv/loans/dist;', `root ${dist};`],
  ].reduce((text, [line = '', replacement = '']) => {
    if (text.split(line).length !== 2) throw new Error(`nginx.conf must contain "${line}" exactly once.`);
    return text.replace(line, replacement);
  }, shippedConf);
  writeFileSync(join(folder, 'loans.conf'), adaptedConf);
  writeFileSync(join(folder, 'nginx.conf'), mainConfiguration(folder, mimeTypes));
  mkdirSync(join(folder, 'temp'));
  const sandbox = spawnSandbox({
    ...process.env,
    SANDBOX_PORT: String(sandboxPort),
    SANDBOX_DATABASE_URL: ':memory:',
  });
  const nginx = spawn(executable, ['-p', folder, '-c', join(folder, 'nginx.conf')], { stdio: 'inherit' });
  const stop = () => {
    nginx.kill();
    sandbox.kill();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await Promise.all([listening(sandbox), connected(port)]);
  } catch (problem) {
    stop();
    throw problem;
  }
  return { app: `http://localhost:${port}`, sandbox: `http://localhost:${sandboxPort}`, stop };
}

/** The main nginx configuration around the shipped file, with every path in one folder. */
function mainConfiguration(folder: string, mimeTypes: string): string {
  const temp = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return [
    // Workers of a root master run as another user, who may not read a temporary folder.
    ...(process.getuid?.() === 0 ? ['user root;'] : []),
    'daemon off;',
    `pid ${folder}/pid;`,
    `error_log ${folder}/error.log;`,
    'worker_processes 1;',
    'events {}',
    'http {',
    `include ${mimeTypes};`,
    'access_log off;',
    ...temp.map((name) => `${name}_temp_path ${folder}/temp/${name};`),
    `include ${folder}/loans.conf;`,
    '}',
  ].join('\n');
}

/** Resolves when a server accepts connections at a port. */
async function connected(port: number): Promise<void> {
  for (let tries = 0; tries < 200; tries += 1) {
    const isListening = await new Promise<boolean>((resolve) => {
      const socket = connect(port, '127.0.0.1');
      socket.once('connect', () => {
        socket.destroy();
        resolve(true);
      });
      socket.once('error', () => setTimeout(resolve, 50, false));
    });
    if (isListening) return;
  }
  throw new Error(`nginx does not listen at ${port}.`);
}
