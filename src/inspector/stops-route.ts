import {
  NO_SELECTION,
  readSelection,
  type Selection,
  selectionParameters,
} from './stops/comparison/selection';
import { type PathQuestion, pathQuestionParameters, readPathQuestion } from './stops/paths/path-question';
import { type ChartForm, decodePart, statePart, withParameters } from './url-parts';

/** Where merchants stop: what is seen of it, so that a link shows the same once the same file is opened. */
export interface StopsRoute {
  readonly kind: 'stops';
  /** Null for the table of all journeys. */
  readonly journey: string | null;
  /** Path of the selected state; null for none. */
  readonly state: string | null;
  readonly form: ChartForm;
  /** What the colours of the states say, by its id; null for what they say first. */
  readonly heat: string | null;
  readonly selection: Selection;
  /** What is asked about the paths of runs; null for nothing. */
  readonly question: PathQuestion | null;
}

/** All journeys, by all visits. */
export const STOPS_ROUTE: StopsRoute = {
  kind: 'stops',
  journey: null,
  state: null,
  form: 'drawing',
  heat: null,
  selection: NO_SELECTION,
  question: null,
};

export function readStopsRoute(hash: string): StopsRoute {
  const [path = '', search] = hash.split('?');
  const [, , journey = '', state = ''] = path.split('/').map(decodePart);
  const parameters = new URLSearchParams(search);
  return {
    kind: 'stops',
    journey: journey === '' ? null : journey,
    state: state === '' ? null : state,
    form: parameters.get('as') === 'text' ? 'text' : 'drawing',
    heat: parameters.get('heat'),
    selection: readSelection(parameters),
    question: readPathQuestion(parameters),
  };
}

export function stopsHash({ journey, state, form, heat, selection, question }: StopsRoute): string {
  const path = journey === null ? '' : `/${encodeURIComponent(journey)}${statePart(state)}`;
  return withParameters(`#/stops${path}`, {
    as: journey !== null && form === 'text' ? 'text' : '',
    heat: heat ?? '',
    ...selectionParameters(selection),
    ...(journey === null ? {} : pathQuestionParameters(question)),
  });
}
