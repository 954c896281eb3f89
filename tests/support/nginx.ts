/** Finds an nginx for the hosting test: one of the machine, or Debian's package, downloaded and unpacked. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const unpacked = new URL('../../node_modules/.cache/nginx', import.meta.url).pathname;

export interface Nginx {
  readonly executable: string;
  readonly mimeTypes: string;
}

/**
 * The nginx of this machine, or else one from Debian's packages. These are only unpacked: an installation would start a
 * server on port 80.
 * @throws if there is none and the download fails
 */
export function findNginx(): Nginx {
  const found = findInstalled();
  if (found !== undefined) return found;
  mkdirSync(unpacked, { recursive: true });
  try {
    download();
  } catch {
    if (process.getuid?.() === 0) run('apt-get', 'update', '-qq');
    else run('sudo', '-n', 'apt-get', 'update', '-qq');
    download();
  }
  const installed = findInstalled();
  if (installed === undefined) throw new Error('No nginx: apt-get install nginx gets one.');
  return installed;
}

function download(): void {
  run('apt-get', 'download', '-qq', 'nginx', 'nginx-common');
  for (const file of readdirSync(unpacked).filter((name) => name.endsWith('.deb')))
    run('dpkg', '-x', file, '.');
}

function run(command: string, ...args: readonly string[]): void {
  execFileSync(command, args, { cwd: unpacked, stdio: 'inherit' });
}

function findInstalled(): Nginx | undefined {
  return ['/', unpacked]
    .map((folder) => ({
      executable: join(folder, 'usr/sbin/nginx'),
      mimeTypes: join(folder, 'etc/nginx/mime.types'),
    }))
    .find(({ executable, mimeTypes }) => existsSync(executable) && existsSync(mimeTypes));
}
