/** The figure of a chart: its cards, lines and labels with their sizes, before the layout gives them positions. */
import { groupBy } from '../group-by';
import type { Chart, ChartEdge, ChartState } from './chart';
import { guardWords } from './guard-text';
import { namedOnly } from './named-only';

/** Width in pixels of a text in one of the chart's fonts. */
export type Measure = (text: string, font: FontName) => number;

export type FontName = 'name' | 'small' | 'mono';

/** One line of text on a card or a label. */
export interface TextLine {
  readonly text: string;
  readonly textStyle: 'name' | 'url' | 'description' | 'invoke' | 'stay' | 'jump' | 'event' | 'guard';
  /** Id of the transition that the text is about; null for other text. */
  readonly edge: string | null;
  /** Id of the state that a click selects. */
  readonly to: string | null;
  /** Cause of the transition, which sets the colour. */
  readonly cause: ChartEdge['cause'] | null;
  /** The guard as the code names it, where the text has it in words; else null. */
  readonly guardCode: string | null;
  /** Id of the chart that the text says the state runs; null for other text. */
  readonly runs: string | null;
}

export interface Card {
  readonly state: ChartState;
  readonly lines: readonly TextLine[];
  readonly width: number;
  /** Height of the state's own text; the layout enlarges a state with inner states. */
  readonly height: number;
  readonly children: readonly Card[];
}

/** All transitions from one state to another: one line, whose label has a text for each. */
export interface Line {
  readonly id: string;
  readonly source: string;
  readonly target: string;
  readonly edges: readonly ChartEdge[];
  readonly label: readonly TextLine[];
  readonly width: number;
  readonly height: number;
}

export interface Figure {
  readonly cards: readonly Card[];
  readonly lines: readonly Line[];
  /** Transitions that are named on the card of their source, and drawn only while their source or target is selected. */
  readonly namedTransitions: readonly NamedTransition[];
}

export interface NamedTransition {
  readonly source: string;
  readonly target: string;
}

export const LINE_HEIGHT_PX = 16;
export const CARD_PADDING_PX = 12;
const MIN_CARD_WIDTH_PX = 150;
const MAX_CARD_TEXT_PX = 236;
const MAX_LABEL_TEXT_PX = 210;

/** Room for a transition's count: of up to four digits. A longer one is drawn beyond the right edge, see `EdgeCounts`. */
export const COUNT_WIDTH_PX = 50;

/** The figure of a chart. @param hasCounts reserves room beside the text of each transition for its count */
export function figureOf(chart: Chart, measure: Measure, hasCounts = false): Figure {
  const countWidth = (edge: string | null) => (hasCounts && edge !== null ? COUNT_WIDTH_PX : 0);
  const shownEdges = chart.edges.filter(({ isInert, isDeepLink }) => !isInert && !isDeepLink);
  const isOnlyNamed = namedOnly(chart, shownEdges);
  const isLine = ({ targets, source }: ChartEdge) => {
    const [target] = targets;
    return (
      target !== undefined && target !== source && !targets.some((targetId) => isOnlyNamed(source, targetId))
    );
  };
  const edgesOnCards = groupBy(
    shownEdges.filter((edge) => !isLine(edge)),
    ({ source }) => source,
  );
  const card = (state: ChartState): Card => {
    const lines = [
      ...cardLines(state, measure),
      ...(edgesOnCards.get(state.id) ?? []).flatMap((edge) => transitionLines(chart, edge, measure)),
    ];
    const widest = Math.max(
      ...lines.map(({ text, textStyle, edge }) => measure(text, fontOf(textStyle)) + countWidth(edge)),
    );
    return {
      state,
      lines,
      width: Math.max(MIN_CARD_WIDTH_PX, Math.ceil(widest) + CARD_PADDING_PX * 2 + 4),
      height: lines.length * LINE_HEIGHT_PX + CARD_PADDING_PX * 2 - 2,
      children: chart.states.filter(({ parent }) => parent === state.id).map(card),
    };
  };
  return {
    cards: chart.states.filter(({ parent }) => parent === null).map(card),
    lines: linesOf(shownEdges.filter(isLine), measure, hasCounts ? COUNT_WIDTH_PX : 0),
    namedTransitions: namedTransitionsOf(shownEdges.filter((edge) => !isLine(edge))),
  };
}

function namedTransitionsOf(edges: readonly ChartEdge[]): NamedTransition[] {
  const pairs = edges.flatMap(({ source, targets }) =>
    targets.filter((target) => target !== source).map((target) => ({ source, target })),
  );
  return [...groupBy(pairs, ({ source, target }) => `${source} ${target}`).values()].flatMap((group) =>
    group.slice(0, 1),
  );
}

function cardLines(state: ChartState, measure: Measure): TextLine[] {
  const plainLine = (text: string, textStyle: TextLine['textStyle']): TextLine => ({
    text,
    textStyle,
    edge: null,
    to: null,
    cause: null,
    guardCode: null,
    runs: null,
  });
  return [
    plainLine(state.kind === 'any' ? 'any state' : state.name, 'name'),
    ...(state.url === null ? [] : [plainLine(state.url, 'url')]),
    ...wrap(state.description, MAX_CARD_TEXT_PX, (text) => measure(text, 'small')).map((text) =>
      plainLine(text, 'description'),
    ),
    ...state.invokes.map(({ source, effect, chart, waits }) => ({
      ...plainLine(`${INVOKE_VERBS[effect]} ${source}${waits === null ? '' : ` (${waits.text})`}`, 'invoke'),
      runs: effect === 'chart' ? chart : null,
    })),
  ];
}

const INVOKE_VERBS = { read: 'reads', write: 'writes', chart: 'runs', call: 'calls' } as const;

/** The text of a transition on the card of its source, for a transition that is not drawn as a line. */
function transitionLines(chart: Chart, edge: ChartEdge, measure: Measure): TextLine[] {
  const [target] = edge.targets.filter((id) => id !== edge.source);
  const to = target ?? null;
  const names = edge.targets.map((id) => chart.states.find((state) => state.id === id)?.name ?? id);
  const targetText = to === null ? '↺' : `→ ${names.join(', ')}`;
  const guard = edge.guard === null ? '' : ` [${guardWords(edge.guard)}]`;
  const textStyle = to === null ? 'stay' : 'jump';
  const trigger = `${triggerText(edge)}${edge.event === 'always' ? '' : guard}`;
  const singleLine = `${trigger} ${targetText}`;
  const texts =
    measure(singleLine, 'small') <= MAX_CARD_TEXT_PX
      ? [singleLine]
      : [...wrap(trigger, MAX_CARD_TEXT_PX, (text) => measure(text, 'small')), `  ${targetText}`];
  const { id, cause, guard: guardCode } = edge;
  return texts.map((text) => ({ text, textStyle, edge: id, to, cause, guardCode, runs: null }));
}

/** The event of a transition; for an eventless transition, its guard. */
function triggerText({ event, guard }: ChartEdge): string {
  if (event !== 'always') return event;
  return guard === null ? 'otherwise' : `if ${guardWords(guard)}`;
}

function linesOf(edges: readonly ChartEdge[], measure: Measure, countWidth: number): Line[] {
  const groups = groupBy(edges, ({ source, targets }) => `${source} ${targets.join(' ')}`);
  return [...groups.values()].flatMap((group) => {
    const [firstEdge] = group;
    const target = firstEdge?.targets[0];
    if (firstEdge === undefined || target === undefined) return [];
    const label = group.flatMap((edge) => labelLines(edge, measure));
    const widest = Math.max(...label.map(({ text }) => measure(text, 'small')));
    return [
      {
        id: `${firstEdge.source} → ${target}`,
        source: firstEdge.source,
        target,
        edges: group,
        label,
        width: Math.ceil(widest) + 12 + countWidth,
        height: label.length * LINE_HEIGHT_PX + 4,
      },
    ];
  });
}

function labelLines(edge: ChartEdge, measure: Measure): TextLine[] {
  const textLine = (text: string, textStyle: 'event' | 'guard'): TextLine => ({
    text,
    textStyle,
    edge: edge.id,
    to: null,
    cause: edge.cause,
    guardCode: edge.guard,
    runs: null,
  });
  const isDecision = edge.event === 'always';
  const guard = edge.guard === null ? '' : `[${guardWords(edge.guard)}]`;
  if (isDecision) return [textLine(guard === '' ? 'otherwise' : guard, guard === '' ? 'event' : 'guard')];
  const eventAndGuard = guard === '' ? edge.event : `${edge.event} ${guard}`;
  if (measure(eventAndGuard, 'small') <= MAX_LABEL_TEXT_PX) return [textLine(eventAndGuard, 'event')];
  return [textLine(edge.event, 'event'), textLine(guard, 'guard')];
}

/** The font of a line of text. */
export function fontOf(textStyle: TextLine['textStyle']): FontName {
  if (textStyle === 'name') return 'name';
  return textStyle === 'url' ? 'mono' : 'small';
}

/** Breaks a text into lines of at most this width in pixels; a longer word gets a line of its own. */
export function wrap(text: string, width: number, measure: (text: string) => number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ').filter((word) => word !== '')) {
    const last = lines.at(-1);
    const extended = `${last ?? ''} ${word}`;
    if (last === undefined || measure(extended) > width) lines.push(word);
    else lines[lines.length - 1] = extended;
  }
  return lines;
}
