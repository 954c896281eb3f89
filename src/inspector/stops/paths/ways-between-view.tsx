import { pathsCopy } from '../../../copy/inspector-paths';
import { formatCount, formatPercent, formatStay } from '../numbers';
import { PageField } from './page-field';
import type { PathsViewProps } from './paths-view';
import { RankedTable } from './ranked-table';
import { SuppressedRuns } from './suppressed-runs';
import { timeBetween } from './time-between';
import { waysBetween } from './ways-between';

const copy = pathsCopy.ways;

/** The ways that runs took from one page to another. */
export function WaysBetweenView({ paths, pages, question, onAsk, path, onPath }: PathsViewProps) {
  const { from, to } = question;
  return (
    <>
      <div className="paths-choice">
        <PageField
          label={copy.from}
          pages={pages}
          value={from}
          emptyText={copy.start}
          onChoose={(page) => onAsk({ ...question, from: page })}
        />
        <PageField
          label={copy.to}
          pages={pages}
          value={to}
          onChoose={(page) => onAsk({ ...question, to: page })}
        />
        <button
          type="button"
          className="quiet"
          disabled={from === '' || to === ''}
          onClick={() => onAsk({ ...question, from: to, to: from })}
        >
          {copy.swap}
        </button>
      </div>
      <p className="quiet-text">{copy.lead}</p>
      <SuppressedRuns paths={paths} />
      {to === '' && <p className="paths-empty">{copy.empty}</p>}
      {to !== '' && from === to && <p className="paths-empty">{copy.same}</p>}
      {to !== '' && from !== to && (
        <Ways between={waysBetween(paths.ways, from, to)} {...{ paths, from, to, path, onPath }} />
      )}
    </>
  );
}

interface WaysProps extends Pick<PathsViewProps, 'paths' | 'path' | 'onPath'> {
  readonly between: ReturnType<typeof waysBetween>;
  readonly from: string;
  readonly to: string;
}

function Ways({ between: { started, earlier, ways }, paths, from, to, path, onPath }: WaysProps) {
  const time = paths.times === null ? null : timeBetween(paths.times, from, to);
  const share = formatPercent(ways.runs / Math.max(1, started));
  return (
    <>
      <p className="funnel-sum">
        {from === ''
          ? copy.sumFromStart(formatCount(started), formatCount(ways.runs), share)
          : copy.sum(formatCount(started), formatCount(ways.runs), share)}
        {earlier > 0 && copy.earlier(formatCount(earlier))}.
      </p>
      {ways.runs > 0 && paths.times === null && <p className="quiet-text">{copy.timeNeedsEvents}</p>}
      {time !== null && (
        <p className="quiet-text">
          {(from === '' ? copy.timeFromStart : copy.time)(
            formatStay(time.medianMs),
            formatStay(time.p90Ms),
            formatCount(time.runs),
          )}
        </p>
      )}
      {ways.runs > 0 && (
        <RankedTable
          ranked={ways}
          heading={copy.way}
          csvHeading={copy.wayHeading}
          textOf={({ pages }) => (pages.length === 0 ? copy.directly : pages.join(' → '))}
          pathOf={({ pages }) => [...(from === '' ? [] : [from]), ...pages, to]}
          path={path}
          onPath={onPath}
          fileName={`${paths.journey}-${from === '' ? 'start' : from}-${to}`}
        />
      )}
    </>
  );
}
