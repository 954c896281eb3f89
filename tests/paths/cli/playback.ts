/** Plays a path in a browser on the journey's real screens, with a screenshot of each step and an optional pause. */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Frame, type Page } from '@playwright/test';

import { findChromium, findWindowedChromium } from '../../support/chromium';
import type { PlayedStep } from '../harness/messages';
import { HARNESS_URL, openHarness } from '../harness/open-page';
import { reportsFolder } from '../kit/coverage/reports-folder';
import { pack } from '../kit/paths/packed';
import type { WrittenPath } from '../kit/paths/path';

/** Viewport of a typical phone, pixels. */
export const PHONE = { width: 360, height: 740 };
/** Height of the caption above the phone, pixels. */
const CAPTION_HEIGHT_PX = 150;

interface PlaybackOptions {
  readonly path: WrittenPath;
  /** The journey's test file, from the project's root. */
  readonly file: string;
  readonly plant: string | null;
  readonly phone: { readonly width: number; readonly height: number };
  readonly isHeaded: boolean;
  /** Pause before each step, ms. */
  readonly pause: number;
  readonly write: (text: string) => void;
}

interface PlaybackResult {
  /** Why the current chart does not allow the path; null when it was played. */
  readonly stale: string | null;
  /** Problems of steps, and console messages. */
  readonly problems: readonly string[];
}

/**
 * Plays the path, prints each step, and takes a screenshot. With `--headed` the page stays open and interactive at the end.
 */
export async function playInBrowser(options: PlaybackOptions): Promise<PlaybackResult> {
  const { path, file, plant, phone, isHeaded, pause, write } = options;
  const folder = join(reportsFolder(), 'replay');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const problems: string[] = [];
  let stale: string | null = null;
  let stepIndex = 0;
  await withPage(
    { isHeaded, viewport: { ...phone, height: phone.height + CAPTION_HEIGHT_PX } },
    async (page) => {
      const complaints = await openHarness(page, file);
      const frame = await openFrame(page, phone);
      await page.exposeFunction('showStep', async ({ says, state, fault }: PlayedStep) => {
        const line = fault === null ? says : `${says}. FAILED: ${fault}`;
        if (fault !== null) problems.push(fault);
        const number = String(stepIndex).padStart(2, ' ');
        write(`  ${number}. ${line} -> ${state}`);
        await showCaption(page, line, `state: ${state}`, `${stepIndex} of ${path.moves.length}`);
        await page.screenshot({ path: join(folder, `${number.replace(' ', '0')}.png`) });
        stepIndex += 1;
        await new Promise((resolve) => setTimeout(resolve, pause));
      });
      const packed = { path: pack(path), plant };
      stale = await frame.evaluate((packedPath) => window.play(packedPath), packed);
      problems.push(...complaints);
      // The viewer closes the window.
      if (isHeaded && stale === null) {
        write('  The window stays open: close it to continue.');
        await page.waitForEvent('close', { timeout: 0 });
      }
    },
  );
  if (stale === null) write(`  screenshots: ${folder}/`);
  return { stale, problems };
}

/** Takes a screenshot of each stored page of a failure: `screen.html` as `screen.png`. @param viewport pixels */
export async function takePictures(folders: readonly string[], viewport = PHONE): Promise<void> {
  const foldersWithPage = folders.filter((folder) => existsSync(join(folder, 'screen.html')));
  if (foldersWithPage.length === 0) return;
  await withPage({ isHeaded: false, viewport }, async (page) => {
    for (const folder of foldersWithPage) {
      await page.setContent(readFileSync(join(folder, 'screen.html'), 'utf8'));
      await page.screenshot({ path: join(folder, 'screen.png'), fullPage: true });
    }
  });
}

interface PageOptions {
  readonly isHeaded: boolean;
  readonly viewport: PlaybackOptions['phone'];
}

async function withPage(
  { isHeaded, viewport }: PageOptions,
  use: (page: Page) => Promise<void>,
): Promise<void> {
  const browser = await chromium.launch({
    headless: !isHeaded,
    args: ['--no-sandbox'],
    executablePath: isHeaded ? findWindowedChromium() : findChromium(),
  });
  try {
    await use(await browser.newPage({ viewport }));
  } finally {
    await browser.close();
  }
}

/** Opens the journey's page in a frame, so that the caption does not affect its layout. */
async function openFrame(page: Page, { width, height }: PlaybackOptions['phone']): Promise<Frame> {
  const body = `<!doctype html><title>A path</title><style>
      body { margin: 0; overflow: hidden; font: 14px/1.4 system-ui, sans-serif; background: #1b1f24; color: #f2f4f7 }
      header { box-sizing: border-box; height: ${CAPTION_HEIGHT_PX}px; padding: 12px 16px; overflow: auto }
      small { color: #aeb8c4 }
      strong { display: block; overflow-wrap: anywhere }
      iframe { width: ${width}px; height: ${height}px; border: 0; display: block; background: #fff }
    </style><header><small></small><strong></strong><small></small></header><iframe src="${HARNESS_URL}"></iframe>`;
  // Same site as the frame: a browser blocks the storage of cross-site frames.
  const address = new URL('film.html', HARNESS_URL).href;
  await page.route(address, (route) => route.fulfill({ body, contentType: 'text/html' }));
  await page.goto(address);
  const frame = page.frame({ url: HARNESS_URL });
  if (frame === null) throw new Error('The page that plays the path did not open.');
  await frame.waitForFunction(() => 'play' in window);
  return frame;
}

async function showCaption(page: Page, line: string, stateLine: string, progressText: string): Promise<void> {
  await page.evaluate(
    ([text, state, progress]) => {
      const [first, second] = document.querySelectorAll('small');
      const textElement = document.querySelector('strong');
      if (!first || !second || !textElement) return;
      document.title = progress;
      first.textContent = progress;
      second.textContent = state;
      textElement.textContent = text;
      textElement.style.color = text.includes('FAILED') ? '#ff9d8f' : '';
    },
    [line, stateLine, progressText] as const,
  );
}
