import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { CspHashes } from '../src/configuration/headers.ts';

/**
 * Hashes of the inline style sheet and script, for the Content-Security-Policy. Read from `index.html`: all documents have
 * the same.
 * @param folder output folder of the build
 * @throws if the folder has no `index.html`
 */
export function cspHashes(folder: string): CspHashes {
  const document = readFileSync(join(folder, 'index.html'), 'utf8');
  return {
    sheet: hashOf(/<style>([\s\S]*?)<\/style>/.exec(document)?.[1]),
    script: hashOf(/<script>([\s\S]*?)<\/script>/.exec(document)?.[1]),
  };
}

function hashOf(text: string | undefined): string | null {
  return text === undefined ? null : `sha256-${createHash('sha256').update(text).digest('base64')}`;
}
