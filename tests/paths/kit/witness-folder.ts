/** Where a failed test in Chromium leaves what there is to know (tests/browser/support/witness.ts). */
import { createHash } from 'node:crypto';
import { join } from 'node:path';

import { reportsFolder } from './reports-folder';

/** A name within these is the title itself; a longer one is cut, and told from others by what its title hashes to. */
const MOST_LETTERS = 80;
const HASH_LETTERS = 8;

/** The folder of a test, by its title. */
export function witnessFolder(title: string, reports = reportsFolder()): string {
  return join(reports, 'failures', nameOf(title));
}

function nameOf(title: string): string {
  const name = `chromium-${title}`.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
  if (name.length <= MOST_LETTERS) return name;
  const hash = createHash('sha1').update(title).digest('hex').slice(0, HASH_LETTERS);
  return `${name.slice(0, MOST_LETTERS - HASH_LETTERS - 1)}-${hash}`;
}
