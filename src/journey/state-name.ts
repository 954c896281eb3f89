/** Name of the state a flat journey is in, from a snapshot of any machine; empty when it has none. */
export function stateName(snapshot: unknown): string {
  if (typeof snapshot !== 'object' || snapshot === null || !('value' in snapshot)) return '';
  return String(snapshot.value);
}
