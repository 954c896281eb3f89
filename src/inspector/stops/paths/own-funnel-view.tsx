import { pathsCopy } from '../../../copy/inspector-paths';
import { csvText } from '../../export/csv';
import { save } from '../../export/save';
import { runEnds } from '../runs';
import { type OwnFunnelStep, ownFunnelOf } from './own-funnel';
import { OwnFunnelTable } from './own-funnel-table';
import { PageField } from './page-field';
import type { PathsViewProps } from './paths-view';
import { UntoldRuns } from './untold-runs';

const copy = pathsCopy.funnel;

interface OwnFunnelViewProps extends PathsViewProps {
  /** Pages of the most frequent path. */
  readonly commonPath: readonly string[];
}

/** A funnel of the pages that the analyst chose. */
export function OwnFunnelView({ paths, pages, question, onAsk, commonPath }: OwnFunnelViewProps) {
  const { steps } = question;
  const setSteps = (states: readonly string[]) => onAsk({ ...question, steps: states });
  const funnel = ownFunnelOf(paths.ways, steps);
  return (
    <>
      <div className="paths-choice">
        <PageField
          label={copy.add}
          pages={pages.filter((page) => !steps.includes(page))}
          value=""
          onChoose={(page) => setSteps([...steps, page])}
          button={copy.addButton}
        />
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
      <p className="quiet-text">{copy.lead}</p>
      <UntoldRuns paths={paths} />
      {steps.length === 0 ? (
        <p className="paths-empty">{copy.empty}</p>
      ) : (
        <>
          <OwnFunnelTable funnel={funnel} onSteps={setSteps} />
          <button
            type="button"
            className="quiet"
            onClick={() => save(`${paths.journey}-funnel.csv`, 'text/csv', ownFunnelCsv(funnel))}
          >
            {pathsCopy.csv}
          </button>
        </>
      )}
    </>
  );
}

/** The funnel for a spreadsheet; shares from 0 to 1, empty where there is none. */
export function ownFunnelCsv(funnel: readonly OwnFunnelStep[]): string {
  return csvText([
    [copy.step, pathsCopy.runs, copy.ofFirst, copy.ofPrevious, ...runEnds.map((end) => copy.ends[end])],
    ...funnel.map(({ state, reached, ofFirst, ofPrevious, ended }) => [
      state,
      reached,
      ofFirst ?? '',
      ofPrevious ?? '',
      ...runEnds.map((end) => ended[end]),
    ]),
  ]);
}
