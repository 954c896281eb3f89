import { useSyncExternalStore } from 'react';

/** The current view of the inspector: the overview, a chart, the live page, or the page of where merchants stop. */
export type Route =
  | { readonly at: 'overview' }
  | { readonly at: 'chart'; readonly journey: string; readonly state: string | null; readonly as: ChartForm }
  | { readonly at: 'live'; readonly actor: string | null }
  | { readonly at: 'stops'; readonly journey: string | null; readonly as: ChartForm };

export type ChartForm = 'drawing' | 'text';

const TEXT_SUFFIX = '?as=text';

/** Reads `#/selfie/capturing`, `#/selfie?as=text`, `#/live/<actor>`, `#/stops/selfie`; without a path, the overview. */
export function readRoute(hash: string): Route {
  const isText = hash.endsWith(TEXT_SUFFIX);
  const path = (isText ? hash.slice(0, -TEXT_SUFFIX.length) : hash).replace(/^#\/?/, '');
  const [first = '', second = ''] = path.split('/').map(decode);
  if (first === '') return { at: 'overview' };
  if (first === 'live') return { at: 'live', actor: second === '' ? null : second };
  const chartForm = isText ? 'text' : 'drawing';
  if (first === 'stops') return { at: 'stops', journey: second === '' ? null : second, as: chartForm };
  return {
    at: 'chart',
    journey: first,
    state: second === '' ? null : second,
    as: chartForm,
  };
}

/** URL hash of a view; a state is written as its path with dots. */
export function hashOf(route: Route): string {
  if (route.at === 'overview') return '#/';
  if (route.at === 'live')
    return route.actor === null ? '#/live' : `#/live/${encodeURIComponent(route.actor)}`;
  const suffix = route.as === 'text' ? TEXT_SUFFIX : '';
  if (route.at === 'stops')
    return route.journey === null ? '#/stops' : `#/stops/${encodeURIComponent(route.journey)}${suffix}`;
  const state = route.state === null ? '' : `/${encodeURIComponent(route.state.replace(/ /g, '-'))}`;
  return `#/${encodeURIComponent(route.journey)}${state}${suffix}`;
}

/** URL hash of a chart, or of a state in it. */
export function chartHash(journey: string, state: string | null = null, as: ChartForm = 'drawing'): string {
  return hashOf({ at: 'chart', journey, state, as });
}

export function go(route: Route): void {
  window.location.hash = hashOf(route);
}

/** The current view; renders again when the URL hash changes. */
export function useRoute(): Route {
  return readRoute(useSyncExternalStore(subscribe, () => window.location.hash));
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('hashchange', listener);
  return () => window.removeEventListener('hashchange', listener);
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
