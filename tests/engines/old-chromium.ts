/**
 * Old Chromiums, from npm's `chrome-aws-lambda`, each with the Puppeteer of its time: today's needs what they lack. Fetched into the
 * temporary folder, where they stay.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';

import type { Engine } from './engines';
import { openWithPuppeteer } from './puppeteer-browser';

/** The oldest that the build supports. */
export const chromium87 = engineOf('Chromium 87', '5.4.0');

/** Older than the build supports. */
export const chromium80 = engineOf('Chromium 80', '2.1.1');

/** @param release of `chrome-aws-lambda` */
function engineOf(name: Engine['name'], release: string): Engine {
  const folder = join(tmpdir(), `chrome-aws-lambda-${release}`);
  return {
    name,
    programs: () => [fetchChromium(folder, release)],
    open: ([program = '']) =>
      openWithPuppeteer('chrome', program, { driver: createRequire(`${folder}/`)('puppeteer-core') }),
  };
}

/** @returns path of the executable @throws when npm cannot install the package */
function fetchChromium(folder: string, release: string): string {
  const executable = join(folder, 'chromium');
  if (existsSync(executable)) return executable;
  // npm installs Puppeteer, too: it is a peer dependency of this version.
  const options = ['--prefix', folder, '--ignore-scripts', '--no-audit', '--no-fund', '--fetch-retries=0'];
  execFileSync('npm', ['install', ...options, `chrome-aws-lambda@${release}`], { stdio: 'pipe' });
  const compressed = readFileSync(join(folder, 'node_modules/chrome-aws-lambda/bin/chromium.br'));
  writeFileSync(`${executable}.part`, brotliDecompressSync(compressed), { mode: 0o755 });
  renameSync(`${executable}.part`, executable);
  return executable;
}
