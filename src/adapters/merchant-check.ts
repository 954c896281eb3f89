import type { Outcome } from '../../machines/domain/base/failure';
import type { Merchant } from '../../machines/domain/merchant/merchant';
import { namesOneOf } from '../api/failure-of';
import type { Transport } from '../api/service';
import type { Bridge } from '../bridge/port';
import type { ClientStorage } from '../storage/client-storage';

/** Timeout of the check, in milliseconds; after it the merchant is unknown. */
const ANSWER_LIMIT_MS = 5_000;

/** After an absence this long, in milliseconds, another person may be using the phone. */
const LONG_AWAY_MS = 2 * 60_000;

interface CheckPorts {
  readonly storage: Pick<ClientStorage, 'owner' | 'ownerOfTab'>;
  readonly credentials: () => ReturnType<Bridge['info']>['credentials'];
  /** Reads the merchant of a token; no refresh, no retry. */
  readonly readOwner: (token: string, signal: AbortSignal) => Promise<Outcome<Merchant>>;
  /** Reads the merchant of the current credentials. A final refusal ends the session by itself. */
  readonly readMerchant: (signal: AbortSignal) => Promise<Outcome<Merchant>>;
  /**
   * Another merchant is signed in than the one that the pages were opened for. Called before any promise of this module
   * settles.
   */
  readonly onChanged: () => void;
}

/** Checks that the signed-in merchant is still the one that the session started with (spec 6: there is no other identity). */
export interface MerchantCheck {
  /** Whether a new token belongs to the session's merchant. It is not used before; false also when it can't be checked. */
  readonly isOurs: (token: string) => Promise<boolean>;
  /** Checks the current merchant. */
  readonly recheck: () => Promise<void>;
  /** Resolves when no check is in flight: a call sent meanwhile might be sent as another merchant. */
  readonly settled: () => Promise<void>;
  /**
   * Wraps each attempt of a call: an answer 409 `other_merchant` (the credentials belong to another merchant than the one in
   * the request; nothing was done) ends the session before the answer is returned.
   */
  readonly around: (transport: Transport) => Transport;
  /** Checks automatically whenever the merchant may have changed. Returns a function that stops it. */
  readonly watch: (page: Window) => () => void;
}

/** Creates the check. */
export function createMerchantCheck(ports: CheckPorts): MerchantCheck {
  const { storage, onChanged } = ports;
  let pendingCheck: Promise<void> | null = null;

  /** Null when it can't be checked, or when the session has changed meanwhile. */
  async function isSame(
    read: (signal: AbortSignal) => Promise<Outcome<Merchant>>,
    of: string,
  ): Promise<boolean | null> {
    const limit = new AbortController();
    const timer = setTimeout(() => limit.abort(), ANSWER_LIMIT_MS);
    const answer = await read(limit.signal);
    clearTimeout(timer);
    if (!answer.ok || storage.owner().now !== of) return null;
    if (answer.data.id === of) return true;
    onChanged();
    return false;
  }

  async function isOurs(token: string): Promise<boolean> {
    const of = storage.owner().now;
    const now = ports.credentials();
    // No merchant is known yet: the session reads it first. The token in use is accepted as well.
    if (of === null || (now.mode === 'token' && now.token === token)) return true;
    const read = (signal: AbortSignal) => ports.readOwner(token, signal);
    // Retried once: one lost answer must not end the session.
    return (await isSame(read, of)) ?? (await isSame(read, of)) ?? false;
  }

  function recheck(): Promise<void> {
    const of = storage.owner().now;
    if (of === null) return Promise.resolve();
    pendingCheck ??= isSame(ports.readMerchant, of).then(() => {
      pendingCheck = null;
    });
    return pendingCheck;
  }

  /**
   * Another tab changed the storage. It has the same cookie, so its merchant is the current one without a check. A host's
   * token belongs to this page only.
   */
  function checkBrowserStorage(): void {
    const { now, last } = storage.owner();
    if (now === null || last === now) return;
    if (last !== null && ports.credentials().mode === 'cookie') onChanged();
    else void recheck();
  }

  /** The page is restored from the back/forward cache: a newer page of this tab may have had another merchant. */
  function checkTabStorage(): void {
    const { now } = storage.owner();
    const inTab = storage.ownerOfTab();
    if (now !== null && inTab !== null && inTab !== now) onChanged();
    else void recheck();
  }

  function around(transport: Transport): Transport {
    return async (request, operation) => {
      const named = request.headers.get('x-merchant-id');
      const answer = await transport(request, operation);
      const isRefused = answer.status === 409 && (await namesOneOf(['other_merchant'], answer));
      // A late answer to a call of an earlier session is ignored.
      if (isRefused && named !== null && named === storage.owner().page) onChanged();
      return answer;
    };
  }

  return {
    isOurs,
    recheck,
    around,
    settled: () => pendingCheck ?? Promise.resolve(),
    watch: (page) => watchPage(page, { checkBrowserStorage, checkTabStorage, recheck: () => void recheck() }),
  };
}

type Checks = Readonly<Record<'checkBrowserStorage' | 'checkTabStorage' | 'recheck', () => void>>;

function watchPage(page: Window, { checkBrowserStorage, checkTabStorage, recheck }: Checks): () => void {
  let leftAt: number | null = null;
  const stop = new AbortController();
  const listen = { signal: stop.signal };
  page.addEventListener(
    'storage',
    ({ key }) => key?.endsWith(':kept') === true && checkBrowserStorage(),
    listen,
  );
  page.addEventListener('pageshow', ({ persisted }) => persisted && checkTabStorage(), listen);
  page.addEventListener('online', recheck, listen);
  page.document.addEventListener(
    'visibilitychange',
    () => {
      const wasLong = leftAt !== null && Date.now() - leftAt >= LONG_AWAY_MS;
      leftAt = page.document.hidden ? Date.now() : null;
      if (wasLong && leftAt === null) recheck();
    },
    listen,
  );
  return () => stop.abort();
}
