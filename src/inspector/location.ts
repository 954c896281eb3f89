import { useSyncExternalStore } from 'react';

import { LOOK_IDS, type LookId } from './pictures';

/** The current view of the inspector: the overview, a chart, the live page, the page of where merchants stop, or the catalogue. */
export type Route =
  | { readonly kind: 'overview' }
  | {
      readonly kind: 'chart';
      readonly journey: string;
      readonly state: string | null;
      readonly form: ChartForm;
    }
  | { readonly kind: 'live'; readonly actor: string | null }
  | { readonly kind: 'stops'; readonly journey: string | null; readonly form: ChartForm }
  | CatalogueRoute;

/** The catalogue of all screens: of all journeys or of one, or the page of a state. */
export interface CatalogueRoute {
  readonly kind: 'catalogue';
  readonly journey: string | null;
  readonly state: string | null;
  readonly look: LookId;
  /** What is searched for; empty for all. */
  readonly query: string;
}

export type ChartForm = 'drawing' | 'text';

const TEXT_SUFFIX = '?as=text';

/**
 * Reads `#/selfie/capturing`, `#/selfie?as=text`, `#/live/<actor>`, `#/stops/selfie`, `#/catalogue/selfie?look=dark&q=camera`; without a
 * path, the overview.
 */
export function readRoute(hash: string): Route {
  if (/^#\/catalogue(?=[/?]|$)/.test(hash)) return readCatalogueRoute(hash);
  const isText = hash.endsWith(TEXT_SUFFIX);
  const path = (isText ? hash.slice(0, -TEXT_SUFFIX.length) : hash).replace(/^#\/?/, '');
  const [first = '', second = ''] = path.split('/').map(decode);
  if (first === '') return { kind: 'overview' };
  if (first === 'live') return { kind: 'live', actor: second === '' ? null : second };
  const chartForm = isText ? 'text' : 'drawing';
  if (first === 'stops') return { kind: 'stops', journey: second === '' ? null : second, form: chartForm };
  return {
    kind: 'chart',
    journey: first,
    state: second === '' ? null : second,
    form: chartForm,
  };
}

/** URL hash of a view; a state is written as its path with dots. */
export function hashOf(route: Route): string {
  if (route.kind === 'overview') return '#/';
  if (route.kind === 'catalogue') return catalogueHash(route);
  if (route.kind === 'live')
    return route.actor === null ? '#/live' : `#/live/${encodeURIComponent(route.actor)}`;
  const suffix = route.form === 'text' ? TEXT_SUFFIX : '';
  if (route.kind === 'stops')
    return route.journey === null ? '#/stops' : `#/stops/${encodeURIComponent(route.journey)}${suffix}`;
  const state = route.state === null ? '' : `/${encodeURIComponent(route.state.replace(/ /g, '-'))}`;
  return `#/${encodeURIComponent(route.journey)}${state}${suffix}`;
}

function readCatalogueRoute(hash: string): CatalogueRoute {
  const [path = '', search] = hash.split('?');
  const [, , journey = '', state = ''] = path.split('/').map(decode);
  const parameters = new URLSearchParams(search);
  return {
    kind: 'catalogue',
    journey: journey === '' ? null : journey,
    state: state === '' ? null : state,
    look: LOOK_IDS.find((look) => look === parameters.get('look')) ?? 'light',
    query: parameters.get('q') ?? '',
  };
}

function catalogueHash({ journey, state, look, query }: CatalogueRoute): string {
  const parameters = new URLSearchParams({
    ...(look === 'light' ? {} : { look }),
    ...(query === '' ? {} : { q: query }),
  });
  const path = ['#/catalogue', journey, state].flatMap((part, index) =>
    part === null ? [] : [index === 0 ? part : encodeURIComponent(part)],
  );
  return `${path.join('/')}${parameters.size === 0 ? '' : `?${parameters}`}`;
}

/** URL hash of a chart, or of a state in it. */
export function chartHash(journey: string, state: string | null = null, form: ChartForm = 'drawing'): string {
  return hashOf({ kind: 'chart', journey, state, form });
}

export function navigateTo(route: Route): void {
  window.location.hash = hashOf(route);
}

/** Shows another view in the place of this one in the browser's history: what is typed makes no entries. */
export function replaceRoute(route: Route): void {
  window.location.replace(hashOf(route));
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
