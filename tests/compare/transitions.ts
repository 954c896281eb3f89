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
    const [head = '', ...lines] = block.split('\n');
    const [name = '', ...marks] = head.split(' | ');
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
 * Compares two charts of one journey. States and events of the same name are the same; what is left in a pair of states is
 * paired where exactly one candidate is left on each side, so that a rename is found by its position in the chart.
 */
export function compareCharts(before: Chart, after: Chart): ChartComparison {
  const states = new Map([...before.keys()].filter((name) => after.has(name)).map((name) => [name, name]));
  const labels = new Map<string, string>();
  for (let known = -1; known !== states.size + labels.size; ) {
    known = states.size + labels.size;
    for (const [old, fresh] of [...states])
      learn(before.get(old)?.edges ?? [], after.get(fresh)?.edges ?? [], { states, labels, before, after });
  }
  return {
    renamedStates: changed(states),
    renamedLabels: changed(labels),
    differences: differencesOf(before, after, states, labels),
  };
}

interface Learnt {
  readonly states: Map<string, string>;
  readonly labels: Map<string, string>;
  readonly before: Chart;
  readonly after: Chart;
}

/** Learns renames from one pair of states: a new target of the same label, or a new label with the same target. */
function learn(
  old: readonly Edge[],
  fresh: readonly Edge[],
  { states, labels, before, after }: Learnt,
): void {
  const isTaken = (map: ReadonlyMap<string, string>, name: string) => [...map.values()].includes(name);
  for (const edge of old) {
    const label = labels.get(edge.label) ?? edge.label;
    const [same, ...others] = fresh.filter((one) => one.label === label && one.redirect === edge.redirect);
    if (same === undefined || others.length > 0 || states.has(edge.target)) continue;
    if (!before.has(same.target) && after.has(same.target) && !isTaken(states, same.target))
      states.set(edge.target, same.target);
  }
  const [lost, come] = [
    old.filter(({ label }) => !fresh.some((one) => one.label === (labels.get(label) ?? label))),
    fresh.filter(({ label }) => !old.some((one) => (labels.get(one.label) ?? one.label) === label)),
  ];
  const [gone] = lost;
  const [added] = come;
  // Both the event and the state that it leads to have other names.
  if (gone && added && lost.length === 1 && come.length === 1 && gone.redirect === added.redirect) {
    const isNew = !states.has(gone.target) && !before.has(added.target) && !isTaken(states, added.target);
    if (isNew && after.has(added.target)) states.set(gone.target, added.target);
  }
  for (const edge of lost) {
    const alike = (one: Edge, other: Edge) =>
      (states.get(one.target) ?? one.target) === other.target && one.redirect === other.redirect;
    const candidates = come.filter((one) => alike(edge, one));
    const rivals = lost.filter((one) => candidates[0] !== undefined && alike(one, candidates[0]));
    const [only] = candidates;
    if (only !== undefined && candidates.length === 1 && rivals.length === 1)
      labels.set(edge.label, only.label);
  }
}

function changed(map: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  return new Map([...map].filter(([old, fresh]) => old !== fresh));
}

function differencesOf(
  before: Chart,
  after: Chart,
  states: ReadonlyMap<string, string>,
  labels: ReadonlyMap<string, string>,
): readonly string[] {
  const found: string[] = [];
  for (const name of before.keys()) if (!states.has(name)) found.push(`${name} is gone`);
  const kept = new Set(states.values());
  for (const name of after.keys()) if (!kept.has(name)) found.push(`${name} is new`);
  for (const [old, fresh] of states) {
    const [was, is] = [before.get(old), after.get(fresh)];
    if (was === undefined || is === undefined) continue;
    if (was.marks !== is.marks) found.push(`${old}: "${was.marks}" became "${is.marks}"`);
    const wasLines = was.edges.map((edge) =>
      lineOf({
        label: labels.get(edge.label) ?? edge.label,
        target: states.get(edge.target) ?? edge.target,
        redirect: edge.redirect,
      }),
    );
    const isLines = is.edges.map(lineOf);
    for (const line of wasLines) if (!isLines.includes(line)) found.push(`${old}: without "${line}"`);
    for (const line of isLines) if (!wasLines.includes(line)) found.push(`${old}: with "${line}"`);
  }
  return found;
}

function lineOf({ label, target, redirect }: Edge): string {
  return `${label} -> ${target}${redirect === null ? '' : `, to ${redirect}`}`;
}
