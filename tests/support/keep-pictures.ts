/**
 * `tsx tests/support/keep-pictures.ts`, after `PICTURES=phone npm run test:paths`: keeps a small picture of each state's screen
 * in docs/pictures/screens, for whoever opens the inspector without having run the browser tests. A state without a new picture
 * keeps its old one.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { chromium } from '@playwright/test';

import { loadJourneys } from '../../src/inspector/catalogue';
import { pictureName, pictureOf } from '../../src/inspector/pictures';
import { findChromium } from './chromium';
import { shrinkPicture } from './shrink-picture';

const TAKEN = 'reports/pictures';
const KEPT = 'docs/pictures/screens';
/** Width in pixels, of the phone's 360: still readable. */
const WIDTH = 264;
const QUALITY = 0.7;

const names = readdirSync(TAKEN)
  .filter((file) => file.endsWith('-light.png'))
  .map((file) => file.replace('-light.png', ''));

const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
const page = await browser.newPage();
mkdirSync(KEPT, { recursive: true });
const before = readdirSync(KEPT);
const states = new Set<string>();
let taken = 0;
for (const { id, chart } of await loadJourneys())
  for (const { name: state } of chart.states) {
    const file = `${pictureName(id, state)}.webp`;
    states.add(file);
    const name = pictureOf(names, id, state);
    if (name === null) continue;
    writeFileSync(
      `${KEPT}/${file}`,
      await shrinkPicture(page, readFileSync(`${TAKEN}/${name}-light.png`), WIDTH, QUALITY),
    );
    taken += 1;
  }
await browser.close();
// Removes pictures of states that no chart has any more.
for (const file of before) if (!states.has(file)) rmSync(`${KEPT}/${file}`);
process.stdout.write(`${taken} pictures taken, ${readdirSync(KEPT).length} kept: ${KEPT}\n`);
