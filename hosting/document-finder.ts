import { readdirSync } from 'node:fs';

import { languageOf } from '../src/language/languages.ts';

/**
 * Returns a function from a URL path to its document in a folder, as a web host finds it: `/pay/_linkId.html` for `/pay/abc`,
 * `/hi/pay/_linkId.html` with the language of the cookie.
 */
export function documentFinder(folder: string): (path: string, cookieLanguage: string | undefined) => string {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.html'),
  );
  const patterns = files.map((file) => ({
    file: `/${file}`,
    pattern: new RegExp(
      `^/${file.replace(/(^|\/)index\.html$|\.html$/, '').replaceAll(/\b_\w+/g, '[^/]+')}/?$`,
    ),
  }));
  // Exact paths before those with a variable segment (`_linkId`).
  patterns.sort((first, second) => Number(first.file.includes('/_')) - Number(second.file.includes('/_')));
  const find = (path: string) => patterns.find(({ pattern }) => pattern.test(path))?.file;
  return (path, cookieLanguage) => {
    const prefix = languageOf(path.split('/')[1] ?? '');
    const own = prefix ?? languageOf(cookieLanguage);
    if (own === null) return find(path) ?? '/not-found.html';
    return find(prefix === null ? `/${own}${path}` : path) ?? `/${own}/not-found.html`;
  };
}
