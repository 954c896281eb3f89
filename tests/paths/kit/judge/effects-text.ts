/**
 * What the states of a chart ask for, what they do besides, how long they wait and how often they ask again, as a text that people
 * approve. Coverage does not judge it: a call with another value of the same type, a report that is not made, a delay ten times too long
 * and a limit off by one take the same transitions.
 */
import { nameOf } from '../model/ends';
import type { Graph } from '../model/graph';
import type { JourneyLogic, Offer, Position } from '../model/journey-logic';
import { portInput } from '../model/moves';
import { sampleName } from './transitions-text';

/** Maximum number of values of one input field in the text. */
const MAX_VALUES = 6;

/** An answer that repeats less often than this is no polling. */
const MIN_REPEATS = 3;

/** Longer than any limit of the app: who asks so often does not stop by itself. */
const MAX_REPEATS = 200;

/**
 * By state: each call with the values of its input, each action on the way there with its params, each timer with its time, each answer
 * after which the same is asked again.
 */
export function effectsText(logic: JourneyLogic, graph: Graph): string {
  const states = new Map<string, Set<string>>();
  const add = (state: string, lines: readonly string[]) => {
    const known = states.get(state) ?? new Set<string>();
    states.set(state, known);
    for (const line of lines) known.add(line);
  };
  const steps = stepsIn(logic, graph);
  for (const [state, lines] of valueLines('asks', inputsIn(graph))) add(state, lines);
  for (const [state, lines] of valueLines('does', actionsIn(steps))) add(state, lines);
  for (const { before, after } of steps) add(nameOf(after.snapshot), startedTimers(before, after));
  for (const [state, lines] of repeatLines(logic, graph)) add(state, lines);
  return [...states]
    .filter(([, lines]) => lines.size > 0)
    .map(([state, lines]) =>
      [state, ...[...lines].sort().map((line) => `  ${line}\n`)].join('\n').replaceAll('\n\n', '\n'),
    )
    .sort()
    .join('\n');
}

/** Every step of the graph, the starts included, with its exact positions. */
function stepsIn(logic: JourneyLogic, { starts, nodes }: Graph) {
  const notStarted = logic.getInitialSnapshot();
  return [
    ...starts.map(({ offer }) => ({ before: notStarted, after: logic.transition(notStarted, offer) })),
    ...[...nodes.values()].flatMap(({ position, edges }) =>
      edges.map(({ offer }) => ({ before: position, after: logic.transition(position, offer) })),
    ),
  ];
}

function startedTimers(before: Position, after: Position): string[] {
  return after.timers
    .filter(({ id, due }) => !before.timers.some((other) => other.id === id && other.due === due))
    .map(({ id, due }) => {
      const name = id.replace(/^xstate\.after\.([^.]+)\..*$/, '$1');
      return `waits ${name}: ${due - after.now} ms`;
    });
}

/** A value of a named field in a state. */
type FieldValue = readonly [state: string, field: string, value: string];

/** The values of the inputs of all calls. */
function inputsIn({ nodes }: Graph): readonly FieldValue[] {
  return [...nodes.values()].flatMap(({ position: { snapshot } }) =>
    snapshot._nodes
      .flatMap(({ invoke }) => invoke)
      .flatMap(({ id }) => fieldsOf(id, portInput(snapshot, id)))
      .map(([field, value]): FieldValue => [nameOf(snapshot), field, value]),
  );
}

/** The params of all actions that are executed on the way into a state. */
function actionsIn(steps: readonly { readonly after: Position }[]): readonly FieldValue[] {
  return steps.flatMap(({ after }) =>
    after.actions
      .flatMap(({ type, params }) => fieldsOf(type, params))
      .map(([field, value]): FieldValue => [nameOf(after.snapshot), field, value]),
  );
}

/** A line for each field of a state, with its different values. */
function valueLines(verb: string, all: readonly FieldValue[]): ReadonlyMap<string, readonly string[]> {
  const byState = new Map<string, Map<string, Set<string>>>();
  for (const [state, field, value] of all) {
    const fields = byState.get(state) ?? new Map<string, Set<string>>();
    byState.set(state, fields.set(field, (fields.get(field) ?? new Set<string>()).add(value)));
  }
  return new Map(
    [...byState].map(([state, fields]) => [
      state,
      [...fields].map(([field, values]) => `${verb} ${field}: ${listOf(values)}`),
    ]),
  );
}

function listOf(values: ReadonlySet<string>): string {
  const more = values.size - MAX_VALUES;
  return `${[...values].sort().slice(0, MAX_VALUES).join(' | ')}${more > 0 ? ` | and ${more} more` : ''}`;
}

/** The plain values in an input, by their path: `payBill.amount`, `241500`. */
function fieldsOf(path: string, value: unknown): [string, string][] {
  if (typeof value === 'object' && value !== null && !Array.isArray(value))
    return Object.entries(value).flatMap(([key, inner]) => fieldsOf(`${path}.${key}`, inner));
  const text = JSON.stringify(value) ?? 'nothing';
  return [[path, text.length > 80 ? `${text.slice(0, 77)}...` : text]];
}

/** For each state and answer: how often the chart asks again when it always gets this answer, and where that ends. */
function repeatLines(logic: JourneyLogic, { nodes }: Graph): ReadonlyMap<string, readonly string[]> {
  const lines = new Map<string, string[]>();
  const seen = new Set<string>();
  for (const { position, edges } of nodes.values())
    for (const { offer } of edges) {
      const state = nameOf(position.snapshot);
      const sample = sampleName(offer.label);
      if (offer.move.kind !== 'done' || seen.has(`${state} ${sample}`)) continue;
      seen.add(`${state} ${sample}`);
      const { repeats, end } = repeat(logic, position, offer);
      if (repeats < MIN_REPEATS) continue;
      const times = repeats === MAX_REPEATS ? `${MAX_REPEATS} times or more` : `${repeats} times`;
      const seconds = Math.round((end.now - position.now) / 100) / 10;
      lines.set(state, [
        ...(lines.get(state) ?? []),
        `always "${sample}": ${times}, ${seconds} s, then ${nameOf(end.snapshot)}`,
      ]);
    }
  return lines;
}

/** Gives the same answer as often as the chart asks for it; in between, time passes and waits of the chart end. */
function repeat(
  logic: JourneyLogic,
  from: Position,
  { label }: Offer,
): { readonly repeats: number; readonly end: Position } {
  let at = from;
  let repeats = 0;
  for (let idle = 0; repeats < MAX_REPEATS && idle < MAX_IDLE_STEPS; ) {
    const offers = logic.offers(at);
    const again = offers.find((offer) => offer.label === label);
    const next = again ?? offers.find(isPassiveStep);
    if (next === undefined) break;
    at = logic.transition(at, next);
    repeats += again === undefined ? 0 : 1;
    idle = again === undefined ? idle + 1 : 0;
  }
  return { repeats, end: at };
}

/** Steps without the person between two questions: a timer, the end of a wait. */
const MAX_IDLE_STEPS = 4;

function isPassiveStep({ move }: Offer): boolean {
  return move.kind === 'after' || move.kind === 'done';
}
