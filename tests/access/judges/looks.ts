/**
 * Makes a captured page look as it does to a person: what their settings change beyond what Playwright emulates, and what the capture
 * has lost. Runs in the page.
 */

import { followTextSize, setTextSize } from '../../../src/ui/theme/text-size';

/** The root's font size as the browser's setting for text enlarges it: all lengths in rem follow. */
export function enlargeRoot(factor: number): void {
  document.documentElement.style.fontSize = `${factor * 100}%`;
  followTextSize();
}

/** What an Android web view does for the system's font size: every font is enlarged after its size was computed, in `vw` too. */
export function zoomText(factor: number): void {
  setTextSize(factor, factor);
  const sizes = [...document.querySelectorAll<HTMLElement>('body, body *')].map(
    (element) => [element, Number.parseFloat(getComputedStyle(element).fontSize)] as const,
  );
  for (const [element, size] of sizes)
    element.style.setProperty('font-size', `${size * factor}px`, 'important');
}

/** A month is part of a date. */
const IS_MONTH = /^(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)$/;

/** Makes every word longer by this share, as another language would; figures, addresses and typed text stay. */
export function lengthenWords(share: number): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    if (!(node instanceof Text) || node.parentElement?.closest('script, style') != null) continue;
    node.data = node.data.replaceAll(/(?<![\w@.₹/])\p{L}{2,}(?![\w@/]|\.\w)/gu, (word) =>
      IS_MONTH.test(word) ? word : word + word.toLowerCase().slice(0, Math.ceil(word.length * share)),
    );
  }
}

/** Makes the open dialogs modal again: in a captured page none is. */
export function openDialogs(): void {
  for (const dialog of document.querySelectorAll('dialog[open]'))
    if (dialog instanceof HTMLDialogElement) {
      dialog.close();
      dialog.showModal();
    }
}

/** Photos of a captured page are gone with the page that they were taken in: the stubbed picture stands for each (open-judges.ts). */
export function drawPhotos(): void {
  for (const photo of document.querySelectorAll<HTMLImageElement>('img[src^="blob:"]'))
    photo.src = 'photo.svg';
}
