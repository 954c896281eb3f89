/** The HTML document of one page: `index.html`, filled in (decision 018). */

import type { FirstScreen } from '../src/prerender.tsx';

const NAME = /%(\w+)%/g;

/**
 * `index.html` with texts in place of the names between percent signs, without the lines that have one whose text is null.
 * @throws for a name without a text
 */
export function withTexts(html: string, texts: Readonly<Record<string, string | null>>): string {
  const translated = html.replace(/(?<=<html lang=")[^"]*/, texts.languageTag ?? '');
  return translated.replaceAll(/.*%\w+%.*\n/g, (line) => {
    const names = Array.from(line.matchAll(NAME), ([, name = '']) => name);
    const unknown = names.find((name) => texts[name] === undefined);
    if (unknown !== undefined)
      throw new Error(`index.html names ${unknown}, which is no text of a document.`);
    return names.some((name) => texts[name] === null)
      ? ''
      : line.replaceAll(NAME, (_, name) => texts[name] ?? '');
  });
}

/**
 * The document of one page, made from the bundler's `index.html` in its language.
 * @param head elements in place of the bundler's tags
 */
export function documentText(
  template: string,
  head: readonly string[],
  { title, html }: FirstScreen,
): string {
  return template
    .replaceAll(/<!--[\s\S]*?-->|<(script type="module"|link rel="modulepreload")[^>]*>(<\/script>)?/g, '')
    .replaceAll(/\n\s+/g, '\n')
    .replace(/<title>.*(?=<)/, () => `${head.join('\n')}\n<title>${title}`)
    .replace(/<div id="root">[\s\S]*?<\/div>\s*<\/div>/, () => `<div id="root">${html}</div>`);
}

/** What the inline script reads by its name. */
export function meta(name: string, content: string): string {
  return `<meta name="${name}" content="${content.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}">`;
}
