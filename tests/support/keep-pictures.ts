/**
 * `tsx tests/support/keep-pictures.ts`, after `PICTURES=phone npm run test:paths`: keeps a small picture of each state's screen
 * in docs/pictures/screens, for whoever opens the inspector without having run the browser tests. A state that was not
 * photographed this time keeps the picture that it has.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { chromium } from '@playwright/test';

import { loadJourneys } from '../../src/inspector/catalogue';
import { pictureName, pictureOf } from '../../src/inspector/pictures';
import { findChromium } from './chromium';

const TAKEN = 'reports/pictures';
const KEPT = 'docs/pictures/screens';
/** Of the phone's 360 pixels: still read at a glance. */
const WIDTH = 264;

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
    writeFileSync(`${KEPT}/${file}`, await shrink(readFileSync(`${TAKEN}/${name}-light.png`)));
    taken += 1;
  }
await browser.close();
// States that no chart has any more.
for (const file of before) if (!states.has(file)) rmSync(`${KEPT}/${file}`);
process.stdout.write(`${taken} pictures taken, ${readdirSync(KEPT).length} kept: ${KEPT}\n`);

async function shrink(png: Buffer): Promise<Buffer> {
  const url = await page.evaluate(
    async ({ source, width }) => {
      const image = new Image();
      image.src = source;
      await image.decode();
      const canvas = document.createElement('canvas');
      canvas.width = width;
      canvas.height = Math.round((image.height * width) / image.width);
      canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
      return canvas.toDataURL('image/webp', 0.7);
    },
    { source: `data:image/png;base64,${png.toString('base64')}`, width: WIDTH },
  );
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
}
