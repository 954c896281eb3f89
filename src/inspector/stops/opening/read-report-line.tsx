import { stopsCopy } from '../../../copy/inspector-stops';
import { formatCount } from '../numbers';
import { skippedLinesText } from '../reading/skipped-lines';
import type { ReadySessions } from './opened-sessions';

const copy = stopsCopy.report;

/** What was read, and what was not: lines that were skipped, by line and field, never by what they hold. */
export function ReadReportLine({ report }: { readonly report: ReadySessions['report'] }) {
  const { format, events, others, skipped, firstSkipped, isCut, late, smallest } = report;
  return (
    <section className="stops-report" aria-label={copy.label}>
      {format === 'counts' ? (
        <p>
          {copy.counts} {smallest !== undefined && smallest > 1 && copy.merged(smallest)}
        </p>
      ) : (
        <p>
          {copy.events(formatCount(events), copy.formats[format])}
          {others > 0 && `, ${copy.others(formatCount(others))}`}
        </p>
      )}
      {skipped > 0 && (
        <p className="stops-warning">
          {copy.skipped(formatCount(skipped))} ({skippedLinesText(firstSkipped)}
          {skipped > firstSkipped.length && '; …'})
        </p>
      )}
      {isCut && <p className="stops-warning">{copy.cut}</p>}
      {late > 0 && <p className="stops-warning">{copy.late(formatCount(late))}</p>}
    </section>
  );
}
