/**
 * Cost of one more file request, in source characters (16,000 are about 4 kB of brotli). Chosen by measuring: a lower cost makes a
 * first screen wait for more files, a higher one for more bytes (docs/decisions/018-loading.md).
 */
const FILE_COST_CHARACTERS = 16_000;

/** Modules that the same entries need: they are never split. */
export interface ModuleGroup {
  readonly modules: readonly string[];
  /** Total source characters of the modules. */
  readonly characters: number;
  /** Names of the entries that need all of these modules. */
  readonly entries: ReadonlySet<string>;
}

interface Conditions {
  /** Modules that a module imports statically. */
  readonly importsOf: (module: string) => readonly string[];
  /** How much an entry counts: 1 or more where a merchant waits for it, less for the rest. */
  readonly weightOf: (entry: string) => number;
}

type Chunk = readonly ModuleGroup[];

/** Two chunks as one: always the same object, so that its cost is computed once. */
type Join = (first: Chunk, second: Chunk) => Chunk;

/**
 * Divides the groups into chunks so that the entries together load few files and few characters: the cost of a chunk is its
 * characters and `FILE_COST_CHARACTERS`, for each entry that loads it, by the entry's weight. Characters that an entry loads and
 * does not need count more, the more it needs: otherwise the largest journeys, which are the slowest, would load the most in vain.
 *
 * Starts with one chunk for each group, and takes the best step again and again: two chunks become one, or, where no two should,
 * a group moves to another chunk. Merging alone stops sooner, at more files and more characters.
 *
 * Chunks never import each other in a cycle, and no entry of weight 1 or more loads more unneeded characters with a chunk than it needs in
 * all: a small journey stays small.
 */
export function partition(groups: readonly ModuleGroup[], conditions: Conditions): readonly Chunk[] {
  const costOf = chunkCost(groups, conditions.weightOf);
  const isAcyclic = acyclicity(groups, conditions.importsOf);
  const join = chunkJoin();
  let chunks: readonly Chunk[] = groups.map((group) => [group]);
  for (;;) {
    const next = bestStep(merges(chunks, join)) ?? bestStep(moves(chunks));
    if (next === undefined) return chunks;
    chunks = next;
  }

  function bestStep(steps: Iterable<Step>): readonly Chunk[] | undefined {
    for (const { removed, added } of stepsThatSave([...steps], costOf)) {
      const next = [...chunks.filter((chunk) => !removed.includes(chunk)), ...added];
      if (isAcyclic(next)) return next;
    }
    return undefined;
  }
}

/** Some chunks in place of others. */
interface Step {
  readonly removed: readonly Chunk[];
  readonly added: readonly Chunk[];
}

function* merges(chunks: readonly Chunk[], join: Join): Generator<Step> {
  for (const [index, first] of chunks.entries())
    for (const second of chunks.slice(index + 1))
      yield { removed: [first, second], added: [join(first, second)] };
}

function chunkJoin(): Join {
  const joined = new WeakMap<Chunk, WeakMap<Chunk, Chunk>>();
  return (first, second) => {
    const withFirst = joined.get(first) ?? new WeakMap<Chunk, Chunk>();
    joined.set(first, withFirst);
    const chunk = withFirst.get(second) ?? [...first, ...second];
    withFirst.set(second, chunk);
    return chunk;
  };
}

/** Each group of a chunk into each other chunk, or into one of its own. */
function* moves(chunks: readonly Chunk[]): Generator<Step> {
  for (const from of chunks.filter(({ length }) => length > 1))
    for (const group of from) {
      const rest = from.filter((other) => other !== group);
      yield { removed: [from], added: [rest, [group]] };
      for (const to of chunks) if (to !== from) yield { removed: [from, to], added: [rest, [...to, group]] };
    }
}

/** The steps that lower the cost by a character or more, the best first: less may be a rounding error. */
function stepsThatSave(steps: readonly Step[], costOf: (chunk: Chunk) => number): readonly Step[] {
  const total = (chunks: readonly Chunk[]) => chunks.reduce((sum, chunk) => sum + costOf(chunk), 0);
  return steps
    .map((step) => ({ step, saving: total(step.removed) - total(step.added) }))
    .filter(({ saving }) => saving >= 1)
    .sort((a, b) => b.saving - a.saving)
    .map(({ step }) => step);
}

/** Infinite for a chunk with which an entry of weight 1 or more would load more unneeded characters than it needs in all. */
function chunkCost(
  groups: readonly ModuleGroup[],
  weightOf: Conditions['weightOf'],
): (chunk: Chunk) => number {
  const totals = new Map<string, number>();
  for (const { entries, characters } of groups)
    for (const entry of entries) totals.set(entry, (totals.get(entry) ?? 0) + characters);
  const mean = meanOf([...totals].filter(([entry]) => weightOf(entry) >= 1).map(([, total]) => total));
  const costs = new WeakMap<Chunk, number>();
  const costOf = (chunk: Chunk) => {
    const characters = chunk.reduce((sum, group) => sum + group.characters, 0);
    const needed = new Map<string, number>();
    for (const group of chunk)
      for (const entry of group.entries) needed.set(entry, (needed.get(entry) ?? 0) + group.characters);
    let cost = 0;
    for (const [entry, neededCharacters] of needed) {
      const entryWeight = weightOf(entry);
      const unneeded = characters - neededCharacters;
      const total = totals.get(entry) ?? 0;
      if (entryWeight >= 1 && unneeded > total) return Number.POSITIVE_INFINITY;
      cost += entryWeight * (FILE_COST_CHARACTERS + neededCharacters + unneeded * (total / mean) ** 2);
    }
    return cost;
  };
  return (chunk) => {
    const cost = costs.get(chunk) ?? costOf(chunk);
    costs.set(chunk, cost);
    return cost;
  };
}

function meanOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
}

/** A test whether no chunk imports itself through others. */
function acyclicity(
  groups: readonly ModuleGroup[],
  importsOf: Conditions['importsOf'],
): (chunks: readonly Chunk[]) => boolean {
  const groupOfModule = new Map(groups.flatMap((group) => group.modules.map((id) => [id, group] as const)));
  const importedGroups = new Map(
    groups.map((group) => [
      group,
      new Set(group.modules.flatMap(importsOf).flatMap((id) => groupOfModule.get(id) ?? [])),
    ]),
  );
  return (chunks) => {
    const chunkOfGroup = new Map(chunks.flatMap((chunk) => chunk.map((group) => [group, chunk] as const)));
    const done = new Set<Chunk>();
    const open = new Set<Chunk>();
    const leadsToNoCycle = (chunk: Chunk): boolean => {
      if (open.has(chunk)) return false;
      if (done.has(chunk)) return true;
      open.add(chunk);
      const imported = chunk.flatMap((group) => [...(importedGroups.get(group) ?? [])]);
      const others = new Set(imported.map((group) => chunkOfGroup.get(group) ?? chunk));
      others.delete(chunk);
      const isFree = [...others].every(leadsToNoCycle);
      open.delete(chunk);
      done.add(chunk);
      return isFree;
    };
    return chunks.every(leadsToNoCycle);
  };
}
