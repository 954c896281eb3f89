import type { Page } from '@playwright/test';

/** Runs in the page: blocks the first new tab, and records the URLs of the later ones in `window.taken`. */
export function blockFirstTab(): void {
  const taken: string[] = [];
  let openCalls = 0;
  Object.assign(window, { taken });
  window.open = (url) => {
    openCalls += 1;
    if (openCalls === 1) return null;
    taken.push(String(url));
    // SAFETY: the app only sets `opener` of the new window.
    return { opener: null } as Window;
  };
}

/** The text of the newest new tab of WhatsApp. */
export async function textForWhatsApp(page: Page): Promise<string> {
  const urls = await page.evaluate((): unknown => Reflect.get(window, 'taken'));
  const newest = Array.isArray(urls) ? String(urls.at(-1)) : '';
  return new URL(newest).searchParams.get('text') ?? '';
}
