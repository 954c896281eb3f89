/** Where a text that was approved and the text of today differ: block by block, each a line with what is indented below it. */

/** What differs in one block. */
export interface BlockDifference {
  /** The block's first word: a state, mostly. */
  readonly name: string;
  /** Lines that are approved and gone, and lines that are new, without their indentation. */
  readonly was: readonly string[];
  readonly is: readonly string[];
}

/** Blocks that differ, in the order of their names; lines that only moved are no difference. */
export function blockDifferences(approved: string, now: string): readonly BlockDifference[] {
  const before = blocksOf(approved);
  const after = blocksOf(now);
  const names = [...new Set([...before.keys(), ...after.keys()])].sort();
  return names
    .map((name) => {
      const was = before.get(name) ?? [];
      const is = after.get(name) ?? [];
      return { name, was: without(was, is), is: without(is, was) };
    })
    .filter(({ was, is }) => was.length + is.length > 0);
}

/** The differences as lines for people. */
export function differenceLines(differences: readonly BlockDifference[]): readonly string[] {
  return differences.flatMap(({ name, was, is }) => {
    const lines = [...was.map((line) => `gone: ${line}`), ...is.map((line) => `new:  ${line}`)];
    const [only = ''] = lines;
    // A text without blocks has its lines as heads.
    return lines.length === 1 && only.slice(6) === name
      ? [only]
      : [name, ...lines.map((line) => `  ${line}`)];
  });
}

/** Every block with its lines; its head is one of them, for what stands beside the name may change too. */
function blocksOf(text: string): ReadonlyMap<string, readonly string[]> {
  const blocks = new Map<string, string[]>();
  let own: string[] = [];
  for (const line of text.split('\n')) {
    if (line.trim() === '') continue;
    if (!line.startsWith(' ')) {
      const name = line.split(' | ')[0] ?? line;
      own = blocks.get(name) ?? [];
      blocks.set(name, own);
    }
    own.push(line.trim());
  }
  return blocks;
}

/** What is left of some lines when others are taken away, each as often as it stands there. */
function without(lines: readonly string[], others: readonly string[]): readonly string[] {
  const left = [...others];
  return lines.filter((line) => {
    const at = left.indexOf(line);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}
