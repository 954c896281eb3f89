/** Differences between an approved text and the current one, by block: an unindented line and the indented lines below it. */

/** Difference in one block. */
export interface BlockDifference {
  /** Name of the block, usually a state. */
  readonly name: string;
  /** Removed lines (`was`) and added lines (`is`), without their indentation. */
  readonly was: readonly string[];
  readonly is: readonly string[];
}

/** Blocks that differ, sorted by name; moved lines are no difference. */
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

/** The differences as readable lines. */
export function differenceLines(differences: readonly BlockDifference[]): readonly string[] {
  return differences.flatMap(({ name, was, is }) => {
    const lines = [...was.map((line) => `gone: ${line}`), ...is.map((line) => `new:  ${line}`)];
    const [only = ''] = lines;
    // In a text without blocks each line is its own head.
    return lines.length === 1 && only.slice(6) === name
      ? [only]
      : [name, ...lines.map((line) => `  ${line}`)];
  });
}

/** Every block with its lines, the head included: the text after the name may change as well. */
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

/** Multiset difference: the lines without the others. */
function without(lines: readonly string[], others: readonly string[]): readonly string[] {
  const left = [...others];
  return lines.filter((line) => {
    const at = left.indexOf(line);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}
