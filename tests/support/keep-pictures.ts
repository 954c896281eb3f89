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

const TAKEN_FOLDER = 'reports/pictures';
const KEPT_FOLDER = 'docs/pictures/screens';
/** Width in pixels, of the phone's 360: still readable. */
const WIDTH_PX = 264;
const QUALITY = 0.7;

const names = readdirSync(TAKEN_FOLDER)
  .filter((file) => file.endsWith('-light.png'))
  .map((file) => file.replace('-light.png', ''));

const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
const page = await browser.newPage();
mkdirSync(KEPT_FOLDER, { recursive: true });
const oldFiles = readdirSync(KEPT_FOLDER);
const states = new Set<string>();
let writtenCount = 0;
for (const { id, chart } of await loadJourneys())
  for (const { name: state } of chart.states) {
    const file = `${pictureName(id, state)}.webp`;
    states.add(file);
    const name = pictureOf(names, id, state);
    if (name === null) continue;
    writeFileSync(
      `${KEPT_FOLDER}/${file}`,
      await shrinkPicture(page, readFileSync(`${TAKEN_FOLDER}/${name}-light.png`), WIDTH_PX, QUALITY),
    );
    writtenCount += 1;
  }
await browser.close();
// Removes pictures of states that no chart has any more.
for (const file of oldFiles) if (!states.has(file)) rmSync(`${KEPT_FOLDER}/${file}`);
process.stdout.write(`${writtenCount} pictures taken, ${readdirSync(KEPT_FOLDER).length} kept: ${KEPT_FOLDER}\n`);
