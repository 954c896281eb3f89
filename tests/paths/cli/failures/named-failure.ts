/** Finds a stored failure by the name of its folder, which is shorter than its token. Works only on the machine that found it. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { reportsFolder } from '../../kit/coverage/reports-folder';
import { UsageError } from '../usage';

/**
 * The token of a failure in `reports/paths/failures`; any other text is returned as a token.
 * @throws UsageError when the file of the failure is incomplete
 */
export function tokenOf(nameOrToken: string, reports = reportsFolder()): string {
  if (!/^[\w-]+$/.test(nameOrToken)) return nameOrToken;
  const file = join(reports, 'failures', nameOrToken, 'failure.json');
  if (nameOrToken.length > MAX_NAME_LENGTH || !existsSync(file)) return nameOrToken;
  const token = tokenIn(readFileSync(file, 'utf8'));
  if (token !== null) return token;
  throw new UsageError(`${file} cannot be read: its run may have been cut off. Run the journey again.`);
}

/** Whether a text has the format of a failure name: of a path with stubbed ports, or of a test in Chromium. */
export function isNameOfFailure(text: string): boolean {
  return (
    /^[a-z][a-z0-9-]*-(chart|screens|layout)-[0-9a-f]{8}$/.test(text) || /^chromium-[a-z0-9-]+$/.test(text)
  );
}

/**
 * Why a path that passes on these levels says nothing about the failure of this name; null where it does, and for a token, which does not
 * contain its level.
 */
export function unreproducibleReason(name: string, levels: readonly string[]): string | null {
  const level = /-(screens|layout)-[0-9a-f]{8}$/.exec(name)?.[1];
  if (level === undefined || levels.includes('layout') || (level === 'screens' && levels.includes('screens')))
    return null;
  const missing = levels.includes('screens')
    ? 'A screen in a DOM does not fail: it has no layout.'
    : 'The chart alone does not fail: it has none of the checks of a screen.';
  return `This failure was found on --level ${level}. ${missing} Replay it without --level.`;
}

/** Whether it is the token of a walk with fault injection: its parts are separated by dots. */
export function isWalkToken(token: string): boolean {
  return token.includes('.') && !token.startsWith('chromium.');
}

/** Null when the file is incomplete or not a failure. */
function tokenIn(text: string): string | null {
  try {
    const record: unknown = JSON.parse(text);
    if (typeof record !== 'object' || record === null || !('token' in record)) return null;
    return typeof record.token === 'string' ? record.token : null;
  } catch {
    return null;
  }
}

/** Maximum length of a folder name; a token is longer. */
const MAX_NAME_LENGTH = 200;
