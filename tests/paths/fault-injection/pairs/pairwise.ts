/**
 * Rows that together contain every valid pair of values (a covering array of strength two): most bugs depend on two factors, few on
 * three, and all combinations would be tens of thousands of walks.
 */
import { randomFrom } from '../random';

/** The values that each factor may have, in order. */
export type Factors = Readonly<Record<string, readonly string[]>>;
export type Row = Readonly<Record<string, string>>;
/** Whether these values are valid together. Called with partial rows: must be false only for known invalid values. */
export type RowCheck = (row: Row) => boolean;

/** Name of a pair: `fault=slow & host=phone`. */
export type Pair = string;

/** The pairs of a row. */
export function pairsOfRow(factors: Factors, row: Row): readonly Pair[] {
  const names = Object.keys(factors);
  return names.flatMap((a, index) =>
    names.slice(index + 1).map((b) => pairOf(a, row[a] ?? '', b, row[b] ?? '')),
  );
}

/** Every pair that some complete row can contain. */
export function feasiblePairs(factors: Factors, isValidRow: RowCheck): ReadonlySet<Pair> {
  const pairs = new Set<Pair>();
  for (const { pair, part } of candidates(factors))
    if (completeRow(factors, isValidRow, part) !== null) pairs.add(pair);
  return pairs;
}

/** A small set of rows that covers every feasible pair, chosen by the seed. Greedy: each row covers as many new pairs as it can. */
export function coveringRows(factors: Factors, isValidRow: RowCheck, seed = 1): readonly Row[] {
  const uncovered = new Map(candidates(factors).map(({ pair, part }) => [pair, part]));
  const random = randomFrom(seed);
  const rows: Row[] = [];
  for (let [first] = uncovered; first !== undefined; [first] = uncovered) {
    const [pair, part] = first;
    const row = bestRow(factors, isValidRow, part, uncovered, random.next);
    if (row === null) {
      uncovered.delete(pair);
      continue;
    }
    rows.push(row);
    for (const covered of pairsOfRow(factors, row)) uncovered.delete(covered);
  }
  return rows;
}

/** Of some candidate rows with this part, the one with most uncovered pairs; null when no row is valid. */
function bestRow(
  factors: Factors,
  isValidRow: RowCheck,
  part: Row,
  uncovered: ReadonlyMap<Pair, Row>,
  random: () => number,
): Row | null {
  let best: Row | null = null;
  let bestGain = -1;
  for (let tries = 0; tries < 12; tries += 1) {
    const row = completeRow(factors, isValidRow, part, (choice) =>
      sortByGain(factors, choice, uncovered, random),
    );
    if (row === null) return best;
    const gain = pairsOfRow(factors, row).filter((pair) => uncovered.has(pair)).length;
    if (gain <= bestGain) continue;
    best = row;
    bestGain = gain;
  }
  return best;
}

interface Choice {
  readonly name: string;
  readonly row: Row;
  readonly values: readonly string[];
}

/** Values by the number of new pairs with the row, most first; ties in random order. */
function sortByGain(
  factors: Factors,
  { name, row, values }: Choice,
  uncovered: ReadonlyMap<Pair, Row>,
  random: () => number,
) {
  const names = Object.keys(factors);
  const place = names.indexOf(name);
  // Only pairs of the new value: those of the row itself are the same for each, and to name them all was most of the time of a plan.
  const gain = (value: string) =>
    names.filter((other, index) => {
      const chosen = row[other];
      if (chosen === undefined) return false;
      return uncovered.has(
        index < place ? pairOf(other, chosen, name, value) : pairOf(name, value, other, chosen),
      );
    }).length;
  return values
    .map((value) => ({ value, gain: gain(value), chance: random() }))
    .sort((a, b) => b.gain - a.gain || a.chance - b.chance)
    .map(({ value }) => value);
}

/** A complete row with this part, by backtracking; null when there is none. */
function completeRow(
  factors: Factors,
  isValidRow: RowCheck,
  part: Row,
  order: (choice: Choice) => readonly string[] = ({ values }) => values,
): Row | null {
  if (!isValidRow(part)) return null;
  const name = Object.keys(factors).find((factor) => !(factor in part));
  if (name === undefined) return part;
  for (const value of order({ name, row: part, values: factors[name] ?? [] })) {
    const row = completeRow(factors, isValidRow, { ...part, [name]: value }, order);
    if (row !== null) return row;
  }
  return null;
}

/** Every pair of values of different factors, with the part of a row that has it. */
function candidates(factors: Factors): { readonly pair: Pair; readonly part: Row }[] {
  const all = Object.entries(factors);
  return all.flatMap(([a, valuesOfA], index) =>
    all
      .slice(index + 1)
      .flatMap(([b, valuesOfB]) =>
        valuesOfA.flatMap((x) =>
          valuesOfB.map((y) => ({ pair: pairOf(a, x, b, y), part: { [a]: x, [b]: y } })),
        ),
      ),
  );
}

function pairOf(a: string, x: string, b: string, y: string): Pair {
  return `${a}=${x} & ${b}=${y}`;
}
