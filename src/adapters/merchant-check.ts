import type { Outcome } from '../../machines/domain/base/failure';
import type { Merchant } from '../../machines/domain/merchant/merchant';
import { hasErrorCode } from '../api/read-failure';
import type { Transport } from '../api/service';
import type { Bridge } from '../bridge/bridge';
import type { ClientStorage } from '../storage/client-storage';

/** Timeout of a check, in milliseconds; after it the merchant is unknown. */
const CHECK_TIMEOUT_MS = 5_000;

/** After the page was hidden for this time, in milliseconds, another person may be using the phone. */
const MAX_HIDDEN_MS = 2 * 60_000;

interface CheckDependencies {
  readonly storage: Pick<ClientStorage, 'merchantIds' | 'ownerOfTab'>;
  readonly credentials: () => ReturnType<Bridge['info']>['credentials'];
  /** Reads the merchant to whom a token belongs, without token refresh or retry. */
  readonly readMerchantOfToken: (token: string, signal: AbortSignal) => Promise<Outcome<Merchant>>;
  /** Reads the merchant of the current credentials, with recovery: a final 401 ends the session. */
  readonly readMerchant: (signal: AbortSignal) => Promise<Outcome<Merchant>>;
  /**
   * Called when another merchant is signed in than the session's, before any promise of this module settles: it ends the session.
   */
  readonly onChanged: () => void;
}

/** Checks that the signed-in merchant is still the session's merchant (spec 6: there is no other identity). */
export interface MerchantCheck {
  /** Whether a new token belongs to the session's merchant; false also when that cannot be checked. Another merchant ends the session. */
  readonly isOfSessionMerchant: (token: string) => Promise<boolean>;
  /** Checks the merchant of the current credentials; concurrent callers share one check. Another merchant ends the session. */
  readonly recheck: () => Promise<void>;
  /** Resolves when no check is in flight: a call that is sent before might be sent as another merchant. */
  readonly waitForCheck: () => Promise<void>;
  /**
   * Wraps a transport, inside the recovery. The answer 409 `other_merchant` means that the credentials belong to another merchant than
   * the request names, and that nothing was done: the session ends before the answer is returned.
   */
  readonly wrapTransport: (transport: Transport) => Transport;
  /** Listens to the page events after which the merchant may be another one, and checks then. Returns a function that stops this. */
  readonly watch: (page: Window) => () => void;
}

/** Creates the check. */
export function createMerchantCheck(dependencies: CheckDependencies): MerchantCheck {
  const { storage, onChanged } = dependencies;
  let pendingCheck: Promise<void> | null = null;

  /**
   * Whether the merchant that is read is the given one; null when that cannot be checked, or the session has changed. Calls `onChanged` for
   * another one.
   */
  async function isSameMerchant(
    read: (signal: AbortSignal) => Promise<Outcome<Merchant>>,
    merchantId: string,
  ): Promise<boolean | null> {
    const timeout = new AbortController();
    const timer = setTimeout(() => timeout.abort(), CHECK_TIMEOUT_MS);
    const answer = await read(timeout.signal);
    clearTimeout(timer);
    if (!answer.ok || storage.merchantIds().signedIn !== merchantId) return null;
    if (answer.data.id === merchantId) return true;
    onChanged();
    return false;
  }

  async function isOfSessionMerchant(token: string): Promise<boolean> {
    const merchantId = storage.merchantIds().signedIn;
    const credentials = dependencies.credentials();
    // Accepted while no merchant is known, because the session reads it next; and if it is the current token.
    if (merchantId === null || (credentials.mode === 'token' && credentials.token === token)) return true;
    const read = (signal: AbortSignal) => dependencies.readMerchantOfToken(token, signal);
    // Checked twice: one lost answer must not end the session.
    return (await isSameMerchant(read, merchantId)) ?? (await isSameMerchant(read, merchantId)) ?? false;
  }

  function recheck(): Promise<void> {
    const merchantId = storage.merchantIds().signedIn;
    if (merchantId === null) return Promise.resolve();
    pendingCheck ??= isSameMerchant(dependencies.readMerchant, merchantId).then(() => {
      pendingCheck = null;
    });
    return pendingCheck;
  }

  /**
   * Called when another tab changed the merchant record. With a cookie, which all tabs share, the merchant of that tab is the current
   * one, without a check. A host's token is not shared, so the merchant is checked.
   */
  function checkBrowserStorage(): void {
    const { signedIn, inLocalStorage } = storage.merchantIds();
    if (signedIn === null || inLocalStorage === signedIn) return;
    if (inLocalStorage !== null && dependencies.credentials().mode === 'cookie') onChanged();
    else void recheck();
  }

  /** Called when the page is restored from the back/forward cache: a later page of this tab may have had another merchant. */
  function checkTabStorage(): void {
    const { signedIn } = storage.merchantIds();
    const tabOwner = storage.ownerOfTab();
    if (signedIn !== null && tabOwner !== null && tabOwner !== signedIn) onChanged();
    else void recheck();
  }

  function wrapTransport(transport: Transport): Transport {
    return async (request, operation) => {
      const requestMerchantId = request.headers.get('x-merchant-id');
      const answer = await transport(request, operation);
      const isRefused = answer.status === 409 && (await hasErrorCode(['other_merchant'], answer));
      // An answer to a call of an earlier session is ignored.
      if (isRefused && requestMerchantId !== null && requestMerchantId === storage.merchantIds().ofPage)
        onChanged();
      return answer;
    };
  }

  return {
    isOfSessionMerchant,
    recheck,
    wrapTransport,
    waitForCheck: () => pendingCheck ?? Promise.resolve(),
    watch: (page) => watchPage(page, { checkBrowserStorage, checkTabStorage, recheck: () => void recheck() }),
  };
}

type Checks = Readonly<Record<'checkBrowserStorage' | 'checkTabStorage' | 'recheck', () => void>>;

function watchPage(page: Window, { checkBrowserStorage, checkTabStorage, recheck }: Checks): () => void {
  let hiddenAt: number | null = null;
  const stop = new AbortController();
  const listenerOptions = { signal: stop.signal };
  page.addEventListener(
    'storage',
    ({ key }) => key?.endsWith(':kept') === true && checkBrowserStorage(),
    listenerOptions,
  );
  page.addEventListener('pageshow', ({ persisted }) => persisted && checkTabStorage(), listenerOptions);
  page.addEventListener('online', recheck, listenerOptions);
  page.document.addEventListener(
    'visibilitychange',
    () => {
      const wasHiddenLong = hiddenAt !== null && Date.now() - hiddenAt >= MAX_HIDDEN_MS;
      hiddenAt = page.document.hidden ? Date.now() : null;
      if (wasHiddenLong && hiddenAt === null) recheck();
    },
    listenerOptions,
  );
  return () => stop.abort();
}
