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
  const ofPage = [
    { name: copy.from, asked: { view: 'between', from: state } },
    { name: copy.to, asked: { view: 'between', to: state } },
    { name: copy.after, asked: { view: 'after', from: state } },
  ] as const;
  const ofState = [
    { name: copy.before, asked: { view: 'before', stop: state } },
    { name: copy.lenders, asked: { view: 'lenders', stop: state } },
  ] as const;
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons are no fields.
    <div className="paths-state" role="group" aria-label={copy.label}>
      {isPage && (
        <button
          type="button"
          className="quiet"
          disabled={isStep}
          onClick={() => onAsk({ ...before, view: 'funnel', steps: [...before.steps, state] })}
        >
          {isStep ? copy.isStep : copy.add}
        </button>
      )}
      {[...(isPage ? ofPage : []), ...ofState].map(({ name, asked }) => (
        <button key={name} type="button" className="quiet" onClick={() => onAsk({ ...before, ...asked })}>
          {name}
        </button>
      ))}
    </div>
  );
}
