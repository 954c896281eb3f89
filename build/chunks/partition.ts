/** Modules that the same entries need: they are never split. */
export interface ModuleGroup {
  readonly modules: readonly string[];
  /** Total source characters of the modules. */
  readonly characters: number;
  /** Names of the entries that need all of these modules. */
  readonly entries: ReadonlySet<string>;
}

interface Conditions {
  /** Cost of one more file request, in source characters. */
  readonly fileCost: number;
  /** Modules that a module imports statically. */
  readonly importsOf: (module: string) => readonly string[];
  /** How much an entry counts: 1 or more where a merchant waits for it, less for the rest. */
  readonly weightOf: (entry: string) => number;
}

type Chunk = readonly ModuleGroup[];

/**
 * Divides the groups into chunks so that the entries together load few files and few characters: the cost of a chunk is its
 * characters and `fileCost`, for each entry that loads it, by the entry's weight. An entry loads the chunks of the modules
 * that it needs, and whatever these chunks import, also for modules that it does not need. Characters that an entry loads and
 * does not need count more, the more it needs: otherwise the largest journeys, which are the slowest, would load the most in vain.
 *
 * Starts with one chunk for each group, and takes the best step again and again: two chunks become one, or, where no two should,
 * a group moves to another chunk. Merging alone stops sooner, at more files and more characters. The steps are
 * ordered by what the changed chunks cost without their imports, and the first that saves with them is taken: to count the imports for
 * every step would take minutes.
 *
 * Chunks never import each other in a cycle, and no entry of weight 1 or more loads more unneeded characters with a chunk than it needs in
 * all: a small journey stays small.
 */
export function partition(
  groups: readonly ModuleGroup[],
  { fileCost, importsOf, weightOf }: Conditions,
): readonly Chunk[] {
  const needs = needsOf(groups, weightOf);
  const costOf = chunkCost(needs, fileCost);
  const costWithImportsOf = divisionCost(needs, fileCost, importedChunks(groups, importsOf));
  const merge = mergesOf(costOf);
  let chunks: readonly Chunk[] = groups.map((group) => [group]);
  let cost = costWithImportsOf(chunks);
  for (;;) {
    const step = bestStep(merges(chunks, merge)) ?? bestStep(moves(chunks, costOf));
    if (step === undefined) return chunks;
    ({ chunks, cost } = step);
  }

  function bestStep(steps: Iterable<Step>) {
    for (const { removed, added } of stepsThatSave(steps)) {
      const next = [...chunks.filter((chunk) => !removed.includes(chunk)), ...added];
      const nextCost = costWithImportsOf(next);
      if (cost - nextCost >= 1) return { chunks: next, cost: nextCost };
    }
    return undefined;
  }
}

/** Some chunks in place of others. */
interface Step {
  readonly removed: readonly Chunk[];
  readonly added: readonly Chunk[];
  /** By how much the added chunks cost less than the removed ones, without their imports. */
  readonly saving: number;
}

function stepOf(removed: readonly Chunk[], added: readonly Chunk[], costOf: (chunk: Chunk) => number): Step {
  const total = (chunks: readonly Chunk[]) => chunks.reduce((sum, chunk) => sum + costOf(chunk), 0);
  return { removed, added, saving: total(removed) - total(added) };
}

function* merges(chunks: readonly Chunk[], merge: (first: Chunk, second: Chunk) => Step): Generator<Step> {
  for (const [index, first] of chunks.entries())
    for (const second of chunks.slice(index + 1)) yield merge(first, second);
}

/** The step that makes one chunk of two. Most pairs are still there after a step, so each is worked out once. */
function mergesOf(costOf: (chunk: Chunk) => number): (first: Chunk, second: Chunk) => Step {
  const known = new WeakMap<Chunk, WeakMap<Chunk, Step>>();
  return (first, second) => {
    const withFirst = known.get(first) ?? new WeakMap<Chunk, Step>();
    known.set(first, withFirst);
    const step = withFirst.get(second) ?? stepOf([first, second], [[...first, ...second]], costOf);
    withFirst.set(second, step);
    return step;
  };
}

/** Each group of a chunk into each other chunk, or into one of its own. */
function* moves(chunks: readonly Chunk[], costOf: (chunk: Chunk) => number): Generator<Step> {
  for (const from of chunks.filter(({ length }) => length > 1))
    for (const group of from) {
      const rest = from.filter((other) => other !== group);
      yield stepOf([from], [rest, [group]], costOf);
      for (const to of chunks) if (to !== from) yield stepOf([from, to], [rest, [...to, group]], costOf);
    }
}

/** The steps that lower the cost by a character or more, the best first: less may be a rounding error. */
function stepsThatSave(steps: Iterable<Step>): readonly Step[] {
  return [...steps].filter(({ saving }) => saving >= 1).sort((a, b) => b.saving - a.saving);
}

/** What an entry needs, by its name. */
type Needs = ReadonlyMap<string, Need>;

interface Need {
  readonly groups: readonly ModuleGroup[];
  readonly characters: number;
  readonly weight: number;
  /** How much a character counts that the entry loads and does not need. */
  readonly unneededWeight: number;
}

function needsOf(groups: readonly ModuleGroup[], weightOf: Conditions['weightOf']): Needs {
  const entries = [...new Set(groups.flatMap((group) => [...group.entries]))].map((entry) => {
    const needed = groups.filter((group) => group.entries.has(entry));
    return { entry, groups: needed, characters: charactersOf(needed), weight: weightOf(entry) };
  });
  const awaited = entries.filter(({ weight }) => weight >= 1);
  const mean = awaited.reduce((sum, { characters }) => sum + characters, 0) / awaited.length;
  return new Map(
    entries.map(({ entry, ...need }) => [entry, { ...need, unneededWeight: (need.characters / mean) ** 4 }]),
  );
}

function charactersOf(groups: readonly ModuleGroup[]): number {
  return groups.reduce((sum, { characters }) => sum + characters, 0);
}

/** Infinite for a chunk with which an entry of weight 1 or more would load more unneeded characters than it needs in all. */
function chunkCost(needs: Needs, fileCost: number): (chunk: Chunk) => number {
  const costs = new WeakMap<Chunk, number>();
  const costOf = (chunk: Chunk) => {
    const characters = charactersOf(chunk);
    let cost = 0;
    for (const [entry, need] of needs) {
      let needed = 0;
      for (const group of chunk) if (group.entries.has(entry)) needed += group.characters;
      if (needed === 0) continue;
      const unneeded = characters - needed;
      if (need.weight >= 1 && unneeded > need.characters) return Number.POSITIVE_INFINITY;
      cost += need.weight * (fileCost + needed + unneeded * need.unneededWeight);
    }
    return cost;
  };
  return (chunk) => {
    const cost = costs.get(chunk) ?? costOf(chunk);
    costs.set(chunk, cost);
    return cost;
  };
}

/** Cost of a division, with what chunks import. Infinite where chunks import each other in a cycle. */
function divisionCost(
  needs: Needs,
  fileCost: number,
  importedBy: ReturnType<typeof importedChunks>,
): (chunks: readonly Chunk[]) => number {
  return (chunks) => {
    const imported = importedBy(chunks);
    if (imported === null) return Number.POSITIVE_INFINITY;
    let cost = 0;
    for (const { groups, characters, weight, unneededWeight } of needs.values()) {
      const loaded = new Set<Chunk>();
      let unneeded = -characters;
      for (const group of groups)
        for (const chunk of imported.get(group) ?? []) {
          if (loaded.has(chunk)) continue;
          loaded.add(chunk);
          unneeded += charactersOf(chunk);
        }
      cost += weight * (fileCost * loaded.size + characters + unneeded * unneededWeight);
    }
    return cost;
  };
}

/** For each group of a division its chunk and all that this imports, directly or through others; null where a chunk imports itself so. */
function importedChunks(
  groups: readonly ModuleGroup[],
  importsOf: Conditions['importsOf'],
): (chunks: readonly Chunk[]) => ReadonlyMap<ModuleGroup, ReadonlySet<Chunk>> | null {
  const groupOfModule = new Map(groups.flatMap((group) => group.modules.map((id) => [id, group] as const)));
  const importedGroups = new Map(
    groups.map((group) => [
      group,
      new Set(group.modules.flatMap(importsOf).flatMap((id) => groupOfModule.get(id) ?? [])),
    ]),
  );
  return (chunks) => {
    const chunkOfGroup = new Map(chunks.flatMap((chunk) => chunk.map((group) => [group, chunk] as const)));
    const imported = new Map<Chunk, Set<Chunk>>();
    const open = new Set<Chunk>();
    const collect = (chunk: Chunk): Set<Chunk> | null => {
      const known = imported.get(chunk);
      if (known !== undefined) return known;
      if (open.has(chunk)) return null;
      open.add(chunk);
      const all = new Set([chunk]);
      for (const group of chunk.flatMap((own) => [...(importedGroups.get(own) ?? [])])) {
        const other = chunkOfGroup.get(group) ?? chunk;
        if (all.has(other)) continue;
        const more = collect(other);
        if (more === null) return null;
        for (const item of more) all.add(item);
      }
      imported.set(chunk, all);
      return all;
    };
    const byGroup = new Map<ModuleGroup, ReadonlySet<Chunk>>();
    for (const [group, chunk] of chunkOfGroup) {
      const all = collect(chunk);
      if (all === null) return null;
      byGroup.set(group, all);
    }
    return byGroup;
  };
}
