/** Name of the current top-level state in a snapshot; empty when the snapshot is not of a chart. */
export function stateName(snapshot: unknown): string {
  if (typeof snapshot !== 'object' || snapshot === null || !('value' in snapshot)) return '';
  return String(snapshot.value);
}
