/** Gets the page ready for the journey that was loaded into it, as its test file and the app do. */
import { applyGlobalStyles } from '../../../src/ui/theme/global-styles';
import { listen } from './heard';
import { preparations } from './vitest';

/** A picture that no camera took has an address that nothing lies behind: it is drawn, and never missing. */
const PICTURE = `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="360"><rect width="480" height="360" fill="#8aa"/></svg>`;

export async function raiseCurtain(): Promise<void> {
  listen();
  for (const prepare of preparations) await prepare();
  applyGlobalStyles();
  const sheet = document.createElement('style');
  sheet.textContent = `img[src^="blob:"] { content: url('data:image/svg+xml,${encodeURIComponent(PICTURE)}') }`;
  document.head.append(sheet);
  window.addEventListener('error', isOfPicture, true);
}

/** A screen hears that a picture of its own is missing; of one that is drawn here it shall not. */
function isOfPicture(event: ErrorEvent): void {
  if (event.target instanceof HTMLImageElement && event.target.src.startsWith('blob:'))
    event.stopImmediatePropagation();
}
