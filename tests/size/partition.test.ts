import { describe, expect, it } from 'vitest';

import { type ModuleGroup, partition } from '../../build/chunks';

/** Groups of one module each, by the module's name: its source characters, the entries that need it, and the modules that it imports. */
type Modules = Readonly<
  Record<string, readonly [characters: number, entries: readonly string[], imports?: readonly string[]]>
>;

/** Chunks as sorted names of modules: `a, b` for a chunk of two. */
const chunksOf = (modules: Modules): readonly string[] => {
  const groups = Object.entries(modules).map(
    ([name, [characters, entries]]): ModuleGroup => ({
      modules: [name],
      characters,
      entries: new Set(entries),
    }),
  );
  const withImports = (names: readonly string[]): ReadonlySet<string> =>
    new Set(names.flatMap((name) => [name, ...withImports(modules[name]?.[2] ?? [])]));
  return partition(groups, withImports)
    .map((chunk) =>
      chunk
        .flatMap((group) => group.modules)
        .sort()
        .join(', '),
    )
    .sort();
};

// A file costs 17,000 characters. History and summary count once, home four times, a drawing, which is no entry URL, a quarter.
describe('a division of modules into chunks', () => {
  it('spares a file when the unneeded code is small, and not when it is large', () => {
    const withTable = (characters: number): Modules => ({
      shared: [40_000, ['history', 'summary']],
      table: [characters, ['history']],
      list: [40_000, ['summary']],
    });
    expect(chunksOf(withTable(2_000))).toEqual(['list', 'shared, table']);
    expect(chunksOf(withTable(38_000))).toEqual(['list', 'shared', 'table']);
  });

  it('counts what comes later less: it may load more to spare a page a file', () => {
    const withOther = (entry: string): Modules => ({
      shared: [40_000, ['history', entry]],
      table: [40_000, ['history']],
      sketch: [40_000, [entry]],
    });
    expect(chunksOf(withOther('summary'))).toEqual(['shared', 'sketch', 'table']);
    expect(chunksOf(withOther('drawing'))).toEqual(['shared, table', 'sketch']);
  });

  it('counts a page that host apps open more: another one may load more to spare it a file', () => {
    const withOther = (entry: string): Modules => ({
      shared: [40_000, ['history', entry]],
      table: [40_000, [entry]],
      list: [40_000, ['history']],
    });
    expect(chunksOf(withOther('summary'))).toEqual(['list', 'shared', 'table']);
    expect(chunksOf(withOther('home'))).toEqual(['list', 'shared, table']);
  });

  it('lets a large journey load less in vain than a small one', () => {
    const besideForms = (characters: number): Modules => ({
      shared: [20_000, ['history', 'udyam']],
      table: [6_000, ['history']],
      forms: [characters, ['udyam']],
    });
    expect(chunksOf(besideForms(18_000))).toEqual(['forms', 'shared, table']);
    expect(chunksOf(besideForms(120_000))).toEqual(['forms', 'shared', 'table']);
  });

  it('spares a file only where no journey comes to load what a chunk imports for another one', () => {
    const withImport = (imports: readonly string[]): Modules => ({
      label: [40_000, ['history', 'summary']],
      grid: [100_000, ['history', 'prepayment']],
      table: [5_000, ['history'], imports],
      list: [40_000, ['prepayment']],
    });
    expect(chunksOf(withImport([]))).toEqual(['grid', 'label, table', 'list']);
    expect(chunksOf(withImport(['grid']))).toEqual(['grid, table', 'label', 'list']);
  });

  it.each([4, 8, 13, 15])('has each module once, and no cycle (modules %i)', (seed) => {
    const modules = randomModules(seed);
    const chunks = chunksOf(modules).map((names) => names.split(', '));
    expect(chunks.flat().sort()).toEqual(Object.keys(modules).sort());
    expect(chunks.length).toBeLessThan(Object.keys(modules).length);
    expect(hasCycle(chunks, modules)).toBe(false);
  });
});

/** Modules that each another set of eight journeys needs; one imports only others that all its journeys need, too. */
function randomModules(seed: number): Modules {
  let state = seed;
  const random = () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return state / 2 ** 31;
  };
  const journeys = ['home', 'history', 'summary', 'prepayment', 'udyam', 'supplier', 'drawing', 'speech'];
  const sets = Array.from({ length: 80 }, () => journeys.filter(() => random() < 0.4).join(' '));
  return Object.fromEntries(
    [...new Set(sets.filter((set) => set !== ''))].map((set, _, all) => {
      const isNeededBesides = (other: string) =>
        other !== set && set.split(' ').every((journey) => other.split(' ').includes(journey));
      const imports = all.filter((other) => isNeededBesides(other) && random() < 0.3);
      // Most are small: a chunk of small modules has many imports.
      return [set, [Math.ceil(random() ** 4 * 60_000), set.split(' '), imports]];
    }),
  );
}

/** Takes away chunks that import no other one, until none is left, or only a cycle and what imports it. */
function hasCycle(chunks: readonly (readonly string[])[], modules: Modules): boolean {
  let left = chunks;
  for (;;) {
    const importing = left.filter((chunk) => {
      const imported = chunk.flatMap((name) => modules[name]?.[2] ?? []);
      return left.some((other) => other !== chunk && imported.some((name) => other.includes(name)));
    });
    if (importing.length === left.length) return left.length > 0;
    left = importing;
  }
}
