/** Approved transitions of a journey (`*.transitions.txt`) as a graph, and two of them compared up to renaming. */

/** One line below a state: an event and its target. */
export interface Edge {
  /** An event, or a call and its outcome: `retry`, `loadHome: a loan that runs`. */
  readonly label: string;
  readonly target: string;
  /** The result of a final state: a URL, or the kind of its result; else null. */
  readonly redirect: string | null;
}

export interface State {
  /** Tags and the URL; the names of calls left out. */
  readonly marks: string;
  readonly edges: readonly Edge[];
}

/** States by name; `starts` is one of them. */
export type Chart = ReadonlyMap<string, State>;

/** @param text of an approved `*.transitions.txt`. Context changes are not read: those names are internal. */
export function parseTransitions(text: string): Chart {
  const chart = new Map<string, State>();
  for (const block of text.trim().split(/\n\n+/)) {
    const [firstLine = '', ...lines] = block.split('\n');
    const [name = '', ...marks] = firstLine.split(' | ');
    chart.set(name, {
      marks: marks.filter((mark) => !/^(asks|waits) /.test(mark)).join(' | '),
      edges: lines.map(readEdge),
    });
  }
  return chart;
}

/** `  retry -> loadingLink, to /x; failure` @throws when the line is not of this form */
function readEdge(line: string): Edge {
  const read = /^ {2}(?<label>.*) -> (?<target>\w+)(?:, (?:to|as) (?<redirect>[^;]*))?(?:;.*)?$/.exec(
    line,
  )?.groups;
  if (read?.label === undefined || read.target === undefined) throw new Error(`Not a transition: ${line}`);
  return { label: read.label, target: read.target, redirect: read.redirect ?? null };
}

/** The comparison of two charts of one journey. */
export interface ChartComparison {
  /** New names by old ones, of states and of labels whose name changed. */
  readonly renamedStates: ReadonlyMap<string, string>;
  readonly renamedLabels: ReadonlyMap<string, string>;
  /** Sentences, with the old names where both exist. */
  readonly differences: readonly string[];
}

/**
 * Compares two charts of one journey. States and events of the same name are the same. The other events of a pair of states are
 * paired when exactly one candidate remains on each side, so that a rename is found by its position in the chart.
 */
export function compareCharts(before: Chart, after: Chart): ChartComparison {
  const states = new Map([...before.keys()].filter((name) => after.has(name)).map((name) => [name, name]));
  const labels = new Map<string, string>();
  for (let renameCount = -1; renameCount !== states.size + labels.size; ) {
    renameCount = states.size + labels.size;
    for (const [oldName, newName] of [...states])
      learnRenames(before.get(oldName)?.edges ?? [], after.get(newName)?.edges ?? [], {
        states,
        labels,
        before,
        after,
      });
  }
  return {
    renamedStates: changedNames(states),
    renamedLabels: changedNames(labels),
    differences: differencesOf(before, after, states, labels),
  };
}

interface Renames {
  readonly states: Map<string, string>;
  readonly labels: Map<string, string>;
  readonly before: Chart;
  readonly after: Chart;
}

/** Learns renames from one pair of states: a new target of the same label, or a new label with the same target. */
function learnRenames(
  oldEdges: readonly Edge[],
  newEdges: readonly Edge[],
  { states, labels, before, after }: Renames,
): void {
  const isTaken = (map: ReadonlyMap<string, string>, name: string) => [...map.values()].includes(name);
  for (const edge of oldEdges) {
    const label = labels.get(edge.label) ?? edge.label;
    const [same, ...others] = newEdges.filter(
      (candidate) => candidate.label === label && candidate.redirect === edge.redirect,
    );
    if (same === undefined || others.length > 0 || states.has(edge.target)) continue;
    if (!before.has(same.target) && after.has(same.target) && !isTaken(states, same.target))
      states.set(edge.target, same.target);
  }
  const [unmatchedOld, unmatchedNew] = [
    oldEdges.filter(
      ({ label }) => !newEdges.some((candidate) => candidate.label === (labels.get(label) ?? label)),
    ),
    newEdges.filter(
      ({ label }) => !oldEdges.some((edge) => (labels.get(edge.label) ?? edge.label) === label),
    ),
  ];
  const [removed] = unmatchedOld;
  const [added] = unmatchedNew;
  // Both the event and the state that it leads to have other names.
  if (
    removed &&
    added &&
    unmatchedOld.length === 1 &&
    unmatchedNew.length === 1 &&
    removed.redirect === added.redirect
  ) {
    const isNew = !states.has(removed.target) && !before.has(added.target) && !isTaken(states, added.target);
    if (isNew && after.has(added.target)) states.set(removed.target, added.target);
  }
  for (const edge of unmatchedOld) {
    const matches = (oldEdge: Edge, other: Edge) =>
      (states.get(oldEdge.target) ?? oldEdge.target) === other.target && oldEdge.redirect === other.redirect;
    const candidates = unmatchedNew.filter((candidate) => matches(edge, candidate));
    const rivals = unmatchedOld.filter(
      (other) => candidates[0] !== undefined && matches(other, candidates[0]),
    );
    const [only] = candidates;
    if (only !== undefined && candidates.length === 1 && rivals.length === 1)
      labels.set(edge.label, only.label);
  }
}

function changedNames(map: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  return new Map([...map].filter(([oldName, newName]) => oldName !== newName));
}

function differencesOf(
  before: Chart,
  after: Chart,
  states: ReadonlyMap<string, string>,
  labels: ReadonlyMap<string, string>,
): readonly string[] {
  const found: string[] = [];
  for (const name of before.keys()) if (!states.has(name)) found.push(`${name} is gone`);
  const matchedNames = new Set(states.values());
  for (const name of after.keys()) if (!matchedNames.has(name)) found.push(`${name} is new`);
  for (const [oldName, newName] of states) {
    const [stateBefore, stateAfter] = [before.get(oldName), after.get(newName)];
    if (stateBefore === undefined || stateAfter === undefined) continue;
    if (stateBefore.marks !== stateAfter.marks)
      found.push(`${oldName}: "${stateBefore.marks}" became "${stateAfter.marks}"`);
    const linesBefore = stateBefore.edges.map((edge) =>
      lineOf({
        label: labels.get(edge.label) ?? edge.label,
        target: states.get(edge.target) ?? edge.target,
        redirect: edge.redirect,
      }),
    );
    const linesAfter = stateAfter.edges.map(lineOf);
    for (const line of linesBefore)
      if (!linesAfter.includes(line)) found.push(`${oldName}: without "${line}"`);
    for (const line of linesAfter) if (!linesBefore.includes(line)) found.push(`${oldName}: with "${line}"`);
  }
  return found;
}

function lineOf({ label, target, redirect }: Edge): string {
  return `${label} -> ${target}${redirect === null ? '' : `, to ${redirect}`}`;
}
