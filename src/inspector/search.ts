import { inspectorCopy } from '../copy/inspector';
import type { Journey } from './catalogue';
import { pathText, stateOf } from './chart/chart';
import { otherNames } from './find-state';
import { chartHash } from './location';
import { plain } from './plain';
import { lenderRows } from './rules';

/** A search result with its URL. */
export interface Found {
  readonly kind: 'journey' | 'state' | 'event' | 'guard' | 'actor' | 'entryUrl' | 'rule';
  readonly text: string;
  /** Its journey and state. */
  readonly where: string;
  readonly hash: string;
  readonly score: number;
}

interface Entry extends Omit<Found, 'score'> {
  readonly words: string;
  /** Query that it answers first, whatever else matches. */
  readonly answers?: string;
}

/** Search index of all names. */
export type SearchIndex = readonly Entry[];

/** Builds the index of all names, URLs and descriptions of all charts. */
export function indexOf(journeys: readonly Journey[]): SearchIndex {
  const rules: Entry = {
    kind: 'rule',
    text: inspectorCopy.overview.rulesTitle,
    where: inspectorCopy.overview.rulesWhere,
    hash: chartHash('offer-confirmation', 'routingLender'),
    answers: plain(`${inspectorCopy.overview.rulesTitle} ${inspectorCopy.overview.withEnach}`),
    words: plain(
      [
        inspectorCopy.overview.rulesTitle,
        inspectorCopy.overview.rulesLead,
        inspectorCopy.overview.withEnach,
        ...lenderRows(journeys).flatMap(({ name, lender }) => [name, lender ?? '']),
      ].join(' '),
    ),
  };
  const named = journeys.flatMap((journey) => {
    const { id, title, purpose, entryUrls, chart } = journey;
    const entry = (
      kind: Found['kind'],
      text: string,
      where: string,
      state: string | null,
      also = '',
    ): Entry => ({
      kind,
      text,
      where,
      hash: chartHash(id, state),
      words: plain(`${text} ${also}`),
    });
    const names = new Map(chart.states.map((state) => [state.id, pathText(state)]));
    const states = chart.states.flatMap((state) => {
      const at = pathText(state);
      const where = `${title} · ${at}`;
      return [
        entry(
          'state',
          at,
          title,
          at,
          [state.description, state.url ?? '', title, ...otherNames(id, at)].join(' '),
        ),
        ...state.invokes.map(({ source }) => entry('actor', source, where, at)),
      ];
    });
    const edges = chart.edges.flatMap((edge) => {
      const from = names.get(edge.source) ?? null;
      const to = edge.targets.map((target) => names.get(target) ?? target).join(', ');
      const where = `${title} · ${from ?? 'any state'}${to === '' ? '' : ` → ${to}`}`;
      const ends = [edge.source, ...edge.targets].flatMap((end) => stateOf(chart, end) ?? []);
      const also = [
        ...[from ?? '', to, edge.guard ?? '', edge.rule ?? '', ...edge.actions, title],
        ...ends.flatMap(({ description, url }) => [description, url ?? '']),
      ].join(' ');
      return [
        ...(edge.cause === 'person' && !edge.isInert ? [entry('event', edge.event, where, from, also)] : []),
        ...(edge.guard === null ? [] : [entry('guard', edge.guard, where, from, also)]),
      ];
    });
    return [
      entry('journey', title, purpose, null, `${id} ${purpose}`),
      ...entryUrls.map((entryUrl) => entry('entryUrl', entryUrl, title, stateAt(journey, entryUrl))),
      ...states,
      ...edges,
    ];
  });
  return [rules, ...named];
}

function stateAt({ chart }: Journey, entryUrl: string): string | null {
  const state = chart.states.find(({ url }) => url === entryUrl);
  return state === undefined ? null : pathText(state);
}

const MAX_ENTRIES = 40;

/** Ignored words of a query. */
const STOP_WORDS = new Set(
  'a an and are at by do does event for from go goes how if in into is it lead leads of on or than that the then there to what when where which who why will with'.split(
    ' ',
  ),
);

/**
 * Entries that contain all words of the query, in any order: exact names first, then rules and journeys, then their contents.
 */
export function search(index: SearchIndex, typed: string): readonly Found[] {
  const words = wordsOf(typed);
  if (words.length === 0) return [];
  const found = index.flatMap((entry) => {
    const where = plain(entry.where);
    if (!words.every((word) => entry.words.includes(word) || where.includes(word))) return [];
    const { kind, hash } = entry;
    return [{ kind, text: entry.text, where: entry.where, hash, score: scoreOf(entry, words, plain(typed)) }];
  });
  const seen = new Set<string>();
  return found
    .sort((a, b) => b.score - a.score)
    .filter(({ kind, text, where }) => {
      const key = `${kind} ${text} ${where}`;
      return seen.size < seen.add(key).size;
    })
    .slice(0, MAX_ENTRIES);
}

/** The words of a query; all of them, if they are all ignored ones; singular. */
function wordsOf(typed: string): readonly string[] {
  const all = plain(typed)
    .split(' ')
    .filter((word) => word !== '');
  const telling = all.filter((word) => !STOP_WORDS.has(word));
  return (telling.length === 0 ? all : telling).map((word) =>
    word.length > 4 && /[^s]s$/.test(word) ? word.slice(0, -1) : word,
  );
}

const ANSWER = 10_000;
const BY_NAME = 1_000;
const FIRST = { rule: 400, journey: 100 } as const;

function scoreOf(entry: Entry, words: readonly string[], typed: string): number {
  const text = plain(entry.text);
  const inName = words.filter((word) => text.includes(word)).length;
  if (words.every((word) => entry.answers?.includes(word))) return ANSWER;
  const first = entry.kind === 'rule' || entry.kind === 'journey' ? FIRST[entry.kind] : 0;
  return (text === typed ? BY_NAME : 0) + first + inName * 10 + RANK[entry.kind];
}

const RANK = { rule: 7, journey: 6, state: 5, entryUrl: 4, event: 3, guard: 2, actor: 1 } as const;
