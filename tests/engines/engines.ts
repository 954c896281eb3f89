/** The engines of the web views and browsers that merchants have, installed where Debian has them. */
import { existsSync } from 'node:fs';
import type { TestContext } from 'vitest';

import { aptInstall } from '../support/apt-get';
import { findChromium } from '../support/chromium';
import { openWithPuppeteer } from './puppeteer-browser';
import type { OpenBrowser } from './tab';
import { openWebKit } from './webkit-browser';

export interface Engine {
  readonly name: 'Chromium' | 'Chromium 87' | 'Chromium 80' | 'Firefox' | 'WebKit';
  /** Programs that it needs, installed if they are missing. @throws when that fails */
  readonly programs: () => readonly string[];
  /** @param programs as `programs` returns them */
  readonly open: (programs: readonly string[]) => Promise<OpenBrowser>;
}

const FIREFOX = ['/usr/bin/firefox-esr', '/usr/bin/firefox'];
const XVFB = ['/usr/bin/Xvfb'];
const WEBKIT_DRIVER = ['/usr/bin/WebKitWebDriver'];
const MINI_BROWSER = ['/usr/lib/x86_64-linux-gnu', '/usr/lib/aarch64-linux-gnu', '/usr/libexec'].flatMap(
  (folder) => [`${folder}/webkit2gtk-4.1/MiniBrowser`, `${folder}/webkit2gtk-4.0/MiniBrowser`],
);

export const engines: readonly Engine[] = [
  {
    name: 'Chromium',
    programs: () => [findChromium()],
    open: ([program = '']) => openWithPuppeteer('chrome', program),
  },
  {
    name: 'Firefox',
    programs: () => [program(FIREFOX, 'firefox-esr')],
    open: ([program = '']) => openWithPuppeteer('firefox', program),
  },
  {
    name: 'WebKit',
    programs: () => [
      program(WEBKIT_DRIVER, 'webkit2gtk-driver'),
      program(MINI_BROWSER, 'webkit2gtk-driver'),
      program(XVFB, 'xvfb'),
    ],
    open: ([driver = '', miniBrowser = '', xvfb = '']) => openWebKit({ driver, miniBrowser, xvfb }),
  },
];

/** Installs what is missing before the test files run side by side: two installations at once fail. */
export function installEngines(): void {
  for (const { programs } of engines)
    try {
      programs();
    } catch {
      // Each test asks for its programs again, and says why it has none.
    }
}

/** The programs of the engine; where they cannot be installed the test is skipped, and in CI it fails. */
export function programsOrSkip({ name, programs }: Engine, { skip }: TestContext): readonly string[] {
  try {
    return programs();
  } catch (error) {
    if (process.env.CI !== undefined) throw error;
    return skip(`${name} cannot be installed here: ${error instanceof Error ? error.message : error}`);
  }
}

/** The first of these that exists, after installing Debian's package where none does. */
function program(paths: readonly string[], debianPackage: string): string {
  const find = () => paths.find((path) => existsSync(path));
  const found = find();
  if (found !== undefined) return found;
  aptInstall(debianPackage);
  const installed = find();
  if (installed === undefined) throw new Error(`${debianPackage} has none of ${paths.join(', ')}.`);
  return installed;
}
