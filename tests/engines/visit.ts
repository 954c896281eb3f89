import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { createMerchant } from '../browser/support/lender';
import { plainJpeg } from '../support/images/plain-jpeg';
import { stepsOf } from './steps';
import type { OpenBrowser } from './tab';
import type { EngineWalk } from './walks';

/**
 * Walks in a new browser, as a new merchant.
 * @param timeoutMs time in which a screen must come, ms
 * @param photoSize of the photo that it uploads, pixels
 */
export async function visitWith(
  open: () => Promise<OpenBrowser>,
  origin: string,
  { persona, walk }: EngineWalk,
  timeoutMs: number,
  photoSize: Parameters<typeof plainJpeg>[0] = { width: 2_400, height: 1_800 },
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'engine-'));
  const browser = await open();
  try {
    const photo = join(folder, 'photo.jpg');
    writeFileSync(photo, plainJpeg(photoSize));
    const merchant = await createMerchant(origin, persona);
    const tab = await browser.newTab();
    const goto = (path: string) => tab.goto(`${origin}${path}`);
    await walk({
      ...stepsOf(tab, timeoutMs),
      tab,
      merchant,
      photo,
      open: goto,
      enter: (path) => goto(merchant.enter(path)),
      openSecondTab: async (path) => {
        const second = await browser.newTab();
        await second.goto(`${origin}${path}`);
        return stepsOf(second, timeoutMs);
      },
    });
    // A refused call is written to Chromium's console.
    const errors = tab.errors().filter((error) => !/^Failed to load resource/.test(error));
    if (errors.length > 0) throw new Error(`Errors of the page: ${errors.join('; ')}`);
  } finally {
    await browser.close();
    rmSync(folder, { recursive: true });
  }
}
