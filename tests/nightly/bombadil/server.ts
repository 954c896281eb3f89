/**
 * The built app with the sandbox lender, as Bombadil opens it. A proxy in front of `vite preview` puts the lender's books into a
 * cookie of every answer: Bombadil reads a page while its scripts are stopped, when it can ask nobody. It also plants a fault.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { preview } from 'vite';

import { freePort } from '../../browser/support/cross-origin-services';
import { passHeadOn, requestFrom } from '../../support/forward';
import { BOOKS_COOKIE, type BooksFacts } from './facts';
import type { PlantedFault } from './planted-faults';

const root = new URL('../../..', import.meta.url).pathname;
/** The script that the proxy adds to each page of the app. */
const SCRIPT_PATH = '/outside.js';
const AN_HOUR_S = 3_600;
/** Refunds of what was paid although nothing, or less, was owed. */
const PAID_TWICE = new Set(['paid_twice', 'more_than_owed', 'nothing_due', 'loan_already_ended']);
/** Statuses of rows that are done and stay so. Rows without a status are done once they are there. */
const DONE = new Set(['SUCCESS', 'SIGNED', 'ACTIVE', 'VERIFIED', 'REGISTERED']);
const DONE_TABLES = [
  ...['payments', 'agreements', 'bank_accounts', 'mandates', 'loans', 'selfies', 'kyc_documents'],
  ...['leads', 'suppliers', 'pay_later_transactions'],
];

type Row = Readonly<Record<string, string | number | boolean | null>>;
type Books = Readonly<Record<string, readonly Row[]>> & { readonly merchant: { readonly now: number } };

export interface Lender {
  readonly origin: string;
  /** Calls the sandbox's control API. */
  readonly control: (
    method: string,
    path: string,
    body?: unknown,
  ) => Promise<Readonly<Record<string, unknown>>>;
  /** The merchant whose books are shown from now on, and the fault that is planted into the app for it. */
  readonly follow: (merchantId: string, fault: PlantedFault | null) => Promise<void>;
  readonly close: () => Promise<void>;
}

export async function serve(): Promise<Lender> {
  Object.assign(process.env, { SANDBOX_DATABASE_URL: ':memory:', SANDBOX_GREET: 'off' });
  const [behind, port] = [await freePort(), await freePort()];
  const app = await preview({
    root,
    logLevel: 'warn',
    preview: { port: behind, host: '127.0.0.1', strictPort: true },
  });
  const upstream = `http://127.0.0.1:${behind}`;
  const visit = { merchantId: '', fault: null as PlantedFault | null, startedAt: 0, serverErrors: 0 };

  async function control(method: string, path: string, body?: unknown) {
    const answer = await fetch(`${upstream}/sandbox/api${path}`, {
      method,
      ...(body === undefined
        ? {}
        : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    });
    if (!answer.ok) throw new Error(`The sandbox answers ${answer.status} to ${method} ${path}.`);
    // SAFETY: the control API answers objects.
    return (await answer.json()) as Readonly<Record<string, unknown>>;
  }

  async function booksCookie(): Promise<string> {
    // SAFETY: the sandbox answers its tables as lists of rows, and the merchant.
    const books = (await control('GET', `/merchants/${visit.merchantId}/books`)) as unknown as Books;
    const facts = factsOf(books, visit.startedAt, visit.serverErrors);
    return `${BOOKS_COOKIE}=${encodeURIComponent(JSON.stringify(facts))}; Path=/`;
  }

  async function answer(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const { method = 'GET', url = '/' } = incoming;
    const request = await requestFrom(incoming);
    const send = () => fetch(`${upstream}${url}`, request);
    const isOfLender = /^\/(api|sandbox)\//.test(url);
    const { fault } = visit;
    const reset = () => control('POST', `/merchants/${visit.merchantId}/reset`, {});
    const response = (await fault?.answer?.({ method, url, send, reset })) ?? (await send());
    if (response.status >= 500) visit.serverErrors += 1;
    let body = Buffer.from(await response.arrayBuffer());
    passHeadOn(response, outgoing);
    if (isOfLender) outgoing.appendHeader('set-cookie', await booksCookie());
    if (/html/.test(response.headers.get('content-type') ?? '') && !url.startsWith('/sandbox/'))
      body = Buffer.from(`${body.toString()}<script src="${SCRIPT_PATH}"></script>`);
    outgoing.end(body);
  }

  const server = createServer((incoming, outgoing) => {
    if (incoming.url === SCRIPT_PATH) {
      const scripts = [stayOnPage, visit.fault?.script].filter((script) => script !== undefined);
      outgoing
        .setHeader('content-type', 'text/javascript')
        .end(scripts.map((script) => `(${script})();`).join('\n'));
      return;
    }
    // The browser left the page, or the app is broken: then it sees a connection that ends.
    answer(incoming, outgoing).catch(() => outgoing.destroy());
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    origin: `http://localhost:${port}`,
    control,
    async follow(merchantId, fault) {
      if (String(fault?.script).includes('__name('))
        throw new Error('The planted script has a named function, whose helper the page does not have.');
      const { now } = await control('GET', `/merchants/${merchantId}`);
      Object.assign(visit, {
        merchantId,
        fault,
        startedAt: Math.floor(Number(now) / 1_000),
        serverErrors: 0,
      });
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await app.close();
    },
  };
}

/**
 * Runs in the page: what would open another app (`tel:`, `upi:`) leaves the page as it is, as on a phone. Bombadil waits for such a
 * navigation in vain, and gives up.
 */
function stayOnPage(): void {
  // SAFETY: Chromium has the Navigation API, for which TypeScript has no complete types.
  const { navigation } = window as unknown as { navigation: EventTarget };
  navigation.addEventListener('navigate', (event) => {
    // SAFETY: what a `navigate` event carries.
    const { destination } = event as Event & { destination: { url: string } };
    if (!/^(http|blob)/.test(destination.url)) event.preventDefault();
  });
}

/** @param startedAt virtual seconds */
function factsOf(books: Books, startedAt: number, serverErrors: number): BooksFacts {
  const ofVisit = (table: string) =>
    (books[table] ?? []).filter(
      ({ createdAt, isAutopay }) => Number(createdAt) >= startedAt && isAutopay !== true,
    );
  const lateAt = books.merchant.now / 1_000 - AN_HOUR_S;
  const isRunning = (books.loans ?? []).some(({ status }) => status === RUNNING);
  const late = (books.instalments ?? []).filter(({ dueAt }) => Number(dueAt) < lateAt);
  const sum = (rows: readonly Row[], plus: string, ...minus: readonly string[]) =>
    rows.reduce(
      (total, row) => minus.reduce((rest, name) => rest - Number(row[name]), total + Number(row[plus])),
      0,
    );
  return {
    payments: ofVisit('payments').map(({ id, amount, status, debits }) => ({
      id: String(id),
      amount: Number(amount),
      status: String(status),
      debits: Number(debits),
    })),
    paidTwice: ofVisit('refunds').filter(({ reason }) => PAID_TWICE.has(String(reason))).length,
    overdue: isRunning
      ? sum(late, 'amount', 'paid') + sum(books.penalties ?? [], 'amountAdded', 'amountPaid', 'amountWaived')
      : 0,
    done: DONE_TABLES.flatMap((table) =>
      (books[table] ?? [])
        .filter(({ status }) => typeof status !== 'string' || DONE.has(status))
        .map(({ id }) => String(id).slice(-6)),
    ),
    serverErrors,
  };
}

/** Status of a loan that is being repaid, in the sandbox's database. */
const RUNNING = 2;
