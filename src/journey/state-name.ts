/** Name of the current state, for a chart without nested states; empty when the snapshot is not of a chart. */
export function stateName(snapshot: unknown): string {
  if (typeof snapshot !== 'object' || snapshot === null || !('value' in snapshot)) return '';
  return String(snapshot.value);
}
