import { isReloaded } from './journey/is-reloaded';
import { nextTask } from './journey/next-task';
import { showOldBrowserPage } from './old-browser-page';
import { loadThemeFonts } from './theme-fonts';

/** Timeout of waiting for the first paint, in ms. */
const PAINT_TIMEOUT_MS = 500;

/** Interval between requests for a file that could not be loaded, in ms. */
const RETRY_INTERVAL_MS = 3_000;

/**
 * Imports the files of the app after the first paint, so that no script delays it, and each file in a task of its own, so that
 * the page stays responsive; then those of the page. The build lists the files in the document, each after its imports, React DOM
 * last (decision 018). The development server lists none: its document has a script tag instead.
 *
 * When a file of the app cannot be loaded, the document shows a message, and the file is requested until it is available. Then the page is
 * reloaded, because browsers cache a failed import; a page that was reloaded already is not reloaded again. When a file was loaded
 * and cannot be run, the document shows its page for old browsers (decision 022).
 * @param merchantFiles resolves, once the merchant is known, with the files that the page imports then. They are preloaded after
 *   those of the app
 */
export async function importApp(
  { document, location, performance }: Window,
  merchantFiles: Promise<readonly string[]>,
): Promise<void> {
  const appFiles = filesIn(document, 'app');
  const pageFiles = filesIn(document, 'page');
  if (appFiles.length === 0) return;
  await untilParsed(document);
  // The document's first script has replaced its content by the page for old browsers.
  if (document.querySelector('#root') === null) return;
  await untilPainted(document);
  preloadFiles(document, [...appFiles, ...pageFiles]);
  void merchantFiles.then((later) => preloadFiles(document, later));
  void loadThemeFonts(document);
  try {
    await importInTurn(appFiles.slice(0, -1));
    // While React DOM is loading. When a file of the page is missing, the app shows that, and retries.
    importInTurn(pageFiles).catch((error) => {
      if (!isLoadError(error)) showOldBrowserPage(document);
    });
    await importInTurn(appFiles.slice(-1));
  } catch (error) {
    if (!isLoadError(error)) return showOldBrowserPage(document);
    document.querySelector('.not-arrived')?.removeAttribute('hidden');
    await Promise.all(appFiles.map(untilAvailable));
    if (!isReloaded(performance)) location.reload();
  }
}

/** Whether a file could not be loaded: the errors of Chromium, Firefox and Safari have only the word "import" in common. */
export function isLoadError(error: unknown): boolean {
  return error instanceof TypeError && /\bimport/i.test(error.message);
}

/** The script files that the document lists under a name. */
function filesIn(document: Document, name: 'app' | 'page'): readonly string[] {
  const list = document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? '';
  return list.split(' ').filter((file) => file !== '');
}

async function importInTurn(files: readonly string[]): Promise<void> {
  for (const file of files) {
    await import(/* @vite-ignore */ file);
    await nextTask();
  }
}

/** Preloads script files. A file that is loading already is not requested again. */
function preloadFiles(document: Document, files: readonly string[]): void {
  for (const href of files) {
    const link = document.createElement('link');
    document.head.append(Object.assign(link, { rel: 'modulepreload', crossOrigin: '', href }));
  }
}

/** Resolves when the whole document is parsed: an incomplete document must not be hydrated. */
async function untilParsed(document: Document): Promise<void> {
  if (document.readyState !== 'loading') return;
  await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve, { once: true }));
}

/** Resolves after the first paint; at once on a hidden page, which is not painted, or where paints are not reported. */
async function untilPainted(document: Document): Promise<void> {
  const isPaintReported = PerformanceObserver.supportedEntryTypes?.includes('paint');
  if (!isPaintReported || document.visibilityState === 'hidden') return;
  await new Promise<void>((resolve) => {
    new PerformanceObserver(() => resolve()).observe({ type: 'paint', buffered: true });
    document.addEventListener('visibilitychange', () => resolve(), { once: true });
    setTimeout(resolve, PAINT_TIMEOUT_MS);
  });
  await nextTask();
}

async function untilAvailable(file: string): Promise<void> {
  for (;;) {
    const response = await fetch(file).catch(() => null);
    if (response?.ok === true) return;
    await new Promise((resolve) => setTimeout(resolve, RETRY_INTERVAL_MS));
  }
}
