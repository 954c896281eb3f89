import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { CspHashes } from '../src/configuration/headers.ts';

/**
 * Hashes of inline content of the documents for the policy: all documents have the same sheet and script.
 * @param folder of the build
 * @throws when nothing was built there
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
