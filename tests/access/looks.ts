/** The looks in which every screen is judged: what people set on their phones. */
import type { Page } from '@playwright/test';
import type { Judges } from './judges/page';

declare global {
  interface Window {
    readonly judges: Judges;
  }
}

export interface Look {
  readonly name: string;
  /** Viewport, CSS px. */
  readonly width: number;
  readonly height: number;
  readonly colors?: 'dark' | 'forced';
  /** `root`: the browser's setting, which the root's font size follows; `zoom`: an Android web view's, which enlarges every font. */
  readonly text?: 'root' | 'zoom';
  /** Words are 40 % longer, as in another language. */
  readonly hasLongWords?: boolean;
}

const PHONE = { width: 360, height: 740 };
const NARROW_PHONE = { width: 320, height: 568 };
const TEXT_FACTOR = 2;
const WORD_SHARE = 0.4;
/** The highest picture that is taken. */
const MAX_HEIGHT_PX = 12_000;

export const LIGHT: Look = { name: 'light', ...PHONE };
export const DARK: Look = { name: 'dark', ...PHONE, colors: 'dark' };
export const FORCED: Look = { name: 'forced colours', ...PHONE, colors: 'forced' };
export const NARROW: Look = { name: '320 px', ...NARROW_PHONE };
export const LARGE_TEXT: Look = { name: '320 px, 200 % text', ...NARROW_PHONE, text: 'root' };
export const TEXT_ZOOM: Look = { name: '320 px, 200 % text zoom', ...NARROW_PHONE, text: 'zoom' };
export const LONG_WORDS: Look = { name: '320 px, words 40 % longer', ...NARROW_PHONE, hasLongWords: true };
const LARGE_FORCED: Look = { ...LARGE_TEXT, name: '320 px, 200 % text, forced colours', colors: 'forced' };

export const LOOKS: readonly Look[] = [
  ...[LIGHT, DARK, FORCED],
  ...[NARROW, LARGE_TEXT, TEXT_ZOOM, LONG_WORDS, LARGE_FORCED],
];

/** The looks in which words of a translation can break a screen. Colours are the same in every language; 40 % is for English. */
export const TRANSLATED_LOOKS: readonly Look[] = [LIGHT, NARROW, LARGE_TEXT, TEXT_ZOOM];

/** Shows a captured screen in a look. The page has the judges already. */
export async function showScreen(page: Page, html: string, look: Look): Promise<void> {
  const { width, height, colors, text, hasLongWords } = look;
  await page.setViewportSize({ width, height });
  await page.emulateMedia({
    colorScheme: colors === 'dark' ? 'dark' : 'light',
    forcedColors: colors === 'forced' ? 'active' : 'none',
    reducedMotion: 'reduce',
  });
  await page.setContent(html, { waitUntil: 'domcontentloaded' });
  await page.evaluate(
    ([kind, longer, factor, share]) => {
      window.judges.openDialogs();
      window.judges.drawPhotos();
      if (longer) window.judges.lengthenWords(share);
      if (kind === 'root') window.judges.enlargeRoot(factor);
      if (kind === 'zoom') window.judges.zoomText(factor);
    },
    [text, hasLongWords === true, TEXT_FACTOR, WORD_SHARE] as const,
  );
}

/** Makes the window as high as the page: nothing has to be scrolled, and bars cover nothing. */
export async function showWhole(page: Page): Promise<void> {
  const { width, height } = page.viewportSize() ?? PHONE;
  const needed = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height: Math.min(Math.max(needed, height), MAX_HEIGHT_PX) });
  await page.evaluate(() => window.judges.settle());
}

/** A picture of the page, or of a part of it, as a URL. @param clip CSS px */
export async function pictureOf(
  page: Page,
  clip?: { readonly x: number; readonly y: number; readonly width: number; readonly height: number },
): Promise<string> {
  const picture = await page.screenshot(clip === undefined ? {} : { clip });
  return `data:image/png;base64,${picture.toString('base64')}`;
}
