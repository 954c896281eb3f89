import { stopsCopy } from '../../../copy/inspector-stops';
import { formatCount } from '../numbers';
import type { SkippedLine } from './read-report';

/** Lines that were skipped, by line and field, never by what they hold. */
export function skippedLinesText(lines: readonly SkippedLine[]): string {
  return lines
    .map(({ line, field, problem }) =>
      stopsCopy.report.skippedLine(formatCount(line), field, stopsCopy.rowProblems[problem]),
    )
    .join('; ');
}
