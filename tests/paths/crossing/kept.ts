/** What a phone keeps after the page is closed: nothing of a person may be in it. */
import type { Frame } from '@playwright/test';

import { marksIn } from './field-values';

/** Both storages, the cookies that scripts see, the address and the history's state. */
export async function keptProblems(frame: Frame): Promise<readonly string[]> {
  const places = await frame.evaluate(() => ({
    'local storage': JSON.stringify(Object.entries(window.localStorage)),
    'session storage': JSON.stringify(Object.entries(window.sessionStorage)),
    cookies: document.cookie,
    address: window.location.href,
    history: JSON.stringify(window.history.state),
  }));
  return Object.entries(places).flatMap(([place, text]) =>
    marksIn(text).map((mark) => `personal data in the ${place}: ${mark}`),
  );
}
