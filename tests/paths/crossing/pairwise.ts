/**
 * Rows that together hold every pair of values that may stand together (a covering array of strength two): most bugs need
 * two circumstances, few need three, and all of them together would be tens of thousands of walks.
 */
import { randomFrom } from './random';

/** The values that each factor may have, in order. */
export type Factors = Readonly<Record<string, readonly string[]>>;
export type Row = Readonly<Record<string, string>>;
/** Whether these values may stand in one row; asked with some of the factors, and must say no only for what is known. */
export type Fits = (row: Row) => boolean;

/** What is found for one pair: `fault=slow & host=phone`. */
export type Pair = string;

/** The pairs that a row holds. */
export function pairsOfRow(factors: Factors, row: Row): readonly Pair[] {
  const names = Object.keys(factors);
  return names.flatMap((a, at) => names.slice(at + 1).map((b) => pairOf(a, row[a] ?? '', b, row[b] ?? '')));
}

/** Every pair that some whole row can hold. */
export function feasiblePairs(factors: Factors, fits: Fits): ReadonlySet<Pair> {
  const pairs = new Set<Pair>();
  for (const { pair, part } of candidates(factors))
    if (complete(factors, fits, part) !== null) pairs.add(pair);
  return pairs;
}

/** Few rows that hold every feasible pair; the seed decides which. Greedy: each row takes as many new pairs as it finds. */
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

/** Of some rows that hold the part, the one with most pairs that are still left; null when no row can hold it. */
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

/** Values that make most new pairs with what stands in the row come first; chance decides among equals. */
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

/** A whole row that holds the part, found by going back where values do not fit; null when there is none. */
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
