import { useEffect } from 'react';

/** Retry interval of a missing chunk, in milliseconds. */
export const RETRY_INTERVAL_MS = 3_000;

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
 * Retries a missing chunk every three seconds, and as soon as the phone is online again.
 * @param isMissing whether the chunk is missing: without it, nothing is retried
 * @param retry called every three seconds
 * @param retryOnline called when the phone is online again
 */
export function useRetryUntilLoaded(isMissing: boolean, retry: () => void, retryOnline = retry): void {
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
 * Loads a missing chunk after the merchant tapped to retry. If it fails although the document can be fetched, the page is reloaded:
 * some browsers cache a failed import until then, and a newer deployment has other files.
 * @returns rejected when the chunk is still missing
 */
export async function loadOrReload(load: () => Promise<void>, page: Window = window): Promise<void> {
  try {
    await load();
  } catch (error) {
    if (!(await isServed(page))) throw error;
    // The network may have come back between the two requests.
    await load().catch((secondError) => {
      page.location.reload();
      throw secondError;
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
