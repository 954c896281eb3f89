import { pathsCopy } from '../../../copy/inspector-paths';
import { NO_QUESTION, type PathQuestion } from './path-question';

const copy = pathsCopy.onChart;

interface StateQuestionsProps {
  readonly state: string;
  /** A person sees the state: only such states are in funnels and paths. */
  readonly isPage: boolean;
  readonly question: PathQuestion | null;
  readonly onAsk: (question: PathQuestion) => void;
}

/** Questions about the state that is selected on the chart. */
export function StateQuestions({ state, isPage, question, onAsk }: StateQuestionsProps) {
  const before = question ?? NO_QUESTION;
  const isStep = before.steps.includes(state);
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons are no fields.
    <div className="paths-state" role="group" aria-label={copy.label}>
      {isPage && (
        <>
          <button
            type="button"
            className="quiet"
            disabled={isStep}
            onClick={() => onAsk({ ...before, view: 'funnel', steps: [...before.steps, state] })}
          >
            {isStep ? copy.isStep : copy.add}
          </button>
          <button
            type="button"
            className="quiet"
            onClick={() => onAsk({ ...before, view: 'ways', from: state })}
          >
            {copy.from}
          </button>
          <button
            type="button"
            className="quiet"
            onClick={() => onAsk({ ...before, view: 'ways', to: state })}
          >
            {copy.to}
          </button>
          <button
            type="button"
            className="quiet"
            onClick={() => onAsk({ ...before, view: 'after', from: state })}
          >
            {copy.after}
          </button>
        </>
      )}
      <button
        type="button"
        className="quiet"
        onClick={() => onAsk({ ...before, view: 'before', stop: state })}
      >
        {copy.before}
      </button>
      <button
        type="button"
        className="quiet"
        onClick={() => onAsk({ ...before, view: 'lenders', stop: state })}
      >
        {copy.lenders}
      </button>
    </div>
  );
}
