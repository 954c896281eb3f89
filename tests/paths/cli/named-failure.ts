/** A kept failure, named by its folder: shorter to type than its token, on the machine that found it. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { reportsFolder } from '../kit/reports-folder';

/** The token of a failure in `reports/paths/failures`; what names none is taken for a token itself. */
export function tokenOf(nameOrToken: string, reports = reportsFolder()): string {
  if (!/^[\w-]+$/.test(nameOrToken)) return nameOrToken;
  const file = join(reports, 'failures', nameOrToken, 'failure.json');
  if (nameOrToken.length > MOST_LETTERS || !existsSync(file)) return nameOrToken;
  const { token }: { readonly token?: unknown } = JSON.parse(readFileSync(file, 'utf8'));
  return typeof token === 'string' ? token : nameOrToken;
}

/** Of the name of a folder; a token is longer. */
const MOST_LETTERS = 200;
