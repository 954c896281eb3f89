import type { Tally } from './tally';

/** A row of one group, by what it counts. */
export interface KeyedRow extends Tally {
  readonly key: string;
}

/**
 * The rows of each group that must be suppressed, by their keys. The groups are a partition of the same visits. In a group, those of
 * fewer sessions than `smallest`, and with them the next larger one: so at least two rows, and `smallest` sessions, are merged. A
 * hidden number must not follow from the whole and the other groups either: so a row that is hidden in some groups is hidden in
 * groups of `smallest` sessions in all, or in every group that has it.
 */
export function hideSmall(
  groups: readonly (readonly KeyedRow[])[],
  smallest: number,
): readonly ReadonlySet<string>[] {
  const hidden = groups.map(() => new Set<string>());
  for (let hasChanged = true; hasChanged; ) {
    const before = hidden.reduce((sum, keys) => sum + keys.size, 0);
    for (const [index, rows] of groups.entries()) hideInGroup(rows, hidden[index] ?? new Set(), smallest);
    hideAcrossGroups(groups, hidden, smallest);
    hasChanged = hidden.reduce((sum, keys) => sum + keys.size, 0) > before;
  }
  return hidden;
}

function hideInGroup(rows: readonly KeyedRow[], hidden: Set<string>, smallest: number): void {
  for (const { key, sessions } of rows) if (sessions < smallest) hidden.add(key);
  if (hidden.size === 0) return;
  // How many sessions two rows have together is not known: it is at least as many as the larger one has.
  const merged = rows.filter(({ key }) => hidden.has(key));
  const isEnough = merged.length > 1 && merged.some(({ sessions }) => sessions >= smallest);
  const next = smallestOf(rows.filter(({ key }) => !hidden.has(key)));
  if (!isEnough && next !== null) hidden.add(next.key);
}

function hideAcrossGroups(
  groups: readonly (readonly KeyedRow[])[],
  hidden: readonly Set<string>[],
  smallest: number,
): void {
  const rowsByKey = new Map<string, { readonly row: KeyedRow; readonly hiddenHere: Set<string> }[]>();
  for (const [index, rows] of groups.entries()) {
    const hiddenHere = hidden[index] ?? new Set<string>();
    for (const row of rows) {
      const same = rowsByKey.get(row.key);
      if (same === undefined) rowsByKey.set(row.key, [{ row, hiddenHere }]);
      else same.push({ row, hiddenHere });
    }
  }
  for (const same of rowsByKey.values()) {
    const hiddenRows = same.filter(({ row, hiddenHere }) => hiddenHere.has(row.key));
    const sessions = hiddenRows.reduce((sum, { row }) => sum + row.sessions, 0);
    if (sessions === 0 || sessions >= smallest) continue;
    const shown = same.filter(({ row, hiddenHere }) => !hiddenHere.has(row.key));
    const next = smallestOf(shown.map(({ row }) => row));
    for (const { row, hiddenHere } of shown) if (row === next) hiddenHere.add(row.key);
  }
}

function smallestOf<R extends KeyedRow>(rows: readonly R[]): R | null {
  return rows.reduce<R | null>(
    (best, row) => (best === null || row.sessions < best.sessions ? row : best),
    null,
  );
}
