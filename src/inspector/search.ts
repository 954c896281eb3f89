import { inspectorCopy } from '../copy/inspector';
import type { Journey } from './catalogue';
import { pathText, stateOf } from './chart/chart';
import { aliasesOf } from './find-state';
import { chartHash, hashOf } from './location';
import { normaliseText } from './normalise-text';
import { plainName } from './plain-name';
import { lenderRows } from './rules';

/** A search result with its URL. */
export interface Found {
  readonly kind: 'journey' | 'state' | 'event' | 'guard' | 'actor' | 'entryUrl' | 'rule';
  readonly text: string;
  /** Text that says where it is: its journey and state. */
  readonly where: string;
  readonly hash: string;
  readonly score: number;
}

interface IndexEntry extends Omit<Found, 'score'> {
  readonly searchText: string;
  /** Where all words of a query are in this text, this entry is the first result. */
  readonly fullQuery?: string;
}

/** The entries that can be found. */
export type SearchIndex = readonly IndexEntry[];

/** Builds the index of all names, URLs and descriptions of all charts. */
export function buildSearchIndex(journeys: readonly Journey[]): SearchIndex {
  const lenderRulesEntry: IndexEntry = {
    kind: 'rule',
    text: inspectorCopy.overview.rulesTitle,
    where: inspectorCopy.overview.rulesWhere,
    hash: hashOf({ kind: 'rules' }),
    fullQuery: normaliseText(`${inspectorCopy.overview.rulesTitle} ${inspectorCopy.overview.withEnach}`),
    searchText: normaliseText(
      [
        inspectorCopy.overview.rulesTitle,
        inspectorCopy.overview.rulesLead,
        inspectorCopy.overview.withEnach,
        ...lenderRows(journeys).flatMap(({ name, lender }) => [name, lender ?? '']),
      ].join(' '),
    ),
  };
  const journeyEntries = journeys.flatMap((journey) => {
    const { id, title, purpose, entryUrls, chart } = journey;
    const entry = (
      kind: Found['kind'],
      text: string,
      where: string,
      state: string | null,
      moreText = '',
    ): IndexEntry => ({
      kind,
      text,
      where,
      hash: chartHash(id, state),
      searchText: normaliseText(`${text} ${plainName(text) ?? ''} ${moreText}`),
    });
    const names = new Map(chart.states.map((state) => [state.id, pathText(state)]));
    const states = chart.states.flatMap((state) => {
      const statePath = pathText(state);
      const where = `${title} · ${statePath}`;
      return [
        entry(
          'state',
          statePath,
          title,
          statePath,
          [state.description, state.url ?? '', title, ...aliasesOf(id, statePath)].join(' '),
        ),
        ...state.invokes.map(({ source }) => entry('actor', source, where, statePath)),
      ];
    });
    const edges = chart.edges.flatMap((edge) => {
      const sourceName = names.get(edge.source) ?? null;
      const targetNames = edge.targets.map((target) => names.get(target) ?? target).join(', ');
      const where = `${title} · ${sourceName ?? 'any state'}${targetNames === '' ? '' : ` → ${targetNames}`}`;
      const endStates = [edge.source, ...edge.targets].flatMap((stateId) => stateOf(chart, stateId) ?? []);
      const moreText = [
        ...[sourceName ?? '', targetNames, edge.guard ?? '', edge.rule ?? '', ...edge.actions, title],
        ...endStates.flatMap(({ description, url }) => [description, url ?? '']),
      ].join(' ');
      return [
        ...(edge.cause === 'person' && !edge.isInert
          ? [entry('event', edge.event, where, sourceName, moreText)]
          : []),
        ...(edge.guard === null ? [] : [entry('guard', edge.guard, where, sourceName, moreText)]),
      ];
    });
    return [
      entry('journey', title, purpose, null, `${id} ${purpose}`),
      ...entryUrls.map((entryUrl) => entry('entryUrl', entryUrl, title, stateOfEntryUrl(journey, entryUrl))),
      ...states,
      ...edges,
    ];
  });
  return [lenderRulesEntry, ...journeyEntries];
}

function stateOfEntryUrl({ chart }: Journey, entryUrl: string): string | null {
  const state = chart.states.find(({ url }) => url === entryUrl);
  return state === undefined ? null : pathText(state);
}

const MAX_RESULTS = 40;

/** Ignored words of a query. */
const STOP_WORDS = new Set(
  'a an and are at by do does event for from go goes how if in into is it lead leads of on or than that the then there to what when where which who why will with'.split(
    ' ',
  ),
);

/**
 * Entries that contain all words of the query, in any order, but for stop words. First comes an entry whose `fullQuery` has them all, then
 * an exact name, then rules and journeys, then what is in them.
 */
export function search(index: SearchIndex, query: string): readonly Found[] {
  const words = wordsOf(query);
  if (words.length === 0) return [];
  const matches = index.flatMap((entry) => {
    const where = normaliseText(entry.where);
    if (!words.every((word) => entry.searchText.includes(word) || where.includes(word))) return [];
    const { kind, hash } = entry;
    return [
      {
        kind,
        text: entry.text,
        where: entry.where,
        hash,
        score: scoreOf(entry, words, normaliseText(query)),
      },
    ];
  });
  const seenKeys = new Set<string>();
  return matches
    .sort((a, b) => b.score - a.score)
    .filter(({ kind, text, where }) => {
      const key = `${kind} ${text} ${where}`;
      return seenKeys.size < seenKeys.add(key).size;
    })
    .slice(0, MAX_RESULTS);
}

/** The words of a query in singular, without stop words; with them, where there are no others. */
function wordsOf(query: string): readonly string[] {
  const allWords = normaliseText(query)
    .split(' ')
    .filter((word) => word !== '');
  const significantWords = allWords.filter((word) => !STOP_WORDS.has(word));
  return (significantWords.length === 0 ? allWords : significantWords).map((word) =>
    word.length > 4 && /[^s]s$/.test(word) ? word.slice(0, -1) : word,
  );
}

const FULL_QUERY_SCORE = 10_000;
const EXACT_NAME_SCORE = 1_000;
const KIND_BONUS = { rule: 400, journey: 100 } as const;

function scoreOf(entry: IndexEntry, words: readonly string[], query: string): number {
  const text = normaliseText(entry.text);
  const wordsInName = words.filter((word) => text.includes(word)).length;
  if (words.every((word) => entry.fullQuery?.includes(word))) return FULL_QUERY_SCORE;
  const kindBonus = entry.kind === 'rule' || entry.kind === 'journey' ? KIND_BONUS[entry.kind] : 0;
  return (text === query ? EXACT_NAME_SCORE : 0) + kindBonus + wordsInName * 10 + KIND_RANK[entry.kind];
}

const KIND_RANK = { rule: 7, journey: 6, state: 5, entryUrl: 4, event: 3, guard: 2, actor: 1 } as const;
