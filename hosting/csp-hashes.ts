import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { CspHashes } from '../src/configuration/headers.ts';
import { languages } from '../src/language/languages.ts';

/**
 * Hashes of the inline style sheets and scripts, for the Content-Security-Policy. Read from the `index.html` of each language: all
 * documents of a language have the same.
 * @param folder output folder of the build
 * @throws if the folder has no `index.html`
 */
export function cspHashes(folder: string): CspHashes {
  const translated = languages.map(({ language }) => join(folder, language, 'index.html'));
  const documents = [join(folder, 'index.html'), ...translated.filter((file) => existsSync(file))]
    .map((file) => readFileSync(file, 'utf8'))
    .join('');
  return {
    sheets: hashesOf(documents.matchAll(/<style>([\s\S]*?)<\/style>/g)),
    scripts: hashesOf(documents.matchAll(/<script>([\s\S]*?)<\/script>/g)),
  };
}

function hashesOf(elements: Iterable<RegExpMatchArray>): readonly string[] {
  const texts = new Set(Array.from(elements, ([, text = '']) => text));
  return [...texts].map((text) => `sha256-${createHash('sha256').update(text).digest('base64')}`);
}
