import { useSyncExternalStore } from 'react';

/** Where an analyst stands: the overview, a chart (with a state, drawn or as text), or the live page. */
export type Place =
  | { readonly at: 'overview' }
  | { readonly at: 'chart'; readonly journey: string; readonly state: string | null; readonly as: ChartForm }
  | { readonly at: 'live'; readonly actor: string | null };

export type ChartForm = 'drawing' | 'text';

const TEXT = '?as=text';

/** Reads `#/selfie/capturing`, `#/selfie?as=text`, `#/live/<actor>`; the overview when it is none of them. */
export function readPlace(hash: string): Place {
  const isText = hash.endsWith(TEXT);
  const path = (isText ? hash.slice(0, -TEXT.length) : hash).replace(/^#\/?/, '');
  const [first = '', second = ''] = path.split('/').map(decoded);
  if (first === '') return { at: 'overview' };
  if (first === 'live') return { at: 'live', actor: second === '' ? null : second };
  return {
    at: 'chart',
    journey: first,
    state: second === '' ? null : second,
    as: isText ? 'text' : 'drawing',
  };
}

/** The address of a place; a state's is its path with dots. */
export function hashOf(place: Place): string {
  if (place.at === 'overview') return '#/';
  if (place.at === 'live')
    return place.actor === null ? '#/live' : `#/live/${encodeURIComponent(place.actor)}`;
  const state = place.state === null ? '' : `/${encodeURIComponent(place.state)}`;
  return `#/${encodeURIComponent(place.journey)}${state}${place.as === 'text' ? TEXT : ''}`;
}

/** Address of a chart, or of a state in it. */
export function chartHash(journey: string, state: string | null = null, as: ChartForm = 'drawing'): string {
  return hashOf({ at: 'chart', journey, state, as });
}

export function go(place: Place): void {
  window.location.hash = hashOf(place);
}

/** The place of now; follows links, back and forward. */
export function usePlace(): Place {
  return readPlace(useSyncExternalStore(subscribe, () => window.location.hash));
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('hashchange', listener);
  return () => window.removeEventListener('hashchange', listener);
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
