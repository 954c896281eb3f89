import { useEffect } from 'react';

/** Retry interval of a missing chunk, in milliseconds. */
const RETRY_INTERVAL_MS = 3_000;

/** A lazily imported chunk could not be loaded: no network, or a newer deployment has removed the file. */
export class CodeNotLoaded extends Error {
  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause));
    this.name = 'CodeNotLoaded';
  }
}

/** The loaded value; null for `CodeNotLoaded`. @throws every other error */
export function unlessMissing<T>(loading: Promise<T>): Promise<T | null> {
  return loading.catch((problem) => {
    if (problem instanceof CodeNotLoaded) return null;
    throw problem;
  });
}

/**
 * Retries a missing chunk every three seconds, and as soon as the phone is online again.
 * @param isMissing whether to retry at all
 * @param retry retries once
 * @param retryOnline the retry when the phone is online again
 */
export function useRetryWhileMissing(isMissing: boolean, retry: () => void, retryOnline = retry): void {
  useEffect(() => {
    if (!isMissing) return;
    const timer = setInterval(retry, RETRY_INTERVAL_MS);
    window.addEventListener('online', retryOnline);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', retryOnline);
    };
  }, [isMissing, retry, retryOnline]);
}

/**
 * Retries a missing chunk after a tap. Some browsers cache a failed import until the page is reloaded, and a newer deployment has
 * other files: where the chunk fails again although the document is served, the page is reloaded.
 * @param load rejected when the code does not come
 * @returns rejected when it is still missing
 */
export async function loadOrReload(load: () => Promise<void>, page: Window = window): Promise<void> {
  try {
    await load();
  } catch (problem) {
    if (!(await isServed(page))) throw problem;
    // The network may have come back between the two requests.
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
