import { pathsCopy } from '../../../copy/inspector-paths';
import { csvText } from '../../export/csv';
import { SaveCsv } from '../../export/save-csv';
import { formatCount, formatPercent } from '../numbers';
import { runEnds } from '../runs';
import { ShareText } from '../shares/share-text';
import { type AfterPage, afterPage } from './after-page';
import { PageField } from './page-field';
import { ANY_FAILURE } from './path-question';
import type { PathsViewProps } from './paths-view';
import { SuppressedRuns } from './suppressed-runs';

const copy = pathsCopy.after;

interface AfterPageViewProps extends PathsViewProps {
  /** Names of the failure states that runs came to. */
  readonly failures: readonly string[];
}

/** What became of the runs that saw a page, at first any failure page: how they ended, and which pages they saw later. */
export function AfterPageView({ failures, paths, pages, question, onAsk, path, onPath }: AfterPageViewProps) {
  const failurePages = pages.filter((page) => failures.includes(page));
  const from = question.from === '' && failurePages.length > 0 ? ANY_FAILURE : question.from;
  const isAnyFailure = from === ANY_FAILURE;
  const after = afterPage(paths, isAnyFailure ? failurePages : [from]);
  return (
    <>
      <div className="paths-choice">
        <PageField
          label={copy.page}
          pages={failurePages.length > 0 ? [copy.anyFailure, ...pages] : pages}
          value={isAnyFailure ? copy.anyFailure : from}
          onChoose={(page) => onAsk({ ...question, from: page === copy.anyFailure ? ANY_FAILURE : page })}
        />
      </div>
      <p className="quiet-text">{copy.lead}</p>
      <SuppressedRuns paths={paths} />
      {from === '' && <p className="paths-empty">{copy.empty}</p>}
      {from !== '' && after.runs === 0 && <p className="paths-empty">{copy.nobody}</p>}
      {after.runs > 0 && (
        <After
          after={after}
          name={isAnyFailure ? copy.anyFailure : from}
          start={isAnyFailure ? [] : [from]}
          fileName={`${paths.journey}-after-${isAnyFailure ? 'failure' : from}`}
          {...{ path, onPath }}
        />
      )}
    </>
  );
}

interface AfterProps extends Pick<PathsViewProps, 'path' | 'onPath'> {
  readonly after: AfterPage;
  /** Of the page, in a sentence. */
  readonly name: string;
  /** Where a drawn path starts; empty where there are several pages. */
  readonly start: readonly string[];
  /** Name of the CSV file, without its ending. */
  readonly fileName: string;
}

function After({
  after: { runs, wentOn, ended, stoppedHere, finishedIn, later },
  name,
  start,
  path,
  onPath,
  fileName,
}: AfterProps) {
  const ends = [
    ...finishedIn.map(({ state, runs: finished }) => ({ name: copy.finishedIn(state), runs: finished })),
    ...runEnds
      .filter((end) => end !== 'finished' && (end !== 'stopped' || stoppedHere === null))
      .map((end) => ({ name: copy.ends[end], runs: ended[end] })),
    ...(stoppedHere === null
      ? []
      : [
          { name: copy.stoppedHere, runs: stoppedHere },
          { name: copy.stoppedLater, runs: ended.stopped - stoppedHere },
        ]),
  ]
    .filter((row) => row.runs > 0)
    .map((row) => ({ ...row, share: row.runs / runs }))
    .sort((a, b) => b.runs - a.runs);
  const csv = () =>
    csvText([
      [copy.csvKind, copy.csvName, pathsCopy.runs, pathsCopy.share],
      ...ends.map((row) => [copy.ended, row.name, row.runs, row.share]),
      ...later.map((row) => [copy.later, row.page, row.runs, row.share]),
    ]);
  return (
    <>
      <p className="funnel-sum">
        {copy.sum(formatCount(runs), name, formatCount(wentOn), formatPercent(wentOn / runs))}
      </p>
      <div className="paths-tables">
        <table className="stops-table paths-table">
          <SharesHead name={copy.ended} />
          <tbody>
            {ends.map((row) => (
              <tr key={row.name}>
                <th scope="row">{row.name}</th>
                <td>{formatCount(row.runs)}</td>
                <td>
                  <ShareText count={row.runs} total={runs} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        {later.length === 0 && <p>{copy.nothingLater}</p>}
        {later.length > 0 && (
          <table className="stops-table paths-table">
            <SharesHead name={copy.later} />
            <tbody>
              {later.map((row) => {
                const isDrawn = path.join() === [...start, row.page].join();
                return (
                  <tr key={row.page}>
                    <th scope="row">
                      <button
                        type="button"
                        className="paths-draw"
                        aria-pressed={isDrawn}
                        onClick={() => onPath(isDrawn ? [] : [...start, row.page])}
                      >
                        {row.page}
                      </button>
                      <div className="funnel-bar" style={{ inlineSize: `${row.share * 100}%` }} />
                    </th>
                    <td>{formatCount(row.runs)}</td>
                    <td>
                      <ShareText count={row.runs} total={runs} />
                    </td>
                  </tr>
                );
              })}
            </tbody>
          </table>
        )}
      </div>
      <SaveCsv fileName={fileName} text={csv} />
    </>
  );
}

function SharesHead({ name }: { readonly name: string }) {
  return (
    <thead>
      <tr>
        <th scope="col">{name}</th>
        <th scope="col">{pathsCopy.runs}</th>
        <th scope="col">{pathsCopy.share}</th>
      </tr>
    </thead>
  );
}
