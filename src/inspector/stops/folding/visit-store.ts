import type { RecordedBatch } from '../session-lines';
import { type Change, type PageOpened, VISIT_TIMEOUT_MS, type Visit } from '../visits';
import { createCountTable } from './count-table';
import { createEventPool, type KeptEvent } from './event-pool';
import { hashNumber, hashText } from './hash-text';
import { createNames } from './names';

type Event = RecordedBatch['batch']['events'][number];

/** Keeps the events of visits, 32 bytes each, until a visit is taken out to be counted. */
export interface VisitStore {
  readonly add: (batch: RecordedBatch) => void;
  /** How many events are kept. */
  readonly kept: () => number;
  /** Events of visits that were already taken out, which nobody counts. */
  readonly late: () => number;
  /**
   * Takes out visits that were silent for half an hour when the newest batch was sent, those first whose last event is furthest back in the
   * file, until at most `target` events are kept, or there is no other such visit.
   */
  readonly takeEnded: (target: number, onVisit: (visit: Visit) => void) => void;
  /** Takes out all visits, in the order of their first events in the file. */
  readonly takeAll: (onVisit: (visit: Visit) => void) => void;
}

/** What is known of a visit beside its events. */
interface OpenVisit {
  readonly persona: string | null;
  /** Its events name no tab: silence of half an hour separates visits. */
  readonly isWholePerson: boolean;
  language: string | null;
  version: string | null;
  /** Times of the `app_opened` that had the language and the version: the latest ones that did, ms. */
  languageAt: number;
  versionAt: number;
  /** When the recording ended, ms: the latest that a batch gave, -Infinity where none did. */
  until: number;
  /** A batch had no `until`: then the file's last batch counts. */
  isOpenEnded: boolean;
  firstAt: number;
  lastAt: number;
  /** Its events of the same time are in the order of the file. */
  isInFileOrder: boolean;
  /** Number of the last batch. */
  touched: number;
  /** Index of its newest event, plus 1; each event leads to the one before. */
  head: number;
}

/** A change without its time; null for the opening of the app. */
type ChangeParts = Omit<Change, 'at'> | null;

/** More distinct changes than charts can have: the names are no states, but something like ids. */
const MAX_CHANGES = 200_000;

/** The names of states are none: there are more of them than charts can have. */
export class TooManyStates extends Error {}

/** Events of one batch are in order; more are counted as the last one. */
const MAX_INDEX = 1_024;

/**
 * Groups events by visit: one tab of one browser, with one persona. Batches may come in any order, and may be repeated. Of an
 * event that was sent twice the copy of the first batch counts, since the phone's clock may have been set between them; events
 * of the same millisecond are in the order of their batches. So the order of the file changes nothing.
 * @throws TooManyStates of more distinct changes than any chart has
 */
export function createVisitStore(maxChanges = MAX_CHANGES): VisitStore {
  const pool = createEventPool();
  const changeKeys = createNames();
  const changeParts: ChangeParts[] = [];
  const slots = createCountTable();
  /** Null: taken out. */
  const visits: (OpenVisit | null)[] = [];
  let late = 0;
  let batchCount = 0;
  let lastSentAt = -Infinity;

  function visitOf({ persona, batch }: RecordedBatch, session: string | null): OpenVisit | null {
    const { high, low } = hashText(`${batch.visitor_id} ${session} ${persona}`);
    const slot = slots.get(high, low);
    if (slot > 0) return visits[slot - 1] ?? null;
    const visit: OpenVisit = {
      persona,
      isWholePerson: session === null,
      language: null,
      version: null,
      languageAt: -Infinity,
      versionAt: -Infinity,
      until: -Infinity,
      isOpenEnded: false,
      firstAt: Infinity,
      lastAt: -Infinity,
      isInFileOrder: false,
      touched: 0,
      head: 0,
    };
    visits.push(visit);
    slots.add(high, low, visits.length);
    return visit;
  }

  function changeIdOf(parts: ChangeParts): number {
    const key =
      parts === null
        ? ''
        : `${parts.journey}\0${parts.from ?? '\0'}\0${parts.to}\0${parts.event}\0${parts.lender ?? '\0'}`;
    const id = changeKeys.idOf(key);
    if (id === changeParts.length) changeParts.push(parts);
    if (id >= maxChanges) throw new TooManyStates();
    return id;
  }

  function add(recorded: RecordedBatch): void {
    const { until, batch } = recorded;
    batchCount += 1;
    lastSentAt = Math.max(lastSentAt, batch.sent_at);
    for (const [index, event] of batch.events.entries()) {
      const visit = visitOf(recorded, event.properties.session ?? null);
      if (visit === null) {
        late += 1;
        continue;
      }
      visit.touched = batchCount;
      visit.isInFileOrder ||= recorded.isInFileOrder === true;
      if (until === null) visit.isOpenEnded = true;
      else visit.until = Math.max(visit.until, until);
      visit.firstAt = Math.min(visit.firstAt, event.at);
      visit.lastAt = Math.max(visit.lastAt, event.at);
      if (event.name === 'app_opened') noteOpening(visit, event);
      const change = partsOf(event);
      const rank = batch.sent_at * MAX_INDEX + Math.min(index, MAX_INDEX - 1);
      if (change === undefined) continue;
      const kept = { at: event.at, rank, id: hashNumber(hashText(event.id)), change: changeIdOf(change) };
      visit.head = pool.push(kept, visit.head);
    }
  }

  function eventsOf(visit: OpenVisit): (Change | PageOpened)[] {
    const found = pool.take(visit.head);
    const tieOrder = visit.isInFileOrder ? () => 0 : (a: KeptEvent, b: KeptEvent) => a.id - b.id;
    found.sort((a, b) => a.rank - b.rank || a.at - b.at || tieOrder(a, b));
    const seen = new Set<number>();
    return found
      .filter(({ id }) => !seen.has(id) && seen.add(id))
      .sort((a, b) => a.at - b.at)
      .map(({ at, change }) => {
        const parts = changeParts[change] ?? null;
        return parts === null ? { kind: 'opened', at } : { ...parts, at };
      });
  }

  function hasEnded(visit: OpenVisit): boolean {
    const recordedUntil = visit.isOpenEnded ? Math.max(visit.until, lastSentAt) : visit.until;
    return recordedUntil - visit.lastAt >= VISIT_TIMEOUT_MS;
  }

  function take(index: number, onVisit: (visit: Visit) => void): void {
    const visit = visits[index];
    if (!visit) return;
    visits[index] = null;
    const events = eventsOf(visit);
    const parts = visit.isWholePerson ? splitAtSilence(events) : [events];
    for (const [part, partEvents] of parts.entries()) {
      const lenders = partEvents.map((event) => (event.kind === 'change' ? event.lender : null));
      onVisit({
        persona: visit.persona,
        lender: lenders.findLast((lender) => lender !== null) ?? null,
        language: visit.language,
        version: visit.version,
        startedAt: part === 0 ? visit.firstAt : (partEvents[0]?.at ?? visit.firstAt),
        events: partEvents,
        hasEnded: part < parts.length - 1 || hasEnded(visit),
      });
    }
  }

  return {
    add,
    kept: pool.size,
    late: () => late,
    takeEnded(target, onVisit) {
      const ended = [...visits.entries()].flatMap(([index, visit]) =>
        visit !== null && lastSentAt - visit.lastAt >= VISIT_TIMEOUT_MS
          ? [{ index, touched: visit.touched }]
          : [],
      );
      for (const { index } of ended.sort((a, b) => a.touched - b.touched)) {
        if (pool.size() <= target) return;
        take(index, onVisit);
      }
    },
    takeAll(onVisit) {
      for (const index of visits.keys()) take(index, onVisit);
    },
  };
}

/** The visits of all batches, which may be in any order; see `createVisitStore`. */
export function visitsOf(batches: readonly RecordedBatch[]): readonly Visit[] {
  const store = createVisitStore();
  for (const batch of batches) store.add(batch);
  const visits: Visit[] = [];
  store.takeAll((visit) => visits.push(visit));
  return visits;
}

/** Undefined for an event that is not counted. */
function partsOf({ name, properties }: Event): ChangeParts | undefined {
  if (name === 'app_opened') return null;
  const { journey, from = null, to, event, lender = null } = properties;
  if (name !== 'journey_state_changed' || !journey || !to || !event) return undefined;
  return { kind: 'change', journey, from, to, event, lender };
}

function noteOpening(visit: OpenVisit, { at, properties: { language = null, version = null } }: Event): void {
  if (language !== null && at >= visit.languageAt) {
    visit.language = language;
    visit.languageAt = at;
  }
  if (version !== null && at >= visit.versionAt) {
    visit.version = version;
    visit.versionAt = at;
  }
}

function splitAtSilence(events: readonly (Change | PageOpened)[]): (Change | PageOpened)[][] {
  const parts: (Change | PageOpened)[][] = [[]];
  let lastAt = events[0]?.at ?? 0;
  for (const event of events) {
    if (event.at - lastAt >= VISIT_TIMEOUT_MS) parts.push([]);
    parts.at(-1)?.push(event);
    lastAt = event.at;
  }
  return parts;
}
