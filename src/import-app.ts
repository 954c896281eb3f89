import { nextTask } from './journey/next-task';

/** Timeout of waiting for a paint, in ms, where none is reported. */
const NO_PAINT_MS = 500;

/** Interval between requests for a file that did not arrive, in ms. */
const RETRY_MS = 3_000;

/**
 * Evaluates the app: after the first paint, so that no script delays it, and each file in a task of its own, so that the page
 * stays responsive. The build lists the files in the document, each after its imports (decision 018); the development server
 * lists none, its document has a script.
 *
 * When a file does not arrive, the document shows a message, and the file is requested until it does. Then the page is
 * reloaded once, because browsers cache a failed import.
 */
export async function importApp({ document, location, performance }: Window): Promise<void> {
  const files = document.querySelector<HTMLMetaElement>('meta[name="app"]')?.content.split(' ') ?? [];
  if (files.length === 0) return;
  await parsed(document);
  await painted(document);
  for (const file of files) document.head.append(preloadOf(document, file));
  try {
    for (const file of files) {
      await import(/* @vite-ignore */ file);
      await nextTask();
    }
  } catch {
    document.querySelector('.not-arrived')?.removeAttribute('hidden');
    await Promise.all(files.map(available));
    const [navigation] = performance.getEntriesByType('navigation');
    const isReloaded = navigation !== undefined && 'type' in navigation && navigation.type === 'reload';
    if (!isReloaded) location.reload();
  }
}

/** Preloads a file in parallel. No effect where the document loads it itself. */
function preloadOf(document: Document, href: string): HTMLLinkElement {
  return Object.assign(document.createElement('link'), { rel: 'modulepreload', crossOrigin: '', href });
}

/** Resolves when the whole document is parsed: otherwise a part of it would be painted and hydrated. */
async function parsed(document: Document): Promise<void> {
  if (document.readyState !== 'loading') return;
  await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve, { once: true }));
}

/** Resolves after the first paint; at once on a hidden page, which is not painted. */
async function painted(document: Document): Promise<void> {
  const isReported = PerformanceObserver.supportedEntryTypes?.includes('paint');
  if (!isReported || document.visibilityState === 'hidden') return;
  await new Promise<void>((resolve) => {
    new PerformanceObserver(() => resolve()).observe({ type: 'paint', buffered: true });
    document.addEventListener('visibilitychange', () => resolve(), { once: true });
    setTimeout(resolve, NO_PAINT_MS);
  });
  await nextTask();
}

async function available(file: string): Promise<void> {
  for (;;) {
    const response = await fetch(file).catch(() => null);
    if (response?.ok === true) return;
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
  }
}
