import { execFileSync } from 'node:child_process';

/**
 * Installs packages of Debian, without their manual pages: to index all manuals of the machine would take ten seconds. Package lists are
 * fetched where the machine has none, or its own are too old. Another installation that runs is waited for (5 minutes), and a download that
 * breaks off is tried again.
 * @throws without permission, or if a package is not available
 */
export function aptInstall(...packages: readonly string[]): void {
  const install = [
    ...['install', '-y', '-qq', '--no-install-recommends'],
    ...['-o', 'DPkg::Lock::Timeout=300', '-o', 'Acquire::Retries=3'],
    ...['-o', 'DPkg::Options::=--path-exclude=/usr/share/man/*'],
    ...packages,
  ];
  try {
    aptGet(install, 'ignore');
  } catch {
    aptGet(['update', '-qq', '-o', 'Acquire::Retries=3'], 'inherit');
    aptGet(install, 'inherit');
  }
}

function aptGet(args: readonly string[], stdio: 'ignore' | 'inherit'): void {
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const [command = '', ...rest] = [...asRoot, 'apt-get', ...args];
  execFileSync(command, rest, { stdio, env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });
}
