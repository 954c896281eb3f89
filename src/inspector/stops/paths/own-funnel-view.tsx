import { pathsCopy } from '../../../copy/inspector-paths';
import { csvText } from '../../export/csv';
import { SaveCsv } from '../../export/save-csv';
import { formatCount } from '../numbers';
import { runEnds } from '../runs';
import type { JourneyPaths } from './journey-paths';
import { nextSteps, type OwnFunnelStep, ownFunnelOf } from './own-funnel';
import { OwnFunnelTable } from './own-funnel-table';
import type { PathsViewProps } from './paths-view';
import { SuppressedRuns } from './suppressed-runs';
import { timeSince } from './time-between';

const copy = pathsCopy.funnel;

interface OwnFunnelViewProps extends PathsViewProps {
  /** Pages of the most frequent path. */
  readonly commonPath: readonly string[];
}

/** A funnel of the pages that the analyst chose. */
export function OwnFunnelView({ paths, pages, question, onAsk, commonPath }: OwnFunnelViewProps) {
  const { steps } = question;
  const setSteps = (states: readonly string[]) => onAsk({ ...question, steps: states });
  const funnel = ownFunnelOf(paths.walked, steps);
  return (
    <>
      <div className="paths-choice">
        <label>
          {copy.add}{' '}
          <select value="" onChange={({ target }) => setSteps([...steps, target.value])}>
            <option value="">{steps.length === 0 ? copy.chooseFirst : copy.choose}</option>
            {nextSteps(paths.walked, pages, steps).map(({ state, reached }) => (
              <option key={state} value={state}>
                {copy.choice(state, formatCount(reached))}
              </option>
            ))}
          </select>
        </label>
        {steps.length === 0 ? (
          <button type="button" className="quiet" onClick={() => setSteps(commonPath)}>
            {copy.common}
          </button>
        ) : (
          <button type="button" className="quiet" onClick={() => setSteps([])}>
            {copy.clear}
          </button>
        )}
      </div>
      {steps
        .filter((step) => !pages.includes(step))
        .map((step) => (
          <p key={step} className="paths-empty">
            {pathsCopy.unknownState(step)}
          </p>
        ))}
      <p className="quiet-text">{copy.lead}</p>
      <SuppressedRuns paths={paths} />
      {paths.times === null && steps.length > 1 && <p className="quiet-text">{copy.timeNeedsEvents}</p>}
      {steps.length === 0 ? (
        <p className="paths-empty">{copy.empty}</p>
      ) : (
        <>
          <OwnFunnelTable funnel={funnel} times={paths.times} onSteps={setSteps} />
          <SaveCsv fileName={`${paths.journey}-funnel`} text={() => ownFunnelCsv(funnel, paths.times)} />
        </>
      )}
    </>
  );
}

/** The funnel for a spreadsheet; shares from 0 to 1, empty where there is none. */
export function ownFunnelCsv(funnel: readonly OwnFunnelStep[], times: JourneyPaths['times']): string {
  return csvText([
    [
      copy.step,
      pathsCopy.runs,
      copy.ofFirst,
      copy.ofPrevious,
      `${copy.time} (ms)`,
      ...runEnds.map((end) => copy.ends[end]),
    ],
    ...funnel.map(({ state, reached, ofFirst, ofPrevious, ended }, index) => [
      state,
      reached,
      ofFirst ?? '',
      ofPrevious ?? '',
      timeSince(times, funnel[index - 1]?.state, state) ?? '',
      ...runEnds.map((end) => ended[end]),
    ]),
  ]);
}
