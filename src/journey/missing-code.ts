import { useEffect } from 'react';

/** Milliseconds until code that did not arrive is asked for again. */
const ASK_AGAIN = 3_000;

/** Code of a page was asked for, and did not come: the network failed, or a newer version of the app took its place. */
export class MissingCode extends Error {
  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause));
    this.name = 'MissingCode';
  }
}

/**
 * Asks for missing code until it is here: every three seconds, and as soon as the phone is online again.
 * @param isMissing whether to ask at all
 * @param ask asks for it
 * @param askOnline asks for it when the phone is online again
 */
export function useAskAgain(isMissing: boolean, ask: () => void, askOnline = ask): void {
  useEffect(() => {
    if (!isMissing) return;
    const asking = setInterval(ask, ASK_AGAIN);
    window.addEventListener('online', askOnline);
    return () => {
      clearInterval(asking);
      window.removeEventListener('online', askOnline);
    };
  }, [isMissing, ask, askOnline]);
}

/**
 * Asks for missing code as somebody who waits for it. Some browsers keep a failed import until the page is loaded anew, and
 * a newer version has other files: where the code does not come although the page itself is answered, the page is reloaded.
 * @param load rejected when the code does not come
 * @returns rejected when it is still missing
 */
export async function askHard(load: () => Promise<void>, page: Window = window): Promise<void> {
  try {
    await load();
  } catch (problem) {
    if (!(await isServed(page))) throw problem;
    // The network may have come back between the two questions.
    await load().catch((again) => {
      page.location.reload();
      throw again;
    });
  }
}

async function isServed({ location }: Window): Promise<boolean> {
  try {
    return (await fetch(location.href, { method: 'HEAD', cache: 'no-store' })).ok;
  } catch {
    return false;
  }
}
