/** Approved words of a journey's screens (`*.words.txt`), compared state by state. */

/** Lines by state. A line that goes on (`    `) belongs to the one before it. */
export function parseWords(text: string): ReadonlyMap<string, readonly string[]> {
  const states = new Map<string, readonly string[]>();
  for (const block of text.trim().split(/\n\n+/)) {
    const [state = '', ...lines] = block.split('\n');
    states.set(
      state,
      lines
        .join('\n')
        .split(/\n(?= {2}\S)/)
        .map((line) => line.trim())
        .filter((line) => line !== ''),
    );
  }
  return states;
}

/**
 * @param renamed new names of states by old ones
 * @returns sentences about the states that both have; `compareCharts` reports the others
 */
export function compareWords(
  before: ReadonlyMap<string, readonly string[]>,
  after: ReadonlyMap<string, readonly string[]>,
  renamed: ReadonlyMap<string, string>,
): readonly string[] {
  const found: string[] = [];
  for (const [state, was] of before) {
    const is = after.get(renamed.get(state) ?? state);
    if (is === undefined) continue;
    for (const line of was) if (!is.includes(line)) found.push(`${state}: without "${line}"`);
    for (const line of is) if (!was.includes(line)) found.push(`${state}: with "${line}"`);
  }
  return found;
}
