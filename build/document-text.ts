/** The HTML document of one page: the bundler's `index.html`, filled in (decision 018). */
import type { PreloadPlan } from '../src/api/preloaded-calls.ts';
import type { documentTexts } from '../src/copy/document.ts';
import type { FirstScreen } from '../src/prerender.tsx';
import { buildLanguageOf } from './locale.ts';

export type DocumentTexts = ReturnType<typeof documentTexts>;

export interface Contents extends FirstScreen {
  readonly sheet: string;
  readonly script: string;
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
 * The document of one page, made from the bundler's `index.html` in its language: with the first screen, and with the inline sheet and script
 * in place of the bundler's tags.
 */
export function documentText(
  html: string,
  { html: screen, preloadPlan, sheet, script, appFiles, files, isStatic, merchantFiles }: Contents,
): string {
  const pageFiles = files.filter((file) => !appFiles.includes(file));
  const plan: PreloadPlan = { ...preloadPlan, merchantFiles: merchantFiles.map((file) => `/${file}`) };
  const head = [
    `<style>${sheet}</style>`,
    ...(isStatic ? [] : files).map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
    `<meta name="opening" content="${JSON.stringify(plan).replaceAll('&', '&amp;').replaceAll('"', '&quot;')}">`,
    fileList('app', appFiles),
    ...(isStatic ? [fileList('page', pageFiles)] : []),
    `<script>${script}</script>`,
  ];
  return html
    .replaceAll(/<!--[\s\S]*?-->|<(script type="module"|link rel="modulepreload")[^>]*>(<\/script>)?/g, '')
    .replaceAll(/\n\s+/g, '\n')
    .replace(/<title>(.*)(?=<)/, (_, name: string) => `${head.join('\n')}\n<title>${titleOf(screen, name)}`)
    .replace(/<div id="root">[\s\S]*?<\/div>\s*<\/div>/, () => `<div id="root">${screen}</div>`);
}

/** Script files as the inline script finds them (`src/import-app.ts`). */
function fileList(name: 'app' | 'page', files: readonly string[]): string {
  return `<meta name="${name}" content="${files.map((file) => `/${file}`).join(' ')}">`;
}

const NAME = /%([\w.]+)%/g;

/**
 * `index.html` in a language: with texts in place of the names between percent signs, without the lines that have one whose value is null.
 * @throws for a name without a text
 */
export function withTexts(html: string, texts: DocumentTexts, language: string): string {
  return html
    .replace(/(?<=<html lang=")[^"]*/, () => buildLanguageOf(language).tag)
    .replaceAll(/.*%[\w.]+%.*\n/g, (line) => {
      const values = Array.from(line.matchAll(NAME), ([, path = '']) => textAt(texts, path));
      return values.includes(null) ? '' : line.replaceAll(NAME, () => values.shift() ?? '');
    });
}

function textAt(texts: DocumentTexts, path: string): string | null {
  const text: unknown = path.split('.').reduce<unknown>((parent, key) => Object(parent)[key], texts);
  if (text === null || typeof text === 'string') return text;
  throw new Error(`index.html names ${path}, which is no text of a document.`);
}

/** Title of a page, as `src/ui/theme/tab-title.ts` writes it: the screen's heading, if it has another one than the product's name, and this name. */
function titleOf(screen: string, productName: string): string {
  const heading = (/<h1[^>]*>(.*?)<\/h1>/.exec(screen)?.[1] ?? '').replaceAll(/<[^>]*>/g, '');
  return heading === '' || heading === productName ? productName : `${heading} · ${productName}`;
}
