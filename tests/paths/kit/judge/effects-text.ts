/**
 * What the states of a chart ask for, what they do besides, how long they wait and how often they ask again, as a text that people
 * approve. Coverage does not judge it: a call with another value of the same type, a report that is not made, a delay ten times too long
 * and a limit off by one take the same transitions.
 */
import { changedBetween, nameOf } from '../model/ends';
import type { Graph } from '../model/graph';
import { listeningFor } from '../model/internals';
import { type JourneyLogic, memoised, type Offer, type Position } from '../model/journey-logic';
import { describeMove, eventOf, type Move, portInput } from '../model/moves';
import { sampleName } from './transitions-text';

/** Maximum number of values of one input field in the text. */
const MAX_VALUES = 6;

/** An object with more fields than this is an answer, whose parts are judged where they are used. */
const MAX_FIELDS = 8;

/** An answer that repeats less often than this is no polling. */
const MIN_REPEATS = 3;

/** Twice the longest limit of the app: who asks so often does not stop by itself. */
const MAX_REPEATS = 50;

/** What a step does besides its transition: a value of something that its last state asks for, does or waits for. */
export type Effect = readonly [state: string, what: string, value: string];

/** Values by what has them, by state. */
export type Effects = ReadonlyMap<string, ReadonlyMap<string, ReadonlySet<string>>>;

/**
 * By state: each call with the values of its input; what the way there stores and does; each timer with its time; each answer after which
 * the same is asked again; each tap that has several outcomes, with the answers before each of them.
 */
export function effectsText(logic: JourneyLogic, graph: Graph): string {
  return memoised(textsByGraph, graph, () => textOf(logic, graph));
}

// The path test and the mutants of a chart ask for the same graph, and each takes seconds.
const textsByGraph = new WeakMap<Graph, string>();
const effectsByGraph = new WeakMap<Graph, Effects>();

function textOf(logic: JourneyLogic, graph: Graph): string {
  const effects = effectsOf(logic, graph);
  const repeats = repeatLines(logic, graph);
  return [...new Set([...effects.keys(), ...repeats.keys()])]
    .map((state) => {
      const values = [...(effects.get(state) ?? [])].map(([what, all]) => `${what}: ${listOf(all)}`);
      const lines = [...values, ...(repeats.get(state) ?? [])].sort();
      return [state, ...lines.map((line) => `  ${line}`), ''].join('\n');
    })
    .sort()
    .join('\n');
}

/** The effects of all steps, the starts included. */
export function effectsOf(logic: JourneyLogic, graph: Graph): Effects {
  return memoised(effectsByGraph, graph, () => collectedEffects(logic, graph));
}

function collectedEffects(logic: JourneyLogic, graph: Graph): Effects {
  const byState = new Map<string, Map<string, Set<string>>>();
  const add = (effects: readonly Effect[]) => {
    for (const [state, what, value] of effects) {
      const values = byState.get(state) ?? new Map<string, Set<string>>();
      byState.set(state, values.set(what, (values.get(what) ?? new Set<string>()).add(value)));
    }
  };
  const addStep = (before: Position, offer: Offer) =>
    add(effectsOfStep(before, logic.transition(before, offer)));
  for (const { offer } of graph.starts) addStep(logic.getInitialSnapshot(), offer);
  for (const { position, edges } of graph.nodes.values())
    for (const { offer } of edges) addStep(position, offer);
  add(choices(logic, graph));
  return byState;
}

/** For each position, the last answer on the shortest path there; the start where nothing was asked yet. */
function lastAnswersIn({ starts, nodes }: Pick<Graph, 'starts' | 'nodes'>): ReadonlyMap<string, string> {
  const answers = new Map(starts.map(({ key, name }) => [key, name]));
  for (const { key, edges } of nodes.values())
    for (const { to, offer } of edges)
      if (!answers.has(to)) {
        const isAnswer = offer.move.kind === 'done' || offer.move.kind === 'fails';
        answers.set(to, isAnswer ? sampleName(offer.label) : (answers.get(key) ?? ''));
      }
  return answers;
}

/**
 * Where a tap or a link leads to different ends, or is refused, in one state: after which answers it does which. Without it, a negated
 * guard takes the same transitions from other positions.
 */
function choices(logic: JourneyLogic, { starts, nodes }: Graph): readonly Effect[] {
  const lastAnswers = lastAnswersIn({ starts, nodes });
  /** By state and move: the outcomes, each with the answers before it. */
  const choicesByMove = new Map<
    string,
    { readonly state: string; readonly outcomes: Map<string, Set<string>> }
  >();
  const add = (state: string, move: Move, outcome: string, answer: string) => {
    const text = describeMove(move);
    const choice = choicesByMove.get(`${state} ${text}`) ?? {
      state,
      outcomes: new Map<string, Set<string>>(),
    };
    choicesByMove.set(`${state} ${text}`, choice);
    const what = `${text} ${outcome}`;
    choice.outcomes.set(what, (choice.outcomes.get(what) ?? new Set<string>()).add(answer));
  };
  for (const { key, position, edges } of nodes.values()) {
    const state = nameOf(position.snapshot);
    const answer = lastAnswers.get(key) ?? '';
    for (const { offer, end } of edges)
      if (isChosen(offer.move)) add(state, offer.move, `leads to ${end}`, answer);
    for (const move of logic.refusals(position))
      if (isChosen(move) && listeningFor(position.snapshot, eventOf(move).type).length > 0)
        add(state, move, 'is refused', answer);
  }
  return [...choicesByMove.values()].flatMap(({ state, outcomes }) =>
    outcomes.size > 1
      ? [...outcomes].flatMap(([what, answers]) =>
          [...answers].map((answer): Effect => [state, what, `after "${answer}"`]),
        )
      : [],
  );
}

function isChosen({ kind }: Move): boolean {
  return kind === 'person' || kind === 'route';
}

/** Whether the text of the effects lists every value of this kind, instead of a number of further ones. */
export function isListed(values: ReadonlySet<string>): boolean {
  return values.size < MAX_VALUES;
}

export function effectsOfStep(before: Position, after: Position): readonly Effect[] {
  const { snapshot, actions, timers, now } = after;
  const state = nameOf(snapshot);
  const inputs = snapshot._nodes
    .flatMap(({ invoke }) => invoke)
    .flatMap(({ id }) => fieldsOf(`asks ${id}`, portInput(snapshot, id)));
  const executed = actions.flatMap(({ type, params }) =>
    params === undefined ? [] : fieldsOf(`does ${type}`, params),
  );
  const stored = changedBetween(before.snapshot, snapshot).flatMap((key) => {
    const fields = fieldsOf(`stores ${key}`, snapshot.context[key]);
    return fields.length > MAX_FIELDS ? [] : fields;
  });
  const started = timers
    .filter(({ id, due }) => !before.timers.some((other) => other.id === id && other.due === due))
    .map(({ id, due }): [string, string] => [
      `waits ${id.replace(/^xstate\.after\.([^.]+)\..*$/, '$1')}`,
      `${due - now} ms`,
    ]);
  return [...inputs, ...executed, ...stored, ...started].map(([what, value]) => [state, what, value]);
}

function listOf(values: ReadonlySet<string>): string {
  const more = values.size - MAX_VALUES;
  return `${[...values].sort().slice(0, MAX_VALUES).join(' | ')}${more > 0 ? ` | and ${more} more` : ''}`;
}

/** The plain values in a value, by their path: `payBill.amount`, `241500`. */
function fieldsOf(path: string, value: unknown): readonly (readonly [string, string])[] {
  return plainValues(value).map(([inner, text]) => [`${path}${inner}`, text]);
}

/** The same answer is in the context of hundreds of positions. */
const plainValuesByObject = new WeakMap<object, readonly (readonly [string, string])[]>();

function plainValues(value: unknown): readonly (readonly [string, string])[] {
  if (typeof value !== 'object' || value === null) return [['', shortened(value)]];
  return memoised(plainValuesByObject, value, () =>
    Array.isArray(value)
      ? [['', shortened(value)]]
      : Object.entries(value).flatMap(([key, inner]) =>
          plainValues(inner).map(([path, text]) => [`.${key}${path}`, text] as const),
        ),
  );
}

function shortened(value: unknown): string {
  // XState numbers the actors of the whole process: `x:12`.
  const text = (JSON.stringify(value) ?? 'nothing').replace(/"x:\d+"/g, '"x:…"');
  return text.length > 80 ? `${text.slice(0, 77)}...` : text;
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
