import type { Chart, ChartEdge, ChartState } from '../chart/chart';

/** The chart as a Mermaid state diagram, with nested and parallel states. */
export function mermaid(chart: Chart): string {
  const ids = new Map(chart.states.map(({ id }, index) => [id, `s${index}`]));
  const linesInside = (parent: string | null, depth: number): string[] => {
    const indent = '  '.repeat(depth);
    const states = chart.states.filter((state) => state.parent === parent);
    const isParallel = chart.states.find(({ id }) => id === parent)?.type === 'parallel';
    return states.flatMap((state, index) => [
      ...(isParallel && index > 0 ? [`${indent}--`] : []),
      ...stateLines(state, ids.get(state.id) ?? '', indent, linesInside(state.id, depth + 1)),
      // The regions of a parallel state all start: none is marked as initial.
      ...(state.isInitial && !isParallel ? [`${indent}[*] --> ${ids.get(state.id)}`] : []),
      ...(state.type === 'final' ? [`${indent}${ids.get(state.id)} --> [*]`] : []),
    ]);
  };
  const lines = chart.edges
    .filter(({ isInert, isDeepLink }) => !isInert && !isDeepLink)
    .flatMap((edge) => edgeLines(edge, ids));
  return ['stateDiagram-v2', ...linesInside(null, 1), ...lines, ''].join('\n');
}

function stateLines(state: ChartState, id: string, indent: string, innerLines: readonly string[]): string[] {
  const name = `${indent}state "${escapeText(state.name)}" as ${id}`;
  if (innerLines.length > 0) return [`${name} {`, ...innerLines, `${indent}}`];
  return state.description === '' ? [name] : [name, `${indent}${id} : ${escapeText(state.description)}`];
}

function edgeLines({ source, targets, event, guard }: ChartEdge, ids: ReadonlyMap<string, string>): string[] {
  const sourceId = ids.get(source);
  if (sourceId === undefined) return [];
  const label = escapeText(guard === null ? event : `${event} [${guard}]`);
  // A transition without a target is drawn from the state to itself.
  return (targets.length === 0 ? [source] : targets).map(
    (targetId) => `  ${sourceId} --> ${ids.get(targetId)} : ${label}`,
  );
}

/** Replacements of characters that are syntax in Mermaid: `#` starts an entity, `<` a tag, `%%` a comment. */
const REPLACEMENTS: Readonly<Record<string, string>> = {
  '"': "'",
  ':': ',',
  ';': ',',
  '#': '♯',
  '<': '‹',
  '>': '›',
  '{': '(',
  '}': ')',
};

function escapeText(text: string): string {
  return text
    .replace(/[":;#<>{}]/g, (character) => REPLACEMENTS[character] ?? character)
    .replace(/%(?=%)/g, '% ')
    .replace(/\s+/g, ' ');
}
