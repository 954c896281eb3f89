import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { CspHashes } from '../src/configuration/headers.ts';

/**
 * Hashes of the inline style sheet and scripts, for the Content-Security-Policy. Read from `index.html`: all documents have
 * the same.
 * @param folder output folder of the build
 * @throws if the folder has no `index.html`
 */
export function cspHashes(folder: string): CspHashes {
  const document = readFileSync(join(folder, 'index.html'), 'utf8');
  return {
    sheets: hashesOf(document.matchAll(/<style>([\s\S]*?)<\/style>/g)),
    scripts: hashesOf(document.matchAll(/<script>([\s\S]*?)<\/script>/g)),
  };
}

function hashesOf(elements: Iterable<RegExpMatchArray>): readonly string[] {
  return Array.from(
    elements,
    ([, text = '']) => `sha256-${createHash('sha256').update(text).digest('base64')}`,
  );
}
