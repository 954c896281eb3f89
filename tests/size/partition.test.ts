import { describe, expect, it } from 'vitest';

import { type ModuleGroup, partition } from '../../build/chunks/partition';

const FILE_COST = 18_000;

const group = (name: string, characters: number, ...entries: readonly string[]): ModuleGroup => ({
  modules: [name],
  characters,
  entries: new Set(entries),
});

/** Chunks as sorted names of modules: `a b` for a chunk of two. */
const chunksOf = (
  groups: readonly ModuleGroup[],
  imports: Readonly<Record<string, readonly string[]>> = {},
  weights: Readonly<Record<string, number>> = {},
) =>
  partition(groups, {
    fileCost: FILE_COST,
    importsOf: (module) => imports[module] ?? [],
    weightOf: (entry) => weights[entry] ?? 1,
  });

const names = (chunks: readonly (readonly ModuleGroup[])[]) =>
  chunks
    .map((chunk) =>
      chunk
        .flatMap(({ modules }) => modules)
        .sort()
        .join(' '),
    )
    .sort();

describe('a division of modules into chunks', () => {
  it('puts into one chunk what the same journey needs', () => {
    expect(names(chunksOf([group('form', 30_000, 'home'), group('list', 50_000, 'home')]))).toEqual([
      'form list',
    ]);
  });

  it('spares a file when the unneeded code is small, and not when it is large', () => {
    const withTable = (characters: number) => [
      group('shared', 40_000, 'home', 'offers'),
      group('table', characters, 'home'),
      group('list', 60_000, 'offers'),
    ];
    expect(names(chunksOf(withTable(2_000)))).toEqual(['list', 'shared table']);
    expect(names(chunksOf(withTable(40_000)))).toEqual(['list', 'shared', 'table']);
  });

  it('counts what comes later less: it may load more to spare a page a file', () => {
    const groups = [
      group('shared', 40_000, 'home', 'drawing'),
      group('table', 40_000, 'home'),
      group('sketch', 30_000, 'drawing'),
    ];
    expect(names(chunksOf(groups))).toEqual(['shared', 'sketch', 'table']);
    expect(names(chunksOf(groups, {}, { drawing: 0.25 }))).toEqual(['shared table', 'sketch']);
  });

  it('lets a large journey load less in vain than a small one', () => {
    const beside = (characters: number) => [
      group('shared', 20_000, 'home', 'udyam'),
      group('table', 4_000, 'home'),
      group('forms', characters, 'udyam'),
    ];
    expect(names(chunksOf(beside(25_000)))).toEqual(['forms', 'shared table']);
    expect(names(chunksOf(beside(120_000)))).toEqual(['forms', 'shared', 'table']);
  });

  it('never makes a chunk that imports itself through another one', () => {
    const groups = [
      group('screen', 15_000, 'home'),
      group('loan', 90_000, 'home', 'offers', 'history'),
      group('money', 15_000, 'home'),
    ];
    expect(names(chunksOf(groups))).toEqual(['loan', 'money screen']);
    expect(names(chunksOf(groups, { screen: ['loan'], loan: ['money'] }))).toEqual(['loan money', 'screen']);
  });

  it('spares a file only where no journey comes to load what a chunk imports for another one', () => {
    const groups = [
      group('label', 40_000, 'home', 'offers'),
      group('table', 5_000, 'home'),
      group('grid', 100_000, 'home', 'summary'),
    ];
    expect(names(chunksOf(groups))).toEqual(['grid', 'label table']);
    expect(names(chunksOf(groups, { table: ['grid'] }))).toEqual(['grid table', 'label']);
  });

  it.each([1, 2, 3, 4, 5, 6])('is one that no merge makes better (modules %i)', (seed) => {
    const { groups, imports } = randomModules(seed);
    const chunks = chunksOf(groups, imports);
    expect(names(chunks).join(' ').split(' ').sort()).toEqual(
      groups.flatMap(({ modules }) => modules).sort(),
    );
    expect(hasCycle(chunks, imports)).toBe(false);
    const better = merged(chunks).filter(
      (other) =>
        !hasCycle(other, imports) && costOf(other, groups, imports) < costOf(chunks, groups, imports) - 1,
    );
    expect(better.map(names)).toEqual([]);
  });
});

/** Twelve groups of modules that four journeys need; a module imports only later ones that all its journeys need. */
function randomModules(seed: number) {
  let state = seed;
  const random = () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return state / 2 ** 31;
  };
  const journeys = ['home', 'offers', 'history', 'summary'];
  const groups = Array.from({ length: 12 }, (_, index) => {
    const needing = journeys.filter(() => random() < 0.5);
    return group(`m${index}`, Math.ceil(random() * 30_000), ...(needing.length === 0 ? ['home'] : needing));
  });
  const imports = Object.fromEntries(
    groups.map(({ modules: [name = ''], entries }, index) => [
      name,
      groups
        .slice(index + 1)
        .filter((later) => [...entries].every((entry) => later.entries.has(entry)) && random() < 0.5)
        .flatMap(({ modules }) => modules),
    ]),
  );
  return { groups, imports };
}

/** All divisions that are one merge away. */
function merged(chunks: readonly (readonly ModuleGroup[])[]) {
  return chunks.flatMap((from, index) =>
    chunks
      .slice(index + 1)
      .map((to) => [...chunks.filter((chunk) => chunk !== from && chunk !== to), [...from, ...to]]),
  );
}

function costOf(
  chunks: readonly (readonly ModuleGroup[])[],
  groups: readonly ModuleGroup[],
  imports: Readonly<Record<string, readonly string[]>>,
): number {
  const sum = (list: readonly ModuleGroup[]) => list.reduce((total, { characters }) => total + characters, 0);
  const withImports = (names: readonly string[]): readonly string[] =>
    names.flatMap((name) => [name, ...withImports(imports[name] ?? [])]);
  const journeys = [...new Set(groups.flatMap(({ entries }) => [...entries]))];
  const neededBy = (journey: string) => sum(groups.filter(({ entries }) => entries.has(journey)));
  const mean = journeys.reduce((total, journey) => total + neededBy(journey), 0) / journeys.length;
  return journeys
    .flatMap((journey) => chunks.map((chunk) => ({ journey, chunk })))
    .filter(({ journey, chunk }) => chunk.some(({ entries }) => entries.has(journey)))
    .reduce((total, { journey, chunk }) => {
      const loaded = withImports(chunk.flatMap(({ modules }) => modules));
      const unneeded = groups.filter(
        ({ modules: [name = ''], entries }) => loaded.includes(name) && !entries.has(journey),
      );
      const needed = chunk.filter(({ entries }) => entries.has(journey));
      return total + FILE_COST + sum(needed) + sum(unneeded) * Math.max(1, (neededBy(journey) / mean) ** 5);
    }, 0);
}

/** Takes away chunks that import no other one, until none is left, or only a cycle and what imports it. */
function hasCycle(
  chunks: readonly (readonly ModuleGroup[])[],
  imports: Readonly<Record<string, readonly string[]>>,
): boolean {
  let left = chunks.filter((chunk) => chunk.length > 0);
  for (;;) {
    const importing = left.filter((chunk) =>
      left.some(
        (other) =>
          other !== chunk &&
          chunk.some(({ modules }) =>
            modules.some((id) =>
              (imports[id] ?? []).some((imported) => other.some((item) => item.modules.includes(imported))),
            ),
          ),
      ),
    );
    if (importing.length === left.length) return left.length > 0;
    left = importing;
  }
}
