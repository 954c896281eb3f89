/**
 * `npm run pictures`, after `PICTURES=phone npm run test:paths`: writes a small picture of each state's screen to
 * docs/pictures/screens. The inspector shows these on a machine where no tests have taken pictures. A state without a new
 * picture keeps its old one.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { chromium } from '@playwright/test';

import { loadJourneys } from '../../src/inspector/catalogue';
import { pictureName, pictureOf } from '../../src/inspector/pictures';
import { findChromium } from './chromium';
import { shrinkPicture } from './shrink-picture';

const TAKEN_FOLDER = 'reports/pictures';
const KEPT_FOLDER = 'docs/pictures/screens';
/** Width of a small picture; the phone has 360 px. Texts stay readable. */
const WIDTH_PX = 264;
const QUALITY = 0.7;

const names = readdirSync(TAKEN_FOLDER)
  .filter((file) => file.endsWith('-light.png'))
  .map((file) => file.replace('-light.png', ''));

const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
const page = await browser.newPage();
mkdirSync(KEPT_FOLDER, { recursive: true });
const oldFiles = readdirSync(KEPT_FOLDER);
const currentFiles = new Set<string>();
let writtenCount = 0;
for (const { id, chart } of await loadJourneys()) {
  const ownNames = new Set(chart.states.map(({ name: state }) => pictureName(id, state)));
  for (const { name: state } of chart.states) {
    const ownName = pictureName(id, state);
    const file = `${ownName}.webp`;
    currentFiles.add(file);
    const name = pictureOf(names, id, state);
    // A state that only contains others has no screen: its name is the beginning of theirs.
    if (name === null || (name !== ownName && ownNames.has(name))) continue;
    writeFileSync(
      `${KEPT_FOLDER}/${file}`,
      await shrinkPicture(page, readFileSync(`${TAKEN_FOLDER}/${name}-light.png`), WIDTH_PX, QUALITY),
    );
    writtenCount += 1;
  }
}
await browser.close();
// Remove pictures of states that no longer exist.
for (const file of oldFiles) if (!currentFiles.has(file)) rmSync(`${KEPT_FOLDER}/${file}`);
process.stdout.write(
  `${writtenCount} pictures taken, ${readdirSync(KEPT_FOLDER).length} kept: ${KEPT_FOLDER}\n`,
);
