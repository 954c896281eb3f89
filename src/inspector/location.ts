import { useSyncExternalStore } from 'react';

import { LOOK_IDS, type LookId } from './pictures';
import { readStopsRoute, type StopsRoute, stopsHash } from './stops-route';
import { type ChartForm, decodePart, statePart, withParameters } from './url-parts';

/**
 * The current view of the inspector: the overview or a table on it, the questions, a chart, the live page, the page of where merchants
 * stop, the catalogue.
 */
export type Route =
  | { readonly kind: 'overview' }
  /** The table of the lender rules, on the overview. */
  | { readonly kind: 'rules' }
  /** A question about all charts, with its answers. `value`: what it is about, such as an event. */
  | { readonly kind: 'questions'; readonly question: string; readonly value: string }
  | {
      readonly kind: 'chart';
      readonly journey: string;
      readonly state: string | null;
      readonly form: ChartForm;
    }
  | LiveRoute
  | StopsRoute
  | CatalogueRoute;

/** The live page, or a recording: what is shown of it, so that a link leads to the same moment. */
export interface LiveRoute {
  readonly kind: 'live';
  /** Key of the selected actor; null for the journey of the moment. */
  readonly actor: string | null;
  /** Number of the entry that is shown; null for the newest. */
  readonly at: number | null;
  /** The actor of that entry is shown, as for a click on its row. */
  readonly isRow: boolean;
  readonly filter: LogFilter;
  /** Name of the file that the link is about; null for what is followed live. */
  readonly file: string | null;
}

export const LOG_KINDS = ['all', 'events', 'steps'] as const;

/** The entries that the log shows. */
export interface LogFilter {
  readonly text: string;
  readonly kind: (typeof LOG_KINDS)[number];
}

/** The live page, at its newest entry. @param actor key of the selected actor; null for the journey that moved last */
export function liveRoute(actor: string | null = null): LiveRoute {
  return {
    kind: 'live',
    actor,
    at: null,
    isRow: false,
    filter: { text: '', kind: 'all' },
    file: null,
  };
}

/** The catalogue of all screens: of all journeys or of one, or the page of a state. */
export interface CatalogueRoute {
  readonly kind: 'catalogue';
  readonly journey: string | null;
  readonly state: string | null;
  readonly look: LookId;
  /** What is searched for; empty for all. */
  readonly query: string;
}

const TEXT_SUFFIX = '?as=text';

/**
 * Reads `#/selfie/capturing`, `#/selfie?as=text`, `#/live/<actor>?at=12`, `#/stops/selfie?version=2.0`,
 * `#/catalogue/selfie?look=dark&q=camera`, `#/rules`; without a path, the overview.
 */
export function readRoute(hash: string): Route {
  if (/^#\/catalogue(?=[/?]|$)/.test(hash)) return readCatalogueRoute(hash);
  if (/^#\/live(?=[/?]|$)/.test(hash)) return readLiveRoute(hash);
  if (/^#\/stops(?=[/?]|$)/.test(hash)) return readStopsRoute(hash);
  if (/^#\/questions(?=[?]|$)/.test(hash)) {
    const parameters = new URLSearchParams(hash.split('?')[1]);
    return {
      kind: 'questions',
      question: parameters.get('ask') ?? '',
      value: parameters.get('about') ?? '',
    };
  }
  const isText = hash.endsWith(TEXT_SUFFIX);
  const path = (isText ? hash.slice(0, -TEXT_SUFFIX.length) : hash).replace(/^#\/?/, '');
  const [first = '', second = ''] = path.split('/').map(decodePart);
  if (first === '') return { kind: 'overview' };
  if (first === 'rules') return { kind: 'rules' };
  const form = isText ? 'text' : 'drawing';
  return { kind: 'chart', journey: first, state: second === '' ? null : second, form };
}

/** URL hash of a view; a state is written as its path with dots. */
export function hashOf(route: Route): string {
  if (route.kind === 'overview') return '#/';
  if (route.kind === 'catalogue') return catalogueHash(route);
  if (route.kind === 'rules') return '#/rules';
  if (route.kind === 'questions')
    return withParameters('#/questions', { ask: route.question, about: route.value });
  if (route.kind === 'live') return liveHash(route);
  if (route.kind === 'stops') return stopsHash(route);
  const suffix = route.form === 'text' ? TEXT_SUFFIX : '';
  return `#/${encodeURIComponent(route.journey)}${statePart(route.state)}${suffix}`;
}

function readLiveRoute(hash: string): LiveRoute {
  const [path = '', search] = hash.split('?');
  const [, , actor = ''] = path.split('/').map(decodePart);
  const parameters = new URLSearchParams(search);
  const at = parameters.get('at') ?? '';
  return {
    kind: 'live',
    actor: actor === '' ? null : actor,
    at: /^\d{1,12}$/.test(at) ? Number(at) : null,
    isRow: parameters.has('row'),
    filter: {
      text: parameters.get('q') ?? '',
      kind: LOG_KINDS.find((kind) => kind === parameters.get('only')) ?? 'all',
    },
    file: parameters.get('file'),
  };
}

function liveHash({ actor, at, isRow, filter, file }: LiveRoute): string {
  return withParameters(actor === null ? '#/live' : `#/live/${encodeURIComponent(actor)}`, {
    at: at === null ? '' : String(at),
    row: isRow ? '1' : '',
    q: filter.text,
    only: filter.kind === 'all' ? '' : filter.kind,
    file: file ?? '',
  });
}

function readCatalogueRoute(hash: string): CatalogueRoute {
  const [path = '', search] = hash.split('?');
  const [, , journey = '', state = ''] = path.split('/').map(decodePart);
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
  const path = ['#/catalogue', journey, state].flatMap((part, index) =>
    part === null ? [] : [index === 0 ? part : encodeURIComponent(part)],
  );
  return withParameters(path.join('/'), { look: look === 'light' ? '' : look, q: query });
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
