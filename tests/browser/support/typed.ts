/** What a test types, and what the browser stores: to check that none of it is left there. */
import type { Page } from '@playwright/test';

import { readStoredData } from '../../paths/kit/judge/stored-data';

/** Minimum length of a value: shorter ones occur in other texts by chance. */
const MIN_TYPED_LENGTH = 6;

const typedValues = new WeakMap<Page, Set<string>>();

/** Follows the page's fields, across page loads; start before the first goto. */
export async function recordTypedValues(page: Page): Promise<void> {
  const values = new Set<string>();
  typedValues.set(page, values);
  await page.exposeFunction('recordTyped', (value: string) => {
    values.add(value);
  });
  await page.addInitScript(recordTypedFields, MIN_TYPED_LENGTH);
}

/** Values typed on this page that the text contains. */
export function typedIn(page: Page, text: string): readonly string[] {
  return [...(typedValues.get(page) ?? [])].filter((value) => text.includes(value));
}

/** Both storages, the URL, the history state and all cookies, also those that scripts cannot read, as one text. */
export async function storedDataText(page: Page): Promise<string> {
  return JSON.stringify([await page.evaluate(readStoredData), await page.context().cookies()]);
}

/** Runs in the page, before the app. Skips amounts and search texts, which are not personal. */
function recordTypedFields(minLength: number): void {
  // SAFETY: `recordTyped` is exposed to this page; frames without it report nothing.
  const page = window as unknown as { recordTyped?: (value: string) => Promise<void> };
  addEventListener(
    'change',
    ({ target }) => {
      if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return;
      const isNotTyped = ['radio', 'checkbox', 'file', 'range', 'search'].includes(target.type);
      const isAmount = /amount/i.test(target.name) || /^\d{1,3}(,\d{2,3})+$/.test(target.value);
      if (isNotTyped || isAmount || /search/i.test(target.name) || target.value.length < minLength) return;
      // It fails only when the page is closed.
      void page.recordTyped?.(target.value).catch(() => {});
    },
    true,
  );
}
