/** A replayed path, played in a browser: on the journey's real screens, a picture of each step, at the pace of whoever watches. */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Frame, type Page } from '@playwright/test';

import { findChromium, findWindowedChromium } from '../../support/chromium';
import { pack } from '../kit/packed';
import type { WrittenPath } from '../kit/replay';
import { reportsFolder } from '../kit/reports-folder';
import { openStage, STAGE } from '../stage/open';
import type { Scene } from '../stage/scene';

/** The phone that the app is made for. */
export const PHONE = { width: 360, height: 740 };
/** Room for what is said above it. */
const CAPTION = 150;

interface Show {
  readonly path: WrittenPath;
  /** The journey's test file, from the project's root. */
  readonly file: string;
  readonly plant: string | null;
  readonly phone: { readonly width: number; readonly height: number };
  readonly isHeaded: boolean;
  /** Before each step, ms. */
  readonly pause: number;
  readonly write: (text: string) => void;
}

interface Shown {
  /** Why the chart of today can't walk it; null when it can. */
  readonly stale: string | null;
  /** What was wrong with a step, or with the console. */
  readonly problems: readonly string[];
}

/**
 * Plays the path, tells each step, and takes its picture. In a window the page stays open at the end, as alive as it was.
 */
export async function showFilm(show: Show): Promise<Shown> {
  const { path, file, plant, phone, isHeaded, pause, write } = show;
  const folder = join(reportsFolder(), 'replay');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const problems: string[] = [];
  let stale: string | null = null;
  let at = 0;
  await withPage({ isHeaded, viewport: { ...phone, height: phone.height + CAPTION } }, async (page) => {
    const complaints = await openStage(page, file);
    const stage = await openFrame(page, phone);
    await page.exposeFunction('showScene', async ({ says, state, fault }: Scene) => {
      const told = fault === null ? says : `${says}. FAILED: ${fault}`;
      if (fault !== null) problems.push(fault);
      const number = String(at).padStart(2, ' ');
      write(`  ${number}. ${told} -> ${state}`);
      await caption(page, told, `the chart stands in ${state}`, `${at} of ${path.moves.length}`);
      await page.screenshot({ path: join(folder, `${number.replace(' ', '0')}.png`) });
      at += 1;
      await new Promise((resolve) => setTimeout(resolve, pause));
    });
    const packed = { path: pack(path), plant };
    stale = await stage.evaluate((performance) => window.play(performance), packed);
    problems.push(...complaints);
    // Somebody who watches wants to look at the end for as long as they like.
    if (isHeaded && stale === null) {
      write('  The window stays open: close it to go on.');
      await page.waitForEvent('close', { timeout: 0 });
    }
  });
  if (stale === null) write(`  pictures: ${folder}/`);
  return { stale, problems };
}

/** Takes the picture of each page that a failure kept: `screen.html` as `screen.png` beside it. @param viewport pixels */
export async function takePictures(folders: readonly string[], viewport = PHONE): Promise<void> {
  const kept = folders.filter((folder) => existsSync(join(folder, 'screen.html')));
  if (kept.length === 0) return;
  await withPage({ isHeaded: false, viewport }, async (page) => {
    for (const folder of kept) {
      await page.setContent(readFileSync(join(folder, 'screen.html'), 'utf8'));
      await page.screenshot({ path: join(folder, 'screen.png'), fullPage: true });
    }
  });
}

interface Opened {
  readonly isHeaded: boolean;
  readonly viewport: Show['phone'];
}

async function withPage({ isHeaded, viewport }: Opened, use: (page: Page) => Promise<void>): Promise<void> {
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

/** The journey's page in a frame of its own, so that what is said about it changes nothing of it. */
async function openFrame(page: Page, { width, height }: Show['phone']): Promise<Frame> {
  const body = `<!doctype html><title>A path</title><style>
      body { margin: 0; overflow: hidden; font: 14px/1.4 system-ui, sans-serif; background: #1b1f24; color: #f2f4f7 }
      header { box-sizing: border-box; height: ${CAPTION}px; padding: 12px 16px; overflow: auto }
      small { color: #aeb8c4 }
      strong { display: block; overflow-wrap: anywhere }
      iframe { width: ${width}px; height: ${height}px; border: 0; display: block; background: #fff }
    </style><header><small></small><strong></strong><small></small></header><iframe src="${STAGE}"></iframe>`;
  // Of the same site as the frame: a browser keeps storage from a frame of another one.
  const address = new URL('film.html', STAGE).href;
  await page.route(address, (route) => route.fulfill({ body, contentType: 'text/html' }));
  await page.goto(address);
  const frame = page.frame({ url: STAGE });
  if (frame === null) throw new Error('The page that plays the path did not open.');
  await frame.waitForFunction(() => 'play' in window);
  return frame;
}

async function caption(page: Page, told: string, where: string, count: string): Promise<void> {
  await page.evaluate(
    ([says, state, all]) => {
      const [first, second] = document.querySelectorAll('small');
      const said = document.querySelector('strong');
      if (!first || !second || !said) return;
      document.title = all;
      first.textContent = all;
      second.textContent = state;
      said.textContent = says;
      said.style.color = says.includes('FAILED') ? '#ff9d8f' : '';
    },
    [told, where, count] as const,
  );
}
