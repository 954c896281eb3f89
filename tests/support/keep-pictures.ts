/**
 * `tsx tests/support/keep-pictures.ts`, after `PICTURES=phone npm run test:paths`: keeps a small picture of each state's screen
 * in docs/pictures/screens, for whoever opens the inspector without having run the browser tests.
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
rmSync(KEPT, { recursive: true, force: true });
mkdirSync(KEPT, { recursive: true });
let kept = 0;
let bytes = 0;
for (const { id, chart } of await loadJourneys())
  for (const { name: state } of chart.states) {
    const name = pictureOf(names, id, state);
    if (name === null) continue;
    const small = await shrink(readFileSync(`${TAKEN}/${name}-light.png`));
    writeFileSync(`${KEPT}/${pictureName(id, state)}.webp`, small);
    kept += 1;
    bytes += small.length;
  }
await browser.close();
process.stdout.write(`${kept} pictures, ${Math.round(bytes / 1000)} kB: ${KEPT}\n`);

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
