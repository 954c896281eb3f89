// @vitest-environment node
/** A played path is neither stopped nor unmounted: the viewer can continue manually. */
import { chromium } from '@playwright/test';
import { expect, it } from 'vitest';

import { findChromium } from '../../support/chromium';
import { pack } from '../kit/paths/packed';
import { loanWith, mandateWith } from '../support/fixtures-money';
import { ready } from '../support/fixtures-outcomes';
import { HARNESS_URL, openHarness } from './open-page';

/** Time limit: the test bundles the harness and starts a browser, ms. */
const TIMEOUT_MS = 60_000;

const autopay = {
  loan: loanWith(),
  mandate: mandateWith({ status: 'PAUSED', nbfc: 'USFB', type: 'UPI' }),
};
const path = {
  machine: 'autopay',
  start: 'autopay',
  moves: [
    {
      label: 'loadAutopay: paused',
      move: { kind: 'done', port: 'loadAutopay', output: ready(autopay) },
    },
  ],
};

it(
  'can be continued by taps after its last step',
  async () => {
    const browser = await chromium.launch({ args: ['--no-sandbox'], executablePath: findChromium() });
    try {
      const page = await browser.newPage();
      const complaints = await openHarness(page, 'tests/paths/autopay.test.tsx');
      await page.exposeFunction('showStep', () => {});
      await page.goto(HARNESS_URL);
      expect(await page.locator('body > :not(script)').count(), 'nothing is shown before the journey').toBe(
        0,
      );
      await page.waitForFunction(() => 'play' in window);
      await page.evaluate((performance) => window.play(performance), { path: pack(path), plant: null });
      await page.locator('[data-state=mandatePaused]').waitFor();
      await page.getByRole('button', { name: 'Stop autopay' }).click();
      await page.locator('[data-state=withdrawal]').waitFor();
      expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Stop autopay?');
      expect(complaints).toEqual([]);
    } finally {
      await browser.close();
    }
  },
  TIMEOUT_MS,
);
