import { pathsCopy } from '../../../copy/inspector-paths';
import { formatCount, formatPercent, formatStay } from '../numbers';
import { PageField } from './page-field';
import { pathsBetween } from './paths-between';
import type { PathsViewProps } from './paths-view';
import { RankedTable } from './ranked-table';
import { SuppressedRuns } from './suppressed-runs';
import { timeBetween } from './time-between';

const copy = pathsCopy.between;

/** The paths that runs took from one page to another. */
export function PathsBetweenView({ paths, pages, question, onAsk, path, onPath }: PathsViewProps) {
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
        <Between counted={pathsBetween(paths.walked, from, to)} {...{ paths, from, to, path, onPath }} />
      )}
    </>
  );
}

interface BetweenProps extends Pick<PathsViewProps, 'paths' | 'path' | 'onPath'> {
  readonly counted: ReturnType<typeof pathsBetween>;
  readonly from: string;
  readonly to: string;
}

function Between({ counted: { started, earlier, between }, paths, from, to, path, onPath }: BetweenProps) {
  const time = paths.times === null ? null : timeBetween(paths.times, from, to);
  const share = formatPercent(between.runs / Math.max(1, started));
  return (
    <>
      <p className="funnel-sum">
        {from === ''
          ? copy.sumFromStart(formatCount(started), formatCount(between.runs), share)
          : copy.sum(formatCount(started), formatCount(between.runs), share)}
        {earlier > 0 && copy.earlier(formatCount(earlier))}.
      </p>
      {between.runs > 0 && paths.times === null && <p className="quiet-text">{copy.timeNeedsEvents}</p>}
      {time !== null && (
        <p className="quiet-text">
          {(from === '' ? copy.timeFromStart : copy.time)(
            formatStay(time.medianMs),
            formatStay(time.p90Ms),
            formatCount(time.runs),
          )}
        </p>
      )}
      {between.runs > 0 && (
        <RankedTable
          ranked={between}
          heading={copy.path}
          csvHeading={copy.pathHeading}
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
