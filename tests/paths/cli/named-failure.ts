/** A kept failure, named by its folder: shorter to type than its token, on the machine that found it. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { reportsFolder } from '../kit/reports-folder';
import { UsageError } from './usage';

/**
 * The token of a failure in `reports/paths/failures`; what names none is taken for a token itself.
 * @throws UsageError for a failure whose file is no whole one
 */
export function tokenOf(nameOrToken: string, reports = reportsFolder()): string {
  if (!/^[\w-]+$/.test(nameOrToken)) return nameOrToken;
  const file = join(reports, 'failures', nameOrToken, 'failure.json');
  if (nameOrToken.length > MOST_LETTERS || !existsSync(file)) return nameOrToken;
  const token = tokenIn(readFileSync(file, 'utf8'));
  if (token !== null) return token;
  throw new UsageError(`${file} cannot be read: its run may have been cut off. Run the journey again.`);
}

/** Whether a text is made as the names of kept failures are: of a path with held ports, or of a test in Chromium. */
export function isNameOfFailure(text: string): boolean {
  return (
    /^[a-z][a-z0-9-]*-(chart|screens|layout)-[0-9a-f]{8}$/.test(text) || /^chromium-[a-z0-9-]+$/.test(text)
  );
}

/** Null when the file was cut off, or is none of a failure. */
function tokenIn(text: string): string | null {
  try {
    const record: unknown = JSON.parse(text);
    if (typeof record !== 'object' || record === null || !('token' in record)) return null;
    return typeof record.token === 'string' ? record.token : null;
  } catch {
    return null;
  }
}

/** Of the name of a folder; a token is longer. */
const MOST_LETTERS = 200;
