/**
 * Counts batches once more, by plain loops over each visit: slow, and without a line of the page's code or of the SQL. Only the charts'
 * shapes are shared.
 */
import type { RecordedBatch } from '../../../src/inspector/stops/session-lines';
import type { Shapes } from '../../../src/inspector/stops/shapes';

type Properties = Readonly<Record<string, string | null | undefined>>;
interface Happening {
  readonly at: number;
  /** When its batch was sent, and its index in the batch. */
  readonly order: readonly [sentAt: number, index: number];
  readonly name: string;
  readonly properties: Properties;
}
interface Sender {
  readonly events: Happening[];
  readonly ids: Set<string>;
  until: number;
}
interface Step {
  readonly state: string;
  /** Null where the change into the state was not reported. */
  readonly change: Properties | null;
  readonly at: number | null;
}
interface Journey {
  readonly id: string;
  readonly steps: Step[];
  end: string | null;
  lastIndex: number;
}

const HALF_AN_HOUR = 30 * 60_000;
const INDIA = 5.5 * 3_600_000;
const TAB_CHARTS = ['session', 'token'];

/** Numbers by what they count: `lender=USFB | shop | branch | shop pay paid | count`. */
export type Recount = ReadonlyMap<string, number>;

export function recount(lines: readonly RecordedBatch[], shapes: Shapes): Recount {
  const numbers = new Map<string, number>();
  const visitSenders = sendersOf(lines);
  for (const sender of visitSenders) {
    const events = ordered(sender.events);
    const hasEnded = sender.until - Math.max(...sender.events.map(({ at }) => at)) >= HALF_AN_HOUR;
    const journeys = follow(events, hasEnded, shapes);
    const groups = groupsOf(sender.events);
    /** What this visit has added a session to. */
    const counted = new Set<string>();
    const add = (what: string, size = 1) => {
      for (const group of groups) {
        const key = `${group} | ${what}`;
        numbers.set(key, (numbers.get(key) ?? 0) + size);
      }
    };
    const addSession = (what: string) => {
      if (!counted.has(what)) add(`${what} | sessions`);
      counted.add(what);
    };
    add('visits');
    if (!hasEnded) add('open');
    const shortest = new Map<string, number>();
    for (const journey of journeys) countJourney(journey, shapes, add, addSession, shortest);
    for (const [branch, bucket] of shortest) add(`${branch} | bucket ${bucket} | sessions`);
  }
  return numbers;
}

function sendersOf(lines: readonly RecordedBatch[]): readonly Sender[] {
  const senders = new Map<string, Sender>();
  let newest = 0;
  for (const { batch } of lines) newest = Math.max(newest, batch.sent_at);
  for (const { persona, until, batch } of lines)
    for (const [index, { id, name, at, properties }] of batch.events.entries()) {
      const key = JSON.stringify([batch.visitor_id, properties.session, persona]);
      const sender = senders.get(key) ?? { events: [], ids: new Set<string>(), until: 0 };
      senders.set(key, sender);
      if (sender.ids.has(id)) continue;
      sender.ids.add(id);
      sender.events.push({ at, order: [batch.sent_at, index], name, properties });
      sender.until = Math.max(sender.until, until ?? newest);
    }
  return [...senders.values()];
}

function isCounted({ name, properties }: Happening): boolean {
  if (name === 'app_opened') return true;
  return (
    name === 'journey_state_changed' && [properties.journey, properties.to, properties.event].every(Boolean)
  );
}

function byTime(a: Happening, b: Happening): number {
  return a.at - b.at || a.order[0] - b.order[0] || a.order[1] - b.order[1];
}

/** By time; of one millisecond, again and again the first that goes on from where its journey is. */
function ordered(events: readonly Happening[]): readonly Happening[] {
  const waiting = events.filter(isCounted).sort(byTime);
  const result: Happening[] = [];
  let states: Record<string, string | null | undefined> = {};
  while (waiting.length > 0) {
    let chosen = 0;
    for (const [index, { at, name, properties }] of waiting.entries()) {
      if (at !== waiting[0]?.at) break;
      const { from = null, journey } = properties;
      if (name === 'app_opened' || from === null || from === states[journey ?? '']) {
        chosen = index;
        break;
      }
    }
    for (const event of waiting.splice(chosen, 1)) {
      if (event.name === 'app_opened') states = {};
      else states[event.properties.journey ?? ''] = event.properties.to;
      result.push(event);
    }
  }
  return result;
}

function follow(events: readonly Happening[], visitHasEnded: boolean, shapes: Shapes): readonly Journey[] {
  const all: Journey[] = [];
  let shown: Journey | null = null;
  const openOnes = () => all.filter(({ end }) => end === null);
  events.forEach(({ at, name, properties }, index) => {
    if (name === 'app_opened') {
      for (const journey of openOnes()) journey.end = TAB_CHARTS.includes(journey.id) ? 'open' : 'left';
      shown = null;
      return;
    }
    const id = properties.journey ?? '';
    const from = properties.from ?? null;
    const to = properties.to ?? '';
    let current = openOnes().find((journey) => journey.id === id);
    if (from === null || current === undefined) {
      const hasPages = !TAB_CHARTS.includes(id) && (shapes(id)?.hasEntryUrls ?? true);
      for (const journey of openOnes())
        if (journey.id === id || (hasPages && !TAB_CHARTS.includes(journey.id))) journey.end = 'left';
      current = { id, steps: [], end: null, lastIndex: index };
      all.push(current);
      if (hasPages) shown = current;
    }
    if (from !== null && current.steps.at(-1)?.state !== from)
      current.steps.push({ state: from, change: null, at: null });
    current.steps.push({ state: to, change: properties, at });
    current.lastIndex = index;
    if (shapes(id)?.ends.has(to)) current.end = properties.event === 'back' ? 'back' : 'finished';
  });
  const page: Journey | null = shown;
  for (const journey of openOnes()) journey.end = endOf(journey, page, visitHasEnded);
  return all;
}

function endOf(journey: Journey, page: Journey | null, visitHasEnded: boolean): string {
  if (!visitHasEnded || TAB_CHARTS.includes(journey.id)) return 'open';
  if (page === null || journey === page) return 'stopped';
  const pageIsOver = page.end === 'finished' || page.end === 'back';
  return !pageIsOver && journey.lastIndex >= page.lastIndex - 1 ? 'stopped' : 'left';
}

function countJourney(
  { id, steps, end }: Journey,
  shapes: Shapes,
  add: (what: string, size?: number) => void,
  addSession: (what: string) => void,
  shortest: Map<string, number>,
): void {
  const shape = shapes(id);
  const last = steps[steps.length - 1];
  for (const what of [`${id} | run`, `${id} | end | ${end}`, `${id} | stop | ${last?.state} ${end}`]) {
    add(`${what} | runs`);
    addSession(what);
  }
  const seen: string[] = [];
  const pages: string[] = [];
  steps.forEach(({ state, change, at }, index) => {
    const isFirst = !seen.includes(state);
    const before = steps[index - 1];
    add(`${id} | state | ${state} | entered`);
    if (isFirst) add(`${id} | state | ${state} | reached`);
    addSession(`${id} | state | ${state}`);
    if (change !== null) {
      const from = change.from ?? null;
      const branch = `${id} | branch | ${from} ${change.event} ${state}`;
      add(`${branch} | count`);
      addSession(branch);
      if (from !== null && !isFirst) add(`${branch} | repeated`);
      const enteredAt = before?.at ?? null;
      if (at !== null && enteredAt !== null) {
        const bucket = slowBucket(at - enteredAt);
        add(`${branch} | bucket ${bucket} | stays`);
        shortest.set(branch, Math.min(shortest.get(branch) ?? bucket, bucket));
      }
      if (from !== null && shape !== null) {
        const isPage = (step: number) =>
          shape.stages.has(steps[step]?.state ?? '') && !(end === 'back' && step === steps.length - 1);
        let later = index + 1;
        while (later < steps.length && !isPage(later)) later += 1;
        const next = later < steps.length ? `page ${steps[later]?.state}` : end;
        add(`${branch} | then ${next} | count`);
        addSession(`${branch} | then ${next}`);
      }
    }
    if (isFirst && shape?.stages.has(state) && !(end === 'back' && index === steps.length - 1))
      pages.push(state);
    seen.push(state);
  });
  if (end === 'stopped' || end === 'left') {
    // From the end back to what was not reported, or to the start.
    let before = `${last?.state} ${end}`;
    let reported = 0;
    for (let index = steps.length - 1; index >= 0 && reported < 3; index -= 1) {
      const change = steps[index]?.change ?? null;
      if (change === null) break;
      before = `${change.from ?? ''} ${change.event} ${before}`;
      reported += 1;
    }
    add(`${id} | before | ${before} | runs`);
    addSession(`${id} | before | ${before}`);
  }
  if (shape === null) return;
  const path = `${id} | path | ${pages.join(' ')} ${end}`;
  add(`${path} | runs`);
  addSession(path);
}

/** The bucket of a stay by multiplying, without a logarithm. */
function slowBucket(ms: number): number {
  let bucket = 0;
  for (let bound = 1; bound <= ms; bound *= 1.05) bucket += 1;
  return bucket;
}

function groupsOf(events: readonly Happening[]): readonly string[] {
  const sorted = [...events].sort(byTime);
  let lender: string | null = null;
  let language: string | null = null;
  let version: string | null = null;
  for (const event of sorted) {
    if (!isCounted(event)) continue;
    if (event.name === 'journey_state_changed') lender = event.properties.lender ?? lender;
    else {
      language = event.properties.language ?? language;
      version = event.properties.version ?? version;
    }
  }
  const day = new Date((sorted[0]?.at ?? 0) + INDIA).toISOString().slice(0, 10);
  return ['all', `lender=${lender}`, `language=${language}`, `version=${version}`, `day=${day}`];
}
