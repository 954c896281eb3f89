/**
 * Rows that together contain every valid pair of values (a covering array of strength two): most bugs need two factors, few
 * need three, and all combinations would be tens of thousands of walks.
 */
import { randomFrom } from './random';

/** The values that each factor may have, in order. */
export type Factors = Readonly<Record<string, readonly string[]>>;
export type Row = Readonly<Record<string, string>>;
/** Whether these values are valid together. Called with partial rows: must be false only for known invalid values. */
export type Fits = (row: Row) => boolean;

/** Name of a pair: `fault=slow & host=phone`. */
export type Pair = string;

/** The pairs of a row. */
export function pairsOfRow(factors: Factors, row: Row): readonly Pair[] {
  const names = Object.keys(factors);
  return names.flatMap((a, at) => names.slice(at + 1).map((b) => pairOf(a, row[a] ?? '', b, row[b] ?? '')));
}

/** Every pair that some complete row can contain. */
export function feasiblePairs(factors: Factors, fits: Fits): ReadonlySet<Pair> {
  const pairs = new Set<Pair>();
  for (const { pair, part } of candidates(factors))
    if (complete(factors, fits, part) !== null) pairs.add(pair);
  return pairs;
}

/** A small set of rows that covers every feasible pair, chosen by the seed. Greedy: each row covers as many new pairs as it can. */
export function coveringRows(factors: Factors, fits: Fits, seed = 1): readonly Row[] {
  const left = new Map(candidates(factors).map(({ pair, part }) => [pair, part]));
  const random = randomFrom(seed);
  const rows: Row[] = [];
  for (let [first] = left; first !== undefined; [first] = left) {
    const [pair, part] = first;
    const row = richest(factors, fits, part, left, random.next);
    if (row === null) {
      left.delete(pair);
      continue;
    }
    rows.push(row);
    for (const held of pairsOfRow(factors, row)) left.delete(held);
  }
  return rows;
}

/** Of some candidate rows with this part, the one with most uncovered pairs; null when no row is valid. */
function richest(
  factors: Factors,
  fits: Fits,
  part: Row,
  left: ReadonlyMap<Pair, Row>,
  next: () => number,
): Row | null {
  let best: Row | null = null;
  let most = -1;
  for (let tries = 0; tries < 12; tries += 1) {
    const row = complete(factors, fits, part, (of) => byGain(factors, of, left, next));
    if (row === null) return best;
    const gain = pairsOfRow(factors, row).filter((pair) => left.has(pair)).length;
    if (gain <= most) continue;
    best = row;
    most = gain;
  }
  return best;
}

interface Choice {
  readonly name: string;
  readonly row: Row;
  readonly values: readonly string[];
}

/** Values by the number of new pairs with the row, most first; ties in random order. */
function byGain(
  factors: Factors,
  { name, row, values }: Choice,
  left: ReadonlyMap<Pair, Row>,
  next: () => number,
) {
  const gain = (value: string) =>
    pairsOfRow(factors, { ...row, [name]: value }).filter((pair) => left.has(pair)).length;
  return values
    .map((value) => ({ value, gain: gain(value), chance: next() }))
    .sort((a, b) => b.gain - a.gain || a.chance - b.chance)
    .map(({ value }) => value);
}

/** A complete row with this part, by backtracking; null when there is none. */
function complete(
  factors: Factors,
  fits: Fits,
  part: Row,
  order: (choice: Choice) => readonly string[] = ({ values }) => values,
): Row | null {
  if (!fits(part)) return null;
  const name = Object.keys(factors).find((factor) => !(factor in part));
  if (name === undefined) return part;
  for (const value of order({ name, row: part, values: factors[name] ?? [] })) {
    const row = complete(factors, fits, { ...part, [name]: value }, order);
    if (row !== null) return row;
  }
  return null;
}

function candidates(factors: Factors): { readonly pair: Pair; readonly part: Row }[] {
  const all = Object.entries(factors);
  return all.flatMap(([a, ofA], at) =>
    all
      .slice(at + 1)
      .flatMap(([b, ofB]) =>
        ofA.flatMap((x) => ofB.map((y) => ({ pair: pairOf(a, x, b, y), part: { [a]: x, [b]: y } }))),
      ),
  );
}

function pairOf(a: string, x: string, b: string, y: string): Pair {
  return `${a}=${x} & ${b}=${y}`;
}
