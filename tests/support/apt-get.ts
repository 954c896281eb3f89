import { execFileSync } from 'node:child_process';

/** Runs apt-get, where a program is missing that Debian has. @throws without permission, or if a package is not available */
export function aptGet(...args: readonly string[]): void {
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const [command = '', ...rest] = [...asRoot, 'apt-get', ...args];
  execFileSync(command, rest, {
    stdio: 'inherit',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}
