/** Report folder of a failed test in Chromium (written by tests/browser/support/failure-report.ts). */
import { createHash } from 'node:crypto';
import { join } from 'node:path';

import { reportsFolder } from '../coverage/reports-folder';

/** Maximum length of a folder name. A longer name is cut, and ends with a hash of the whole title. */
const MAX_NAME_LENGTH = 80;
const HASH_LENGTH = 8;

/** Report folder of the test with this title. */
export function chromiumFailureFolder(title: string, reports = reportsFolder()): string {
  return join(reports, 'failures', nameOf(title));
}

function nameOf(title: string): string {
  const name = `chromium-${title}`.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
  if (name.length <= MAX_NAME_LENGTH) return name;
  const hash = createHash('sha1').update(title).digest('hex').slice(0, HASH_LENGTH);
  return `${name.slice(0, MAX_NAME_LENGTH - HASH_LENGTH - 1)}-${hash}`;
}
