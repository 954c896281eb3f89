/** Where a failed test in Chromium leaves what there is to know (tests/browser/support/failure-report.ts). */
import { createHash } from 'node:crypto';
import { join } from 'node:path';

import { reportsFolder } from './reports-folder';

/** Maximum length of a name; a longer title is cut and gets a hash of the whole title. */
const MAX_LETTERS = 80;
const HASH_LETTERS = 8;

/** Folder of the test with this title. */
export function witnessFolder(title: string, reports = reportsFolder()): string {
  return join(reports, 'failures', nameOf(title));
}

function nameOf(title: string): string {
  const name = `chromium-${title}`.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
  if (name.length <= MAX_LETTERS) return name;
  const hash = createHash('sha1').update(title).digest('hex').slice(0, HASH_LETTERS);
  return `${name.slice(0, MAX_LETTERS - HASH_LETTERS - 1)}-${hash}`;
}
