import { useEffect } from 'react';

import { isReloaded } from './is-reloaded';

/** Retry interval of a missing chunk, in milliseconds. */
export const RETRY_INTERVAL_MS = 3_000;

/** Time after a reload in which a page is not reloaded automatically, in milliseconds. */
const RELOAD_PAUSE_MS = 60_000;

/** A lazily imported chunk could not be loaded: no network, or a newer deployment has removed the file. */
export class CodeNotLoaded extends Error {
  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause));
    this.name = 'CodeNotLoaded';
  }
}

/** Resolves to the loaded value; to null when it is rejected with `CodeNotLoaded`. Rejects with every other error. */
export function nullIfNotLoaded<T>(loading: Promise<T>): Promise<T | null> {
  return loading.catch((error) => {
    if (error instanceof CodeNotLoaded) return null;
    throw error;
  });
}

/**
 * Loads missing code at once, every three seconds, and as soon as the phone is online again.
 * @param isMissing without it, nothing is loaded
 * @param load called at once and every three seconds
 * @param loadOnline called when the phone is online again
 */
export function useLoadUntilAvailable(isMissing: boolean, load: () => void, loadOnline = load): void {
  useEffect(() => {
    if (!isMissing) return;
    load();
    const timer = setInterval(load, RETRY_INTERVAL_MS);
    window.addEventListener('online', loadOnline);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', loadOnline);
    };
  }, [isMissing, load, loadOnline]);
}

interface ReloadOptions {
  /** Nobody tapped: a page that was reloaded within the last minute is not reloaded again. */
  readonly isAutomatic?: boolean;
  readonly page?: Window;
}

/**
 * Loads missing code. If that fails although the document can be fetched, the page is reloaded: most browsers, Chromium 150 among them,
 * remember a failed import until then, and a newer deployment has other files.
 * @returns rejected when the code is still missing
 */
export async function loadOrReload(
  load: () => Promise<void>,
  { isAutomatic = false, page = window }: ReloadOptions = {},
): Promise<void> {
  try {
    await load();
  } catch (error) {
    if ((isAutomatic && wasJustReloaded(page)) || !(await isServed(page))) throw error;
    // The network may have come back between the two requests.
    await load().catch(async (secondError) => {
      page.location.reload();
      // The page is left by then: no message is shown for a moment.
      await new Promise((resolve) => setTimeout(resolve, RETRY_INTERVAL_MS));
      throw secondError;
    });
  }
}

function wasJustReloaded({ performance }: Window): boolean {
  return isReloaded(performance) && performance.now() < RELOAD_PAUSE_MS;
}

async function isServed({ location }: Window): Promise<boolean> {
  try {
    return (await fetch(location.href, { method: 'HEAD', cache: 'no-store' })).ok;
  } catch {
    return false;
  }
}
