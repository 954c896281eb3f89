import type { Chart, ChartEdge, ChartState } from '../chart/chart';

/** The chart as a Mermaid state diagram, nested and parallel states included. */
export function mermaid(chart: Chart): string {
  const ids = new Map(chart.states.map(({ id }, index) => [id, `s${index}`]));
  const within = (parent: string | null, depth: number): string[] => {
    const pad = '  '.repeat(depth);
    const states = chart.states.filter((state) => state.parent === parent);
    const isParallel = chart.states.find(({ id }) => id === parent)?.type === 'parallel';
    return states.flatMap((state, index) => [
      ...(isParallel && index > 0 ? [`${pad}--`] : []),
      ...stateLines(state, ids.get(state.id) ?? '', pad, within(state.id, depth + 1)),
      // Regions of a parallel state start together: none is initial.
      ...(state.isInitial && !isParallel ? [`${pad}[*] --> ${ids.get(state.id)}`] : []),
      ...(state.type === 'final' ? [`${pad}${ids.get(state.id)} --> [*]`] : []),
    ]);
  };
  const lines = chart.edges
    .filter(({ isInert, isDeepLink }) => !isInert && !isDeepLink)
    .flatMap((edge) => edgeLines(edge, ids));
  return ['stateDiagram-v2', ...within(null, 1), ...lines, ''].join('\n');
}

function stateLines(state: ChartState, id: string, pad: string, inner: readonly string[]): string[] {
  const name = `${pad}state "${plain(state.name)}" as ${id}`;
  if (inner.length > 0) return [`${name} {`, ...inner, `${pad}}`];
  return state.description === '' ? [name] : [name, `${pad}${id} : ${plain(state.description)}`];
}

function edgeLines({ source, targets, event, guard }: ChartEdge, ids: ReadonlyMap<string, string>): string[] {
  const from = ids.get(source);
  if (from === undefined) return [];
  const label = plain(guard === null ? event : `${event} [${guard}]`);
  // A transition without a target stays in its state.
  return (targets.length === 0 ? [source] : targets).map((to) => `  ${from} --> ${ids.get(to)} : ${label}`);
}

/** Replacements of characters with a meaning in Mermaid: `#` starts an entity, `<` a tag, `%%` a comment. */
const INSTEAD: Readonly<Record<string, string>> = {
  '"': "'",
  ':': ',',
  ';': ',',
  '#': '♯',
  '<': '‹',
  '>': '›',
  '{': '(',
  '}': ')',
};

function plain(text: string): string {
  return text
    .replace(/[":;#<>{}]/g, (sign) => INSTEAD[sign] ?? sign)
    .replace(/%(?=%)/g, '% ')
    .replace(/\s+/g, ' ');
}
