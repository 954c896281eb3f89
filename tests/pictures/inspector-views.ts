/**
 * `npm run docs:inspector`: the pictures of docs/inspector.md, from those that the tests of the inspector take of its views. Pictures for
 * people: nothing is checked against them.
 */
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { chromium } from '@playwright/test';

import { findChromium } from '../support/chromium';
import { shrinkPicture } from '../support/images/shrink-picture';
import { runProgram } from '../support/run-program';

/** Names that the tests give to the views. */
const VIEWS = ['chart', 'text', 'overview', 'live', 'past', 'sequence', 'why', 'copy'];
/** Width of a picture, CSS pixels, and its quality as WebP. */
const WIDTH = 1_280;
const QUALITY = 0.8;

const testStatus = runProgram(
  'playwright',
  [
    ...['test', '-c', 'tests/browser/playwright.config.ts'],
    ...['tests/browser/inspector/inspector.spec.ts', 'tests/browser/inspector/inspector-copy.spec.ts'],
    ...['-g', 'a search finds|follows a loan in another tab|a copy of a loan'],
  ],
  { PICTURES: 'phone', REPORT: 'docs-inspector' },
);
if (testStatus !== 0) process.exit(testStatus);

const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
const page = await browser.newPage();
for (const view of VIEWS) {
  const file = `docs/pictures/inspector-${view}.webp`;
  const taken = readFileSync(`reports/pictures/inspector/${view}-light.png`);
  writeFileSync(file, await shrinkPicture(page, taken, WIDTH, QUALITY));
  process.stdout.write(`${file}: ${Math.round(statSync(file).size / 1000)} kB\n`);
}
await browser.close();
