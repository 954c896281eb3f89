/** A question about the paths of a journey's runs, as it is in the link. */
export interface PathQuestion {
  readonly view: (typeof PATH_VIEWS)[number];
  /** Steps of the analyst's own funnel, each once. */
  readonly steps: readonly string[];
  /** The two states whose ways are asked for, or the page after which is asked; empty where none is chosen. */
  readonly from: string;
  readonly to: string;
  /** The state that runs ended in, and how they ended in it; or the state whose lenders are asked for. */
  readonly stop: string;
  readonly end: 'stopped' | 'left';
  /** The event after which is asked; empty for the first to ask about. */
  readonly event: string;
}

export const PATH_VIEWS = ['funnel', 'ways', 'after', 'event', 'next', 'before', 'lenders'] as const;

export const NO_QUESTION: PathQuestion = {
  view: 'funnel',
  steps: [],
  from: '',
  to: '',
  stop: '',
  end: 'stopped',
  event: '',
};

/** The question of a link; null for none. */
export function readPathQuestion(parameters: URLSearchParams): PathQuestion | null {
  const view = PATH_VIEWS.find((known) => known === parameters.get('ask'));
  if (view === undefined) return null;
  const steps = (parameters.get('steps') ?? '').split(',').filter((state) => state !== '');
  return {
    view,
    steps: [...new Set(steps)],
    from: parameters.get('start') ?? '',
    to: parameters.get('goal') ?? '',
    stop: parameters.get('stop') ?? '',
    end: parameters.get('end') === 'left' ? 'left' : 'stopped',
    event: parameters.get('event') ?? '',
  };
}

/** A question as parameters of a link; those that are empty are left out of it. */
export function pathQuestionParameters(question: PathQuestion | null): Readonly<Record<string, string>> {
  if (question === null) return {};
  const { view, steps, from, to, stop, end, event } = question;
  const isStopped = end === 'stopped';
  return { ask: view, steps: steps.join(), start: from, goal: to, stop, end: isStopped ? '' : end, event };
}
