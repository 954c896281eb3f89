/** Questions about all charts, answered by reading them. */
import { inspectorCopy } from '../../copy/inspector';
import type { Journey } from '../catalogue';
import { ANY_STATE, type ChartEdge, type ChartState, pathText, stateOf } from '../chart/chart';
import { csvText } from '../export/csv';
import { chartHash } from '../location';
import { normaliseText } from '../normalise-text';
import { plainName } from '../plain-name';

export const QUESTIONS = ['noBack', 'event', 'guard', 'within', 'slower', 'call'] as const;
export type Question = (typeof QUESTIONS)[number];

/** A state, or one of its transitions. */
export interface Answer {
  readonly journey: string;
  readonly state: string;
  /** The transition, the call or the wait; empty where the answer is the state. */
  readonly text: string;
  /** Where the transition leads; empty where the answer is no transition. */
  readonly to: string;
  readonly hash: string;
}

/** Whether a question is about a number of seconds. */
export function isAboutTime(question: Question): boolean {
  return question === 'within' || question === 'slower';
}

/** Why a question cannot be answered: what it is about is missing, or is no number of seconds; null where it can. */
export function problemOf(question: Question, value: string): 'missing' | 'not-a-number' | null {
  if (question === 'noBack') return null;
  if (value.trim() === '') return 'missing';
  if (isAboutTime(question)) return Number.isFinite(Number(value)) ? null : 'not-a-number';
  return normaliseText(value) === '' ? 'missing' : null;
}

/**
 * The answers, in the order of the charts; none where the question cannot be answered.
 * @param value what the question is about: a part of an event's, a guard's or a call's name, or a number of seconds; nothing for `noBack`
 */
export function answersTo(
  journeys: readonly Journey[],
  question: Question,
  value: string,
): readonly Answer[] {
  if (problemOf(question, value) !== null) return [];
  return journeys.flatMap((journey) => answersIn(journey, question, value));
}

function answersIn(journey: Journey, question: Question, value: string): readonly Answer[] {
  const { chart } = journey;
  const edges = chart.edges.filter(({ isInert }) => !isInert);
  const seconds = Number(value);
  switch (question) {
    case 'noBack':
      return chart.states
        .filter((state) => state.kind === 'person' && !acceptsBack(journey, state))
        .map((state) => answer(journey, state, ''));
    case 'event':
      return ofEdges(
        journey,
        edges.filter(({ event }) => isNamed(event, value)),
      );
    case 'guard':
      return ofEdges(
        journey,
        edges.filter(({ guard }) => guard !== null && isNamed(guard, value)),
      );
    case 'within':
      return timesOf(journey, ({ max }) => max <= seconds * 1_000);
    case 'slower':
      return timesOf(journey, ({ max }) => max > seconds * 1_000);
    case 'call':
      return chart.states.flatMap((state) =>
        state.invokes
          .filter(({ source }) => isNamed(source, value))
          .map(({ source }) => answer(journey, state, source)),
      );
  }
}

/** Whether the merchant can go back in a state: of it and the states around it, the innermost one with the event takes it. */
function acceptsBack({ chart }: Journey, state: ChartState): boolean {
  for (let outer: ChartState | undefined = state; outer !== undefined; ) {
    const { id, parent }: ChartState = outer;
    const back = chart.edges.filter(({ source, eventType }) => source === id && eventType === 'back');
    if (back.length > 0) return back.some(({ isInert }) => !isInert);
    outer = parent === null ? undefined : stateOf(chart, parent);
  }
  return chart.edges.some(
    ({ source, eventType, isInert }) => source === ANY_STATE && eventType === 'back' && !isInert,
  );
}

/** The transitions after a time, and the waits between polls, whose longest duration is asked for. */
function timesOf(
  journey: Journey,
  isAsked: (duration: { readonly max: number }) => boolean,
): readonly Answer[] {
  const { chart } = journey;
  return [
    ...ofEdges(
      journey,
      chart.edges.filter(({ delay }) => delay !== null && isAsked(delay)),
    ),
    ...chart.states.flatMap((state) =>
      state.invokes
        .filter(({ waits }) => waits !== null && isAsked(waits))
        .map(({ source, waits }) => answer(journey, state, `${source} (${waits?.text ?? ''})`)),
    ),
  ];
}

function ofEdges(journey: Journey, edges: readonly ChartEdge[]): readonly Answer[] {
  return edges.map((edge) => {
    const state = stateOf(journey.chart, edge.source);
    const guard = edge.guard === null ? '' : ` [${edge.guard}]`;
    const names = edge.targets.map((id) => {
      const target = stateOf(journey.chart, id);
      return target === undefined ? id : pathText(target);
    });
    const [text, to] = [`${edge.event}${guard}`, names.join(', ')];
    if (state !== undefined) return answer(journey, state, text, to);
    // A root that has routes only is no state of the chart: such an answer leads to the state that is opened.
    const hash = chartHash(journey.id, names[0] ?? null);
    return { journey: journey.title, state: inspectorCopy.chart.anyState, text, to, hash };
  });
}

function answer({ id, title }: Journey, state: ChartState, text: string, to = ''): Answer {
  return { journey: title, state: pathText(state), text, to, hash: chartHash(id, pathText(state)) };
}

/** Whether a name of the code holds all words that were typed, as it is written or in plain words. */
function isNamed(name: string, typed: string): boolean {
  const text = normaliseText(`${name} ${plainName(name) ?? ''}`);
  return normaliseText(typed)
    .split(' ')
    .every((word) => text.includes(word));
}

/** The answers as a table for a spreadsheet. */
export function answersAsCsv(answers: readonly Answer[], headings: readonly string[]): string {
  return csvText([headings, ...answers.map(({ journey, state, text, to }) => [journey, state, text, to])]);
}
