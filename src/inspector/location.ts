import { useSyncExternalStore } from 'react';

/** Where an analyst stands: the overview, a chart (with a state, drawn or as text), the live page, or where merchants stop. */
export type Place =
  | { readonly at: 'overview' }
  | { readonly at: 'chart'; readonly journey: string; readonly state: string | null; readonly as: ChartForm }
  | { readonly at: 'live'; readonly actor: string | null }
  | { readonly at: 'stops'; readonly journey: string | null; readonly as: ChartForm };

export type ChartForm = 'drawing' | 'text';

const TEXT = '?as=text';

/** Reads `#/selfie/capturing`, `#/selfie?as=text`, `#/live/<actor>`, `#/stops/selfie`; the overview when it is none of them. */
export function readPlace(hash: string): Place {
  const isText = hash.endsWith(TEXT);
  const path = (isText ? hash.slice(0, -TEXT.length) : hash).replace(/^#\/?/, '');
  const [first = '', second = ''] = path.split('/').map(decoded);
  if (first === '') return { at: 'overview' };
  if (first === 'live') return { at: 'live', actor: second === '' ? null : second };
  const as = isText ? 'text' : 'drawing';
  if (first === 'stops') return { at: 'stops', journey: second === '' ? null : second, as };
  return {
    at: 'chart',
    journey: first,
    state: second === '' ? null : second,
    as,
  };
}

/** The address of a place; a state's is its path with dots. */
export function hashOf(place: Place): string {
  if (place.at === 'overview') return '#/';
  if (place.at === 'live')
    return place.actor === null ? '#/live' : `#/live/${encodeURIComponent(place.actor)}`;
  const form = place.as === 'text' ? TEXT : '';
  if (place.at === 'stops')
    return place.journey === null ? '#/stops' : `#/stops/${encodeURIComponent(place.journey)}${form}`;
  const state = place.state === null ? '' : `/${encodeURIComponent(place.state.replace(/ /g, '-'))}`;
  return `#/${encodeURIComponent(place.journey)}${state}${form}`;
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
