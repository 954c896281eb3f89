/** The HTML document of one page: the bundler's `index.html`, filled in (decision 018). */
import type { PreloadPlan } from '../src/api/preloaded-calls.ts';
import { buildLanguageOf } from './locale.ts';
import { oldBrowserScript } from './old-browser.ts';
import type * as Prerender from './prerender.tsx';

export interface Contents extends Prerender.FirstScreen {
  readonly sheet: string;
  readonly script: string;
  readonly messages: typeof Prerender.documentMessages;
  readonly language: string;
  /** Template of the page for old browsers. */
  readonly oldBrowserPage: string;
  /** Script files of the app, which the inline script imports in this order. */
  readonly appFiles: readonly string[];
  /**
   * Script files of the page with those of the app. The browser preloads them (`modulepreload`) while it parses the document; of a static page,
   * the inline script imports them after those of the app.
   */
  readonly files: readonly string[];
  /** The document is usable without scripts (`pages.ts`). */
  readonly isStatic: boolean;
  /** Script files that the inline script preloads once the merchant is known. */
  readonly merchantFiles: readonly string[];
}

/**
 * The document of one page, made from the bundler's `index.html`: the inline script replaces the script tags and imports the
 * app.
 */
export function documentText(
  bundlerDocument: string,
  {
    html,
    preloadPlan,
    sheet,
    script,
    messages,
    language,
    oldBrowserPage,
    appFiles,
    files,
    isStatic,
    merchantFiles,
  }: Contents,
): string {
  const pageFiles = files.filter((file) => !appFiles.includes(file));
  const plan: PreloadPlan = { ...preloadPlan, merchantFiles: merchantFiles.map((file) => `/${file}`) };
  const head = [
    `<style>${sheet}</style>`,
    ...(isStatic ? [] : files).map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
    `<meta name="opening" content="${JSON.stringify(plan).replaceAll('&', '&amp;').replaceAll('"', '&quot;')}">`,
    fileList('app', appFiles),
    ...(isStatic ? [fileList('page', pageFiles)] : []),
    `<script>${oldBrowserScript}</script>`,
    `<script>${script}</script>`,
  ];
  return withMessages(bundlerDocument, messages, language)
    .replaceAll(/ *<(script type="module"|link rel="modulepreload")[^>]*>(<\/script>)?\n/g, '')
    .replace('<title>', () => `${head.join('\n    ')}\n    <title>${titleOf(html, messages.title)}`)
    .replace(/<div id="root">[\s\S]*?<\/div>\s*<\/div>/, () => `<div id="root">${html}</div>`)
    .replace('</body>', () => `${oldBrowserPage}\n  </body>`);
}

/** Script files as the inline script finds them (`src/import-app.ts`). */
function fileList(name: 'app' | 'page', files: readonly string[]): string {
  return `<meta name="${name}" content="${files.map((file) => `/${file}`).join(' ')}">`;
}

/** `index.html` with the texts of a language, and its tag, in place of the names between percent signs. */
export function withMessages(
  html: string,
  messages: typeof Prerender.documentMessages,
  language: string,
): string {
  const values: Readonly<Record<string, string | undefined>> = {
    TITLE: messages.title,
    DESCRIPTION: messages.description,
    LOADING: messages.loading,
    NO_SCRIPT: messages.noScript,
    NOT_ARRIVED: messages.notArrived,
  };
  return html
    .replace(/(?<=<html lang=")[^"]*/, () => buildLanguageOf(language).tag)
    .replaceAll(/%([A-Z_]+)%/g, (_, name: string) => {
      const value = values[name];
      if (value === undefined) throw new Error(`index.html names ${name}, which is no text of a document.`);
      return value;
    });
}

/**
 * First part of the title, the screen's heading and a separator, as `src/ui/theme/tab-title.ts` writes it; empty without a
 * heading, and where it is the product's name.
 */
function titleOf(html: string, productName: string): string {
  const heading = (/<h1[^>]*>(.*?)<\/h1>/.exec(html)?.[1] ?? '').replaceAll(/<[^>]*>/g, '');
  return heading === '' || heading === productName ? '' : `${heading} · `;
}
