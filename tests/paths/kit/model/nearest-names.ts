/** Suggestions for a mistyped name. */

/** ` Did you mean a, b or c?`: at most three similar names; empty when none is similar. */
export function nearestNames(mistyped: string, existingNames: readonly string[]): string {
  const similar = [...new Set(existingNames)]
    .map((name) => ({ name, distance: distanceOf(mistyped.toLowerCase(), name.toLowerCase()) }))
    .filter(
      ({ name, distance }) =>
        distance <= Math.max(2, Math.ceil(Math.max(mistyped.length, name.length) / 2.5)),
    )
    .sort((a, b) => a.distance - b.distance || a.name.localeCompare(b.name))
    .slice(0, 3)
    .map(({ name }) => name);
  if (similar.length === 0) return '';
  const last = similar.at(-1);
  return ` Did you mean ${similar.length === 1 ? last : `${similar.slice(0, -1).join(', ')} or ${last}`}?`;
}

/** Edit distance between two names; 1 when one contains the other. */
function distanceOf(a: string, b: string): number {
  if (a.length > 2 && b.includes(a)) return 1;
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (const [i, letter] of [...a].entries()) {
    const next = [i + 1];
    for (const [j, otherLetter] of [...b].entries())
      next.push(
        Math.min((next[j] ?? 0) + 1, (row[j + 1] ?? 0) + 1, (row[j] ?? 0) + (letter === otherLetter ? 0 : 1)),
      );
    row = next;
  }
  return row[b.length] ?? 0;
}
