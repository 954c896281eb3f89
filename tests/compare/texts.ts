/** Approved texts of the screens of a journey (`*.texts.txt`), compared by state. */

/** Lines by state. A continued line (`    `) belongs to the previous line. */
export function parseTexts(text: string): ReadonlyMap<string, readonly string[]> {
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
export function compareTexts(
  before: ReadonlyMap<string, readonly string[]>,
  after: ReadonlyMap<string, readonly string[]>,
  renamed: ReadonlyMap<string, string>,
): readonly string[] {
  const found: string[] = [];
  for (const [state, linesBefore] of before) {
    const linesAfter = after.get(renamed.get(state) ?? state);
    if (linesAfter === undefined) continue;
    for (const line of linesBefore) if (!linesAfter.includes(line)) found.push(`${state}: without "${line}"`);
    for (const line of linesAfter) if (!linesBefore.includes(line)) found.push(`${state}: with "${line}"`);
  }
  return found;
}
