import { execFileSync } from 'node:child_process';

/**
 * Installs packages of Debian, with fresh package lists. Another installation that runs is waited for (5 minutes), and a download
 * that breaks off is tried again.
 * @throws without permission, or if a package is not available
 */
export function aptInstall(...packages: readonly string[]): void {
  aptGet('update', '-qq', '-o', 'Acquire::Retries=3');
  aptGet(
    ...['install', '-y', '-qq', '--no-install-recommends'],
    ...['-o', 'DPkg::Lock::Timeout=300', '-o', 'Acquire::Retries=3'],
    ...packages,
  );
}

function aptGet(...args: readonly string[]): void {
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const [command = '', ...rest] = [...asRoot, 'apt-get', ...args];
  execFileSync(command, rest, {
    stdio: 'inherit',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}
