/** Takes the pictures of collected screens: the catalogue of states. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';

import type { LookId, Picture, PicturedScreen } from '../../../src/inspector/pictures';
import { DARK, LARGE_TEXT, LIGHT, type Look, NARROW, showScreen, showWhole } from '../../access/looks';
import type { CollectedScreen } from '../../paths/harness/messages';

/** Where the inspector's build takes the pictures from. */
export const PICTURES_FOLDER = 'reports/catalogue';

/** Of WebP: small text stays sharp, and a picture has 16 kB on average. */
const QUALITY = 60;

const LOOKS: Readonly<Record<LookId, Look>> = {
  light: LIGHT,
  dark: DARK,
  narrow: NARROW,
  large: LARGE_TEXT,
};

/**
 * Takes every screen of a journey in every look. What was in the journey's folder before is removed.
 * @param page has the judges (tests/access/open-judges.ts)
 * @param folder of all journeys
 */
export async function takePictures(
  page: Page,
  folder: string,
  journey: string,
  screens: readonly CollectedScreen[],
): Promise<readonly PicturedScreen[]> {
  rmSync(join(folder, journey), { recursive: true, force: true });
  mkdirSync(join(folder, journey), { recursive: true });
  const pictured: PicturedScreen[] = [];
  for (const { state, html } of screens) {
    const number = pictured.filter((screen) => screen.state === state).length + 1;
    const take = async (id: LookId): Promise<Picture> => {
      await showScreen(page, html, LOOKS[id]);
      await showWhole(page);
      // A dialog that is opened takes the focus: its ring belongs to no picture.
      await page.evaluate(() => window.judges.blur());
      const file = `${journey}/${fileName(state)}-${number}-${id}.webp`;
      const content = await page.screenshot({ type: 'webp', quality: QUALITY, animations: 'disabled' });
      writeFileSync(join(folder, file), content);
      return { file, ...(page.viewportSize() ?? LOOKS[id]) };
    };
    const pictures = {
      dark: await take('dark'),
      narrow: await take('narrow'),
      large: await take('large'),
      light: await take('light'),
    };
    // Light comes last: the texts are read from it.
    const texts = await page.evaluate(() => window.judges.readScreen());
    pictured.push({ journey, state, number, ...texts, pictures });
  }
  writeFileSync(join(folder, journey, 'screens.json'), `${JSON.stringify(pictured)}\n`);
  return pictured;
}

/** A state's name in the name of a file. Two states of a chart never differ in such characters alone. */
function fileName(state: string): string {
  return state.replaceAll(/[^\w-]+/g, '-');
}
