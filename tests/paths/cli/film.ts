/** A replayed path as pictures, and in a browser that somebody watches. */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';

import { findChromium, findWindowedChromium } from '../../support/chromium';
import { reportsFolder } from '../kit/reports-folder';
import type { Frame } from '../support/test-paths';

/** The phone that the app is made for. */
const PHONE = { width: 360, height: 740 };
/** Room for what is said above it. */
const CAPTION = 150;

interface Show {
  readonly isHeaded: boolean;
  /** Before each frame, ms. */
  readonly pause: number;
  readonly write: (text: string) => void;
}

/** Tells each frame, takes its picture, and shows it to whoever watches. */
export async function showFilm(file: string, { isHeaded, pause, write }: Show): Promise<void> {
  // SAFETY: the path test (support/test-paths.ts) is the only writer of this file.
  const frames = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as readonly Frame[]) : [];
  const folder = join(reportsFolder(), 'replay');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  await withPage(isHeaded, async (page) => {
    for (const [at, frame] of frames.entries()) {
      await new Promise((resolve) => setTimeout(resolve, pause));
      write(`  ${String(at).padStart(2)}. ${frame.says} -> ${frame.state}`);
      await show(page, frame, `${at} of ${frames.length - 1}`);
      await page.screenshot({ path: join(folder, `${String(at).padStart(2, '0')}.png`) });
    }
    // Somebody who watches wants to look at the end for as long as they like.
    if (isHeaded) await page.waitForEvent('close', { timeout: 0 });
  });
  write(`  pictures: ${folder}/`);
}

/** Takes the picture of each page that a failure kept: `screen.html` as `screen.png` beside it. */
export async function takePictures(folders: readonly string[]): Promise<void> {
  const kept = folders.filter((folder) => existsSync(join(folder, 'screen.html')));
  if (kept.length === 0) return;
  await withPage(false, async (page) => {
    await page.setViewportSize(PHONE);
    for (const folder of kept) {
      await page.setContent(readFileSync(join(folder, 'screen.html'), 'utf8'));
      await page.screenshot({ path: join(folder, 'screen.png'), fullPage: true });
    }
  });
}

async function withPage(isHeaded: boolean, use: (page: Page) => Promise<void>): Promise<void> {
  const browser = await chromium.launch({
    headless: !isHeaded,
    args: ['--no-sandbox'],
    executablePath: isHeaded ? findWindowedChromium() : findChromium(),
  });
  try {
    await use(await browser.newPage({ viewport: { ...PHONE, height: PHONE.height + CAPTION } }));
  } finally {
    await browser.close();
  }
}

/** The page in a frame of its own, so that what is said about it changes nothing of it. */
async function show(page: Page, { says, state, html }: Frame, count: string): Promise<void> {
  await page.setContent(
    `<!doctype html><title>${count}</title><style>
      body { margin: 0; font: 14px/1.4 system-ui, sans-serif; background: #1b1f24; color: #f2f4f7 }
      header { box-sizing: border-box; height: ${CAPTION}px; padding: 12px 16px; overflow: auto }
      small { color: #aeb8c4 }
      strong { display: block; overflow-wrap: anywhere }
      iframe { width: ${PHONE.width}px; height: ${PHONE.height}px; border: 0; background: #fff }
    </style><header><small></small><strong></strong><small></small></header><iframe></iframe>`,
  );
  await page.evaluate(
    ([told, where, all, shown]) => {
      const [first, second] = document.querySelectorAll('small');
      const said = document.querySelector('strong');
      const frame = document.querySelector('iframe');
      if (!first || !second || !said || !frame) return;
      first.textContent = all;
      second.textContent = `the chart stands in ${where}`;
      said.textContent = told;
      said.style.color = told.includes('FAILED') ? '#ff9d8f' : '';
      frame.srcdoc = shown;
    },
    [says, state, count, html ?? '<p>This level has no screen.</p>'] as const,
  );
  await page.frames().at(-1)?.waitForLoadState();
}
