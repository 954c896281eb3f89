/** Differences between an approved text and the current one, by block: an unindented line and the indented lines below it. */

/** Difference in one block. */
export interface BlockDifference {
  /** Name of the block, usually a state. */
  readonly name: string;
  /** Removed lines (`was`) and added lines (`is`), without their indentation. */
  readonly removed: readonly string[];
  readonly added: readonly string[];
}

/** Blocks that differ, sorted by name; moved lines are no difference. */
export function blockDifferences(approved: string, current: string): readonly BlockDifference[] {
  const approvedBlocks = blocksOf(approved);
  const currentBlocks = blocksOf(current);
  const names = [...new Set([...approvedBlocks.keys(), ...currentBlocks.keys()])].sort();
  return names
    .map((name) => {
      const removed = approvedBlocks.get(name) ?? [];
      const added = currentBlocks.get(name) ?? [];
      return { name, removed: without(removed, added), added: without(added, removed) };
    })
    .filter(({ removed, added }) => removed.length + added.length > 0);
}

/** The differences as readable lines. */
export function differenceLines(differences: readonly BlockDifference[]): readonly string[] {
  return differences.flatMap(({ name, removed, added }) => {
    const lines = [...removed.map((line) => `gone: ${line}`), ...added.map((line) => `new:  ${line}`)];
    const [firstLine = ''] = lines;
    // In a text without blocks, a line is the name of its block as well: print it only once.
    return lines.length === 1 && firstLine.slice('gone: '.length) === name
      ? [firstLine]
      : [name, ...lines.map((line) => `  ${line}`)];
  });
}

/** Lines of each block by its name. They include the first line, because the text after the name may change as well. */
function blocksOf(text: string): ReadonlyMap<string, readonly string[]> {
  const blocks = new Map<string, string[]>();
  let blockLines: string[] = [];
  for (const line of text.split('\n')) {
    if (line.trim() === '') continue;
    if (!line.startsWith(' ')) {
      const name = line.split(' | ')[0] ?? line;
      blockLines = blocks.get(name) ?? [];
      blocks.set(name, blockLines);
    }
    blockLines.push(line.trim());
  }
  return blocks;
}

/** Multiset difference: `lines` without `others`. */
function without(lines: readonly string[], others: readonly string[]): readonly string[] {
  const remaining = [...others];
  return lines.filter((line) => {
    const index = remaining.indexOf(line);
    if (index >= 0) remaining.splice(index, 1);
    return index < 0;
  });
}
