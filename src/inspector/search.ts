import { inspectorCopy } from '../copy/inspector';
import type { Journey } from './catalogue';
import { pathText } from './chart/chart';
import { chartHash } from './location';
import { lenderRows } from './rules';

/** Something that a search found, with the address that shows it. */
export interface Found {
  readonly kind: 'journey' | 'state' | 'event' | 'guard' | 'actor' | 'door' | 'rule';
  readonly text: string;
  /** Where it stands: the journey, and the state. */
  readonly where: string;
  readonly hash: string;
  readonly score: number;
}

interface Entry extends Omit<Found, 'score'> {
  readonly words: string;
}

/** Everything that has a name, ready to be searched. */
export type SearchIndex = readonly Entry[];

/** Puts all names, URLs and descriptions of all charts into one list. */
export function indexOf(journeys: readonly Journey[]): SearchIndex {
  const rules: Entry = {
    kind: 'rule',
    text: inspectorCopy.overview.rulesTitle,
    where: inspectorCopy.overview.rulesWhere,
    hash: chartHash('offer-confirmation', 'routingLender'),
    words: plain(
      [
        inspectorCopy.overview.rulesTitle,
        'e-NACH',
        ...lenderRows(journeys).flatMap(({ name, lender }) => [name, lender ?? '']),
      ].join(' '),
    ),
  };
  const named = journeys.flatMap((journey) => {
    const { id, title, purpose, doors, chart } = journey;
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
        entry('state', at, title, at, `${state.description} ${state.url ?? ''} ${title}`),
        ...state.invokes.map(({ source }) => entry('actor', source, where, at)),
      ];
    });
    const edges = chart.edges.flatMap((edge) => {
      const from = names.get(edge.source) ?? null;
      const to = edge.targets.map((target) => names.get(target) ?? target).join(', ');
      const where = `${title} · ${from ?? 'any state'}${to === '' ? '' : ` → ${to}`}`;
      const of = chart.states.find((state) => state.id === edge.source);
      const also = `${from ?? ''} ${to} ${edge.actions.join(' ')} ${title} ${of?.description ?? ''} ${of?.url ?? ''}`;
      return [
        ...(edge.cause === 'person' && !edge.isInert ? [entry('event', edge.event, where, from, also)] : []),
        ...(edge.guard === null ? [] : [entry('guard', edge.guard, where, from, also)]),
      ];
    });
    return [
      entry('journey', title, purpose, null, `${id} ${purpose}`),
      ...doors.map((door) => entry('door', door, title, stateAt(journey, door))),
      ...states,
      ...edges,
    ];
  });
  return [rules, ...named];
}

function stateAt({ chart }: Journey, door: string): string | null {
  const state = chart.states.find(({ url }) => url === door);
  return state === undefined ? null : pathText(state);
}

const MOST = 40;

/** What holds all the words that were typed: names before texts, journeys and states before what is in them. */
export function search(index: SearchIndex, typed: string): readonly Found[] {
  const words = plain(typed)
    .split(' ')
    .filter((word) => word !== '');
  if (words.length === 0) return [];
  const found = index.flatMap((entry) => {
    const where = plain(entry.where);
    if (!words.every((word) => entry.words.includes(word) || where.includes(word))) return [];
    const text = plain(entry.text);
    const inName = words.filter((word) => text.includes(word)).length;
    const score = inName * 10 + (text === words.join(' ') ? 50 : 0) + RANK[entry.kind];
    const { kind, hash } = entry;
    return [{ kind, text: entry.text, where: entry.where, hash, score }];
  });
  const seen = new Set<string>();
  return found
    .sort((a, b) => b.score - a.score)
    .filter(({ kind, text, where }) => {
      const key = `${kind} ${text} ${where}`;
      return seen.size < seen.add(key).size;
    })
    .slice(0, MOST);
}

const RANK = { rule: 7, journey: 6, state: 5, door: 4, event: 3, guard: 2, actor: 1 } as const;

/** `SELECT_ACCOUNT`, `selectAccount`, `e-NACH` and `enach` are found by the same words. */
export function plain(text: string): string {
  return text
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replace(/\be-(?=nach)/g, 'e')
    .replace(/[^a-z0-9$]+/g, ' ')
    .trim();
}
