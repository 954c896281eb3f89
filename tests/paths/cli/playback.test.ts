// @vitest-environment node
/** A replayed path is played on the journey's real screens in a browser: each step is printed, with a picture. */
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';

import { findChromium } from '../../support/chromium';
import { isNight } from '../../support/night';
import { HARNESS_URL, openHarness } from '../harness/open-page';
import { pack } from '../kit/paths/packed';
import type { WrittenPath } from '../kit/paths/path';
import { loanWith, mandateWith } from '../support/fixtures/money';
import { ready } from '../support/fixtures/outcomes';
import { shareChromium } from '../support/shared-chromium';
import { PHONE, playInBrowser, takePictures } from './playback';

const reports = mkdtempSync(join(tmpdir(), 'film-'));
/** Time limit of a test that bundles the harness and starts a browser, ms. */
const TIMEOUT_MS = 60_000;

const JOURNEY = 'tests/paths/autopay.test.tsx';

shareChromium();
beforeAll(() => {
  vi.stubEnv('PATHS_REPORTS', reports);
});
afterAll(() => {
  vi.unstubAllEnvs();
});

const paused = {
  loan: loanWith(),
  mandate: mandateWith({ status: 'PAUSED', nbfc: 'USFB', type: 'UPI' }),
};
const read = {
  label: 'loadAutopay: paused',
  move: { kind: 'done', port: 'loadAutopay', output: ready(paused) },
} as const;
const taps = (...types: readonly string[]) =>
  types.map((type) => ({ label: type, move: { kind: 'person', event: { type } } }) as const);

const STALE_TEXT = `step 2 of 2, "loan.renamed", can't happen in "mandatePaused"`;

async function played(moves: WrittenPath['moves'], plant: string | null = null) {
  const written: string[] = [];
  const shown = await playInBrowser({
    path: { machine: 'autopay', start: 'autopay', moves },
    file: JOURNEY,
    plant,
    phone: PHONE,
    isHeaded: false,
    pause: 0,
    write: (text) => void written.push(text),
  });
  return { ...shown, written };
}

/** A PNG: width and height from its header, and its bytes, which differ where the picture does (two that differ may be equally long). */
function pictureOf(file: string) {
  const bytes = readFileSync(file);
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20), content: bytes.toString('base64') };
}

it(
  'prints each step, and takes a picture of its screen below the caption',
  async () => {
    const { written, problems, stale } = await played([
      read,
      ...taps('withdrawal.opened', 'withdrawal.dismissed'),
    ]);
    expect(written).toEqual([
      '   0. The start -> loadingAutopay',
      '   1. loadAutopay answers: paused -> mandatePaused',
      '   2. the merchant: withdrawal.opened -> withdrawal',
      '   3. the merchant: withdrawal.dismissed -> loadingAutopay',
      `  screenshots: ${join(reports, 'replay')}/`,
    ]);
    expect([problems, stale]).toEqual([[], null]);
    const files = readdirSync(join(reports, 'replay'));
    expect(files).toEqual(['00.png', '01.png', '02.png', '03.png']);
    const pictures = files.map((file) => pictureOf(join(reports, 'replay', file)));
    expect(pictures[0]).toMatchObject({ width: 360, height: 890 });
    expect(new Set(pictures.map(({ content }) => content)).size, 'each step has a picture of its own').toBe(
      4,
    );
  },
  TIMEOUT_MS,
);

it(
  'plays a seeded mutant until it fails, and prints the failure',
  async () => {
    const { written, problems } = await played(
      [read, ...taps('withdrawal.opened', 'withdrawal.dismissed')],
      'screen',
    );
    const fault =
      'in submittingWithdrawal: the step is withdrawal.dismissed, the screen sent withdrawal.confirmed';
    expect(written.slice(3)).toEqual([
      `   3. the merchant: withdrawal.dismissed. FAILED: ${fault} -> submittingWithdrawal`,
      `  screenshots: ${join(reports, 'replay')}/`,
    ]);
    expect(problems).toEqual([fault]);
  },
  TIMEOUT_MS,
);

// By day the page itself is asked, in the test below.
it.runIf(isNight)(
  'reports the step at which the chart no longer allows the path',
  async () => {
    const { written, stale } = await played([read, ...taps('loan.renamed')]);
    expect(stale).toContain(STALE_TEXT);
    expect(written).toEqual([]);
  },
  TIMEOUT_MS,
);

// The viewer can continue manually.
it(
  'neither stops nor unmounts a played path: it can be continued by taps after its last step',
  async () => {
    const browser = await chromium.launch({ args: ['--no-sandbox'], executablePath: findChromium() });
    try {
      const page = await browser.newPage();
      const complaints = await openHarness(page, JOURNEY);
      await page.exposeFunction('showStep', () => {});
      await page.goto(HARNESS_URL);
      expect(await page.locator('body > :not(script)').count(), 'nothing is shown before the journey').toBe(
        0,
      );
      await page.waitForFunction(() => 'play' in window);
      const play = (...moves: WrittenPath['moves']) => {
        const path = pack({ machine: 'autopay', start: 'autopay', moves });
        return page.evaluate((performance) => window.play(performance), { path, plant: null });
      };
      expect(await play(read, ...taps('loan.renamed'))).toContain(STALE_TEXT);
      expect(await play(read)).toBeNull();
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

it(
  'takes a picture of the stored screen of a failure',
  async () => {
    const folder = mkdtempSync(join(reports, 'failure-'));
    writeFileSync(join(folder, 'screen.html'), '<h1 style="margin-top: 900px">Far below</h1>');
    await takePictures([folder, reports]);
    const { width, height } = pictureOf(join(folder, 'screen.png'));
    expect(width).toBe(360);
    expect(height, 'the whole screen, not its first part').toBeGreaterThan(900);
  },
  TIMEOUT_MS,
);
