import { nextTask } from './next-task';

/** So long a paint is waited for, should none be reported. */
const NO_PAINT_MS = 500;

/** Between two requests for a file that did not arrive. */
const RETRY_MS = 3_000;

/**
 * Evaluates the app: after the first paint, so that no script delays it, and each file in a task of its own, so that the page reacts
 * in between. The build has written the files into the document, each behind what it imports (decision 018); the development server
 * writes none, its document has a script.
 *
 * When a file does not arrive, the document says so, and the file is asked for until it does. Then the page is reloaded once, because
 * browsers remember a failed import.
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

/** Has a file come beside the others. Without effect where the document asks for it itself. */
function preloadOf(document: Document, href: string): HTMLLinkElement {
  return Object.assign(document.createElement('link'), { rel: 'modulepreload', crossOrigin: '', href });
}

/** Resolves when the whole document is there: a part of it would be painted, and hydrated, as if it were all. */
async function parsed(document: Document): Promise<void> {
  if (document.readyState !== 'loading') return;
  await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve, { once: true }));
}

/** Resolves after the first paint; at once on a page that is hidden, which is not painted. */
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
