/** Parts of the inspector's URLs. */

export type ChartForm = 'drawing' | 'text';

/** The last part of a path, for a state; empty for none. */
export function statePart(state: string | null): string {
  return state === null ? '' : `/${encodeURIComponent(state.replace(/ /g, '-'))}`;
}

/** A path with those parameters that are not empty. */
export function withParameters(path: string, parameters: Readonly<Record<string, string>>): string {
  const search = new URLSearchParams(Object.entries(parameters).filter(([, value]) => value !== ''));
  return search.size === 0 ? path : `${path}?${search}`;
}

/** A part of a path; as it is where it is not encoded. */
export function decodePart(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
