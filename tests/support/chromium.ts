/** Finds a Chromium for the browser tests: Playwright's own, a system one, or Debian's, which it installs. */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const SYSTEM = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** Path of the executable. @throws when there is none and none could be installed */
export function findChromium(): string {
  const found = present();
  if (found !== undefined) return found;
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  for (const step of [
    ['apt-get', 'update', '-qq'],
    ['apt-get', 'install', '-y', '-qq', 'chromium', 'fonts-noto-core'],
  ]) {
    const [command = '', ...rest] = [...asRoot, ...step];
    execFileSync(command, rest, {
      stdio: 'inherit',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  }
  const installed = present();
  if (installed === undefined)
    throw new Error('No Chromium: install one, or run npx playwright install chromium.');
  return installed;
}

function present(): string | undefined {
  return [chromium.executablePath(), ...SYSTEM].find((path) => existsSync(path));
}
