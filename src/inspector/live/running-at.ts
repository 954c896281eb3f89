import type { Actor } from './actors';
import type { Entry } from './entries';
import type { Page, Recording } from './recording';

/** The actors and pages at an entry of the recording. */
export interface RunningActors {
  /** Actors started by then, each with its status at that time. */
  readonly actors: readonly Actor[];
  /** Pages with actors started by then, each with the path of its last entry by then. */
  readonly pages: readonly Page[];
}

/** Reads the actors and pages at an entry. @param upTo number of the last included entry; infinite for now */
export function runningAt(recording: Recording, upTo: number): RunningActors {
  const actors = recording.actors().flatMap((actor) => {
    const status = statusAt(recording, actor.key, upTo);
    return status === null ? [] : status === actor.status ? actor : { ...actor, status };
  });
  const pagesWithActors = new Set(actors.map(({ page }) => page));
  const pages = recording.pages().filter(({ id }) => pagesWithActors.has(id));
  if (upTo === Number.POSITIVE_INFINITY) return { actors, pages };
  return { actors, pages: pages.map((page) => pageAt(recording, page, upTo)) };
}

/** Status of an actor at an entry; null before it started. */
export function statusAt(recording: Recording, key: string, upTo: number): string | null {
  const actor = recording.actor(key);
  if (actor === undefined || actor.firstEntryNo > upTo) return null;
  if (upTo === Number.POSITIVE_INFINITY) return actor.status;
  for (const { message } of recording.entriesBackwards(key, upTo)) {
    const status = 'snapshot' in message ? message.snapshot.status : undefined;
    if (status !== undefined) return status;
  }
  // The actor's entries up to `upTo` were dropped. Where it has later entries, it was still running.
  return recording.entriesBackwards(key, Number.POSITIVE_INFINITY).next().done === true
    ? actor.status
    : 'active';
}

/**
 * The actor of the journey that the merchant saw at an entry: on the entry's page (for now, on the open page whose journey took the last
 * step), the newest running one with entry URLs; between two journeys, the one that started last. Actors that were created but not started count only where there are no
 * others.
 * @param hasEntryUrls whether an actor runs a chart with entry URLs
 */
export function journeyAt(
  recording: Recording,
  { actors, pages }: RunningActors,
  upTo: number,
  hasEntryUrls: (actor: Actor) => boolean,
): Actor | undefined {
  const isNow = upTo === Number.POSITIVE_INFINITY;
  const closedPages = new Set(pages.flatMap(({ id, isLive }) => (isLive ? [] : id)));
  const page = isNow
    ? pageOfLastStep(
        recording,
        actors.filter(
          (actor) => !closedPages.has(actor.page) && actor.parent === null && hasEntryUrls(actor),
        ),
      )
    : entryAt(recording, upTo)?.page;
  const rootActors = actors
    .filter((actor) => actor.parent === null && (page === undefined || actor.page === page))
    .sort((a, b) => b.firstEntryNo - a.firstEntryNo);
  const onOpenPages = rootActors.filter((actor) => !closedPages.has(actor.page));
  const startedActors = onOpenPages.filter(({ key }) => hasStarted(recording, key, upTo));
  const candidates = [startedActors, onOpenPages].find(({ length }) => length > 0) ?? rootActors;
  const isActive = ({ status }: Actor) => status === 'active';
  return (
    candidates.find((actor) => isActive(actor) && hasEntryUrls(actor)) ??
    candidates.find((actor) => isActive(actor) || hasEntryUrls(actor)) ??
    candidates[0]
  );
}

/** Page of the actor that took the last step of all; undefined where none took one. */
function pageOfLastStep(recording: Recording, actors: readonly Actor[]): string | undefined {
  let lastNo = -1;
  let page: string | undefined;
  for (const actor of actors) {
    const no = lastStepOf(recording, actor.key);
    if (no > lastNo) [lastNo, page] = [no, actor.page];
  }
  return page;
}

function lastStepOf(recording: Recording, key: string): number {
  for (const { no, message } of recording.entriesBackwards(key, Number.POSITIVE_INFINITY))
    if (message.type === '@app.microstep' && message.transitions.length > 0) return no;
  return -1;
}

function hasStarted(recording: Recording, key: string, upTo: number): boolean {
  let hasEntries = false;
  for (const { message } of recording.entriesBackwards(key, upTo)) {
    hasEntries = true;
    if (message.type === '@app.microstep') return true;
    if ('snapshot' in message && Reflect.get(message.snapshot, 'value') !== undefined) return true;
  }
  return !hasEntries;
}

function pageAt(recording: Recording, page: Page, upTo: number): Page {
  const isLive = page.firstEntryAfterClose === null || upTo < page.firstEntryAfterClose;
  const entries = recording.entries();
  for (let index = indexAt(entries, upTo); index >= 0; index -= 1) {
    const entry = entries[index];
    if (entry?.page === page.id) return { ...page, isLive, path: entry.path };
  }
  return { ...page, isLive };
}

/** The entry of a number; the last one for a number beyond it. */
export function entryAt(recording: Recording, upTo: number): Entry | undefined {
  const entries = recording.entries();
  return entries[indexAt(entries, upTo)];
}

/** Entries have consecutive numbers. */
function indexAt(entries: readonly Entry[], upTo: number): number {
  return Math.min(entries.length - 1, upTo - (entries[0]?.no ?? 0));
}
