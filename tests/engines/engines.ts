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
  /** Debian's packages of the programs that are missing. */
  readonly missingPackages?: () => readonly string[];
  /** @param programs as `programs` returns them */
  readonly open: (programs: readonly string[]) => Promise<OpenBrowser>;
}

interface DebianProgram {
  readonly paths: readonly string[];
  readonly debianPackage: string;
}

const firefox: DebianProgram = {
  paths: ['/usr/bin/firefox-esr', '/usr/bin/firefox'],
  debianPackage: 'firefox-esr',
};
const webKitDriver: DebianProgram = {
  paths: ['/usr/bin/WebKitWebDriver'],
  debianPackage: 'webkit2gtk-driver',
};
const miniBrowser: DebianProgram = {
  paths: ['/usr/lib/x86_64-linux-gnu', '/usr/lib/aarch64-linux-gnu', '/usr/libexec'].flatMap((folder) => [
    `${folder}/webkit2gtk-4.1/MiniBrowser`,
    `${folder}/webkit2gtk-4.0/MiniBrowser`,
  ]),
  debianPackage: 'webkit2gtk-driver',
};
const xvfb: DebianProgram = { paths: ['/usr/bin/Xvfb'], debianPackage: 'xvfb' };

export const engines: readonly Engine[] = [
  {
    name: 'Chromium',
    programs: () => [findChromium()],
    open: ([program = '']) => openWithPuppeteer('chrome', program),
  },
  {
    name: 'Firefox',
    ...ofDebian(firefox),
    open: ([program = '']) => openWithPuppeteer('firefox', program),
  },
  {
    name: 'WebKit',
    ...ofDebian(webKitDriver, miniBrowser, xvfb),
    open: ([driver = '', browser = '', display = '']) =>
      openWebKit({ driver, miniBrowser: browser, xvfb: display }),
  },
];

/** Installs what is missing before the test files run side by side: two installations at once fail, and one of all takes less time. */
export function installEngines(): void {
  const missing = engines.flatMap(({ missingPackages }) => missingPackages?.() ?? []);
  attempt(() => missing.length > 0 && aptInstall(...new Set(missing)));
  // Where one package is not available, none of them was installed: then each engine's own.
  for (const { programs } of engines) attempt(programs);
}

function attempt(install: () => unknown): void {
  try {
    install();
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

/** An engine that consists of these programs. */
function ofDebian(...parts: readonly DebianProgram[]): Pick<Engine, 'programs' | 'missingPackages'> {
  return {
    programs: () => parts.map(program),
    missingPackages: () =>
      parts.filter((part) => find(part) === undefined).map(({ debianPackage }) => debianPackage),
  };
}

const find = ({ paths }: DebianProgram) => paths.find((path) => existsSync(path));

/** The first of its paths that exists, after installing its package where none does. */
function program(part: DebianProgram): string {
  const found = find(part);
  if (found !== undefined) return found;
  aptInstall(part.debianPackage);
  const installed = find(part);
  if (installed === undefined) throw new Error(`${part.debianPackage} has none of ${part.paths.join(', ')}.`);
  return installed;
}
