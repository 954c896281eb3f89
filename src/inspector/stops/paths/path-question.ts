/** A question about the paths of a journey's runs, as it is in the link. */
export interface PathQuestion {
  readonly view: (typeof PATH_VIEWS)[number];
  /** Steps of the analyst's own funnel, each once. */
  readonly steps: readonly string[];
  /** The two states between which paths are asked for, or the page after which is asked, or `ANY_FAILURE`; empty where none is chosen. */
  readonly from: string;
  readonly to: string;
  /** The state that runs ended in, and how they ended in it; or the state whose lenders are asked for. */
  readonly stop: string;
  readonly end: 'stopped' | 'left';
  /** The event after which is asked; empty for the first to ask about. */
  readonly event: string;
}

export const PATH_VIEWS = ['funnel', 'between', 'after', 'event', 'next', 'before', 'lenders'] as const;

/** In the place of a page's name: each page that says a failure. */
export const ANY_FAILURE = '(failure)';

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

/** Where the state or the page of a question is, of those that are about one. */
const SUBJECTS: Readonly<Partial<Record<PathQuestion['view'], 'from' | 'stop'>>> = {
  after: 'from',
  before: 'stop',
  lenders: 'stop',
};

/**
 * The question about the selected state, as long as it is about no other one.
 * @param selected name of the state; null for none
 * @param pages names of the states that a person sees: only those can be asked for by `after`
 */
export function aboutSelected(
  question: PathQuestion,
  selected: string | null,
  pages: readonly string[],
): PathQuestion {
  const subject = subjectOf(question.view, selected, pages);
  return subject === null || selected === null || question[subject] !== ''
    ? question
    : { ...question, [subject]: selected };
}

/** The question in another view; it is about the selected state again, where there is one. */
export function inView(
  question: PathQuestion,
  view: PathQuestion['view'],
  selected: string | null,
  pages: readonly string[],
): PathQuestion {
  const subject = subjectOf(view, selected, pages);
  return { ...question, view, ...(subject === null ? {} : { [subject]: '' }) };
}

function subjectOf(view: PathQuestion['view'], selected: string | null, pages: readonly string[]) {
  const isAnswer = selected !== null && (view !== 'after' || pages.includes(selected));
  return isAnswer ? (SUBJECTS[view] ?? null) : null;
}

/** A question as parameters of a link; those that are empty are left out of it. */
export function pathQuestionParameters(question: PathQuestion | null): Readonly<Record<string, string>> {
  if (question === null) return {};
  const { view, steps, from, to, stop, end, event } = question;
  const isStopped = end === 'stopped';
  return { ask: view, steps: steps.join(), start: from, goal: to, stop, end: isStopped ? '' : end, event };
}
