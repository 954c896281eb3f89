/** Ends the process at each state of a route, opens the app again, and says what a merchant finds. */
import type { Sandbox } from '../../sandbox/create-sandbox';
import { type Books, debits, draws, signatures } from '../money/books';
import type { VirtualTime } from '../sessions/virtual-time';
import { type Death, type Moment, Phone, type ServedCall } from './phone';
import type { Route } from './routes';

/** Which URL is opened in the new process: that of the state, as a browser restores it, or the one that the host always opens. */
export type OpenedUrl = 'its URL' | 'the host’s URL';

/** What a merchant finds after the process ended at a state. */
export interface Reopening {
  /** The state at which it ended. */
  readonly position: string;
  /** What became of the requests in flight; null when there were none. */
  readonly requests: Death['requests'] | null;
  readonly opened: OpenedUrl;
  /** The state that is shown. */
  readonly found: string;
  /** It is the state at which the process ended; for one that passes by itself, that before it or that after it. */
  readonly isSame: boolean;
  /** Writes that the app sent again by itself, and what is twice in the books after the merchant took the rest of the route's steps. */
  readonly doneTwice: readonly string[];
}

type Counts = Readonly<Record<string, number>>;

interface Walked {
  readonly moments: readonly Moment[];
  /** The state after each step, the opening first. */
  readonly restingPositions: readonly string[];
  /** Executed writes, and rows of the books that the route added. */
  readonly done: Counts;
}

/** In place of a wait that has passed already. */
const NO_WAIT = { seconds: 0 };

/** @param seen positions that another route has judged: they are left out, and those of this route are added */
export async function judgeRoute(
  sandbox: Sandbox,
  route: Route,
  onTime: (time: VirtualTime) => void,
  seen: Set<string>,
): Promise<readonly Reopening[]> {
  const walked = await walk(sandbox, route, onTime);
  const deaths = new Set<Death>();
  for (const { position, isPending, step } of walked.moments) {
    if (seen.has(position)) continue;
    seen.add(position);
    if (isPending) deaths.add({ position, step, requests: 'lost' });
    deaths.add({ position, step, requests: 'executed' });
  }
  const reopenings: Reopening[] = [];
  while (deaths.size > 0) reopenings.push(...(await walkWithDeaths(sandbox, route, onTime, walked, deaths)));
  return reopenings;
}

async function walk(sandbox: Sandbox, route: Route, onTime: (time: VirtualTime) => void): Promise<Walked> {
  const phone = await Phone.create(sandbox, route, onTime);
  const before = rowCounts(await phone.books());
  const restingPositions: string[] = [];
  for (let step = 0; step <= route.steps.length; step += 1) {
    await phone.follow({ ...route, steps: route.steps.slice(0, step) }, step, []);
    restingPositions.push(phone.position());
  }
  const done = { ...(await rowsSince(phone, before)), ...writeCounts(await phone.calls()) };
  await phone.end();
  return { moments: phone.moments, restingPositions, done };
}

/**
 * Walks once, and ends the process at each of these moments that comes: a walk for each would take the same steps over and over. After
 * each end the merchant goes on with the steps, as far as they are offered.
 * @param deaths those that came are deleted
 */
async function walkWithDeaths(
  sandbox: Sandbox,
  route: Route,
  onTime: (time: VirtualTime) => void,
  walked: Walked,
  deaths: Set<Death>,
): Promise<readonly Reopening[]> {
  const { restingPositions, done } = walked;
  const phone = await Phone.create(sandbox, route, onTime);
  const before = rowCounts(await phone.books());
  const found: Omit<Reopening, 'doneTwice'>[] = [];
  const doneTwice = new Set<string>();
  let steps = route.steps;
  let death: Death | null = await phone.follow(route, 0, [...deaths]);
  if (death === null) throw new Error(`${route.name}: the walk is not the same twice.`);
  while (death !== null) {
    deaths.delete(death);
    const writes = writeCounts(await phone.calls());
    found.push(...(await reopen(phone, route, walked, death)));
    const resent = Object.entries(writeCounts(await phone.calls())).filter(
      ([operation, count]) => count > (writes[operation] ?? 0),
    );
    const byItself = { ...(await rowsSince(phone, before)), ...Object.fromEntries(resent) };
    for (const one of twice(byItself, done)) doneTwice.add(one);
    const shown = phone.position();
    const { step }: Death = death;
    const reached: number =
      shown === restingPositions[step - 1] ? step - 1 : restingPositions.lastIndexOf(shown, step);
    if (reached < 0) break;
    steps = steps.map((one, index) =>
      index < step && typeof one !== 'string' && 'seconds' in one ? NO_WAIT : one,
    );
    death = await phone.follow({ ...route, steps }, reached + 1, [...deaths]).catch(() => null);
  }
  for (const one of twice(await rowsSince(phone, before), done)) doneTwice.add(one);
  await phone.end();
  return found.map((one) => ({ ...one, doneTwice: [...doneTwice] }));
}

/** Opens the host's URL first, and then, in yet another process, the URL that was shown: opening a URL does nothing. */
async function reopen(
  phone: Phone,
  route: Route,
  { moments, restingPositions }: Walked,
  { position, step, requests }: Death,
): Promise<readonly Omit<Reopening, 'doneTwice'>[]> {
  const at = moments.findIndex((one) => one.position === position && one.step === step);
  const url = phone.moments.at(-1)?.url ?? '/';
  const isPending = moments[at]?.isPending === true;
  const isPassing = isPending || moments[at + 1]?.step === step;
  const expected = isPassing ? [position, restingPositions[step - 1], restingPositions[step]] : [position];
  const found: Omit<Reopening, 'doneTwice'>[] = [];
  for (const opened of ['the host’s URL', 'its URL'] as const) {
    await phone.reopen(opened === 'its URL' ? url : await phone.urlOf(route.hostUrl));
    const shown = phone.position();
    found.push({
      ...{ position, requests: isPending ? requests : null, opened },
      ...{ found: shown, isSame: expected.includes(shown) },
    });
  }
  return found;
}

/** What was done more often than without the end of the process, and more than once. */
function twice(counts: Counts, done: Counts): readonly string[] {
  return Object.entries(counts).flatMap(([what, count]) =>
    count > Math.max(1, done[what] ?? 0) ? [`${what}: ${count} instead of ${done[what] ?? 0}`] : [],
  );
}

/** Rows that the books have more than before. */
async function rowsSince(phone: Phone, before: Counts): Promise<Counts> {
  const rows = Object.entries(rowCounts(await phone.books()));
  return Object.fromEntries(rows.map(([table, count]) => [table, count - (before[table] ?? 0)]));
}

/** Tables of the books that the merchant's own acts fill. */
const TABLES = [
  'agreements',
  'bank_accounts',
  'mandates',
  'pay_later_transactions',
  'payments',
  'repayment_links',
  'suppliers',
  'udyam',
] as const;

function rowCounts(books: Books & Readonly<Record<string, unknown>>): Counts {
  const rows = TABLES.map((table) => {
    const row: unknown = books[table];
    return [table, Array.isArray(row) ? row.length : 0] as const;
  });
  return {
    ...Object.fromEntries(rows),
    debits: debits(books).length,
    draws: draws(books).length,
    signatures: signatures(books),
  };
}

/**
 * Operations that only read; the report of the reached step, which the service overwrites; and those that answer the same payment or
 * order again: their rows are counted.
 */
const NOT_COUNTED =
  /^(get(?!UdyamOtp)|list|verifyPaymentAddress|setUserState|initiateRepayment|encryptPayment|decryptPayment|confirmTransaction)/;

/** How often each write was sent, its retries under the same request key counted once. */
function writeCounts(calls: readonly ServedCall[]): Counts {
  const keys = new Map<string, Set<string>>();
  for (const { operationId, request_id } of calls)
    if (!NOT_COUNTED.test(operationId))
      keys.set(operationId, (keys.get(operationId) ?? new Set()).add(request_id));
  return Object.fromEntries([...keys].map(([operationId, { size }]) => [operationId, size]));
}
