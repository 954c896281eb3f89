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

/** For each group all that it imports, directly or through others. */
type Imports = ReadonlyMap<ModuleGroup, ReadonlySet<ModuleGroup>>;

/**
 * Divides the groups into chunks so that the entries together load few files and few characters. Starts with one chunk for each group, and
 * merges again and again the two chunks by which most is saved (`chunkCost`), until nothing is. Chunks never import each other in a cycle.
 */
export function partition(groups: readonly ModuleGroup[], conditions: Conditions): readonly Chunk[] {
  const imports = importsOfGroups(groups, conditions.importsOf);
  const costOf = chunkCost(groups, imports, conditions);
  const mergeOf = (first: Chunk, second: Chunk) => {
    const chunk = [...first, ...second];
    return { parts: [first, second], chunk, saving: costOf(first) + costOf(second) - costOf(chunk) };
  };
  let chunks: readonly Chunk[] = groups.map((group) => [group]);
  let merges = chunks.flatMap((first, index) =>
    chunks.slice(index + 1).map((second) => mergeOf(first, second)),
  );
  for (;;) {
    // Less than a character may be a rounding error.
    merges = merges.filter(({ saving }) => saving >= 1).sort((a, b) => b.saving - a.saving);
    const best = merges.find(({ parts, chunk }) => !importsItself(chunk, without(chunks, parts), imports));
    if (best === undefined) return chunks;
    const others = without(chunks, best.parts);
    merges = [
      ...merges.filter(({ parts }) => without(parts, best.parts).length === parts.length),
      ...others.map((other) => mergeOf(other, best.chunk)),
    ];
    chunks = [...others, best.chunk];
  }
}

function without(chunks: readonly Chunk[], removed: readonly Chunk[]): readonly Chunk[] {
  return chunks.filter((chunk) => !removed.includes(chunk));
}

function importsOfGroups(groups: readonly ModuleGroup[], importsOf: Conditions['importsOf']): Imports {
  const groupOf = new Map(groups.flatMap((group) => group.modules.map((id) => [id, group] as const)));
  const direct = (group: ModuleGroup) =>
    group.modules.flatMap(importsOf).flatMap((id) => groupOf.get(id) ?? []);
  return new Map(groups.map((group) => [group, reachable(direct(group), direct)]));
}

/** The given items, and all that `next` leads to from them. */
export function reachable<TItem>(
  items: readonly TItem[],
  next: (item: TItem) => readonly TItem[],
): ReadonlySet<TItem> {
  const found = new Set(items);
  // Also visits the items that are added meanwhile.
  for (const item of found) for (const other of next(item)) found.add(other);
  return found;
}

/** Whether a chunk imports one of the others that imports it again. */
function importsItself(chunk: Chunk, others: readonly Chunk[], imports: Imports): boolean {
  const chunkOf = new Map([chunk, ...others].flatMap((each) => each.map((group) => [group, each] as const)));
  const importsOf = (each: Chunk) =>
    each
      .flatMap((group) => [...(imports.get(group) ?? [])])
      .map((imported) => chunkOf.get(imported) ?? each)
      .filter((other) => other !== each);
  return reachable(importsOf(chunk), importsOf).has(chunk);
}

/**
 * Cost of a chunk: for each entry that needs some of it, by the entry's weight, a file, the needed characters, and the unneeded ones of the
 * chunk and of all that it imports. Unneeded characters count more for an entry that needs more than most: otherwise the largest journeys,
 * which are the slowest, would load the most in vain.
 */
function chunkCost(
  groups: readonly ModuleGroup[],
  imports: Imports,
  { fileCost, weightOf }: Conditions,
): (chunk: Chunk) => number {
  const entries = [...new Set(groups.flatMap((group) => [...group.entries]))].map((name) => ({
    name,
    characters: charactersOf(groups.filter((group) => group.entries.has(name))),
    weight: weightOf(name),
  }));
  const awaited = entries.filter(({ weight }) => weight >= 1);
  const mean = awaited.reduce((sum, { characters }) => sum + characters, 0) / awaited.length;
  return (chunk) => {
    const loaded = [...new Set(chunk.flatMap((group) => [group, ...(imports.get(group) ?? [])]))];
    return entries.reduce((cost, { name, characters, weight }) => {
      const needed = chunk.filter((group) => group.entries.has(name));
      if (needed.length === 0) return cost;
      const unneeded = charactersOf(loaded.filter((group) => !group.entries.has(name)));
      return (
        cost + weight * (fileCost + charactersOf(needed) + unneeded * Math.max(1, (characters / mean) ** 5))
      );
    }, 0);
  };
}

function charactersOf(groups: readonly ModuleGroup[]): number {
  return groups.reduce((sum, { characters }) => sum + characters, 0);
}
