/** Prepares the page for the loaded journey, as its test file and the app do. */
import { applyGlobalStyles } from '../../../src/ui/theme/global-styles';
import { collectComplaints } from './complaints';
import { preparations } from './vitest';

/** Stubbed photos have blob URLs without content: this picture is drawn instead. */
const PICTURE = `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="360"><rect width="480" height="360" fill="#8aa"/></svg>`;

export async function preparePage(): Promise<void> {
  collectComplaints();
  for (const prepare of preparations) await prepare();
  applyGlobalStyles();
  const sheet = document.createElement('style');
  sheet.textContent = `img[src^="blob:"] { content: url('data:image/svg+xml,${encodeURIComponent(PICTURE)}') }`;
  document.head.append(sheet);
  window.addEventListener('error', hidePictureError, true);
}

/** Hides the load error of a stubbed photo from the screen. */
function hidePictureError(event: ErrorEvent): void {
  if (event.target instanceof HTMLImageElement && event.target.src.startsWith('blob:'))
    event.stopImmediatePropagation();
}
