/** What a test types: on a phone that somebody else picks up, none of it may be left. */
import type { Page } from '@playwright/test';

/** Shorter ones stand in many a text by chance. */
const TELLING = 6;

const typed = new WeakMap<Page, Set<string>>();

/** Follows the page's fields, across page loads; start before the first goto. */
export async function watchTyped(page: Page): Promise<void> {
  const values = new Set<string>();
  typed.set(page, values);
  await page.exposeFunction('noteTyped', (value: string) => {
    values.add(value);
  });
  await page.addInitScript(noteFields, TELLING);
}

/** What was typed on this page and stands in the text. */
export function typedIn(page: Page, text: string): readonly string[] {
  return [...(typed.get(page) ?? [])].filter((value) => text.includes(value));
}

/** Runs in the page, before the app. Amounts and what is searched for are nobody's secret. */
function noteFields(telling: number): void {
  // SAFETY: `noteTyped` is exposed to this page; a frame that it is not exposed to tells nothing.
  const page = window as unknown as { noteTyped?: (value: string) => Promise<void> };
  addEventListener(
    'change',
    ({ target }) => {
      if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return;
      const isChosen = ['radio', 'checkbox', 'file', 'range', 'search'].includes(target.type);
      const isAmount = /amount/i.test(target.name) || /^\d{1,3}(,\d{2,3})+$/.test(target.value);
      if (isChosen || isAmount || /search/i.test(target.name) || target.value.length < telling) return;
      // It fails only when the page goes.
      void page.noteTyped?.(target.value).catch(() => {});
    },
    true,
  );
}
