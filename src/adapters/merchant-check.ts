import type { Outcome } from '../../machines/domain/base/failure';
import type { Merchant } from '../../machines/domain/merchant/merchant';
import { namesOneOf } from '../api/failure-of';
import type { Transport } from '../api/service';
import type { Bridge } from '../bridge/port';
import type { Kept } from '../storage/kept';

/** An answer is waited for this long, in milliseconds; then it is not known who is here. */
const ANSWER_LIMIT_MS = 5_000;

/** Away for so long, in milliseconds, the phone may have been in other hands. */
const LONG_AWAY_MS = 2 * 60_000;

interface CheckPorts {
  readonly kept: Pick<Kept, 'owner' | 'ownerOfTab'>;
  readonly credentials: () => ReturnType<Bridge['info']>['credentials'];
  /** Asks the service whose this token is; no refresh, no retry. */
  readonly readOwner: (token: string, signal: AbortSignal) => Promise<Outcome<Merchant>>;
  /** Asks the service who is here, with the credentials of now. A refusal for good ends the session by itself. */
  readonly readMerchant: (signal: AbortSignal) => Promise<Outcome<Merchant>>;
  /** Another merchant is here than the one that the pages were opened for. Called before any promise of this module settles. */
  readonly onChanged: () => void;
}

/** Whether the merchant who is here is still the one that the session began with (spec 6: there is no other identity). */
export interface MerchantCheck {
  /** Whether a fresh token is of the merchant who is here. Nothing is sent with it before; false also when nobody could say. */
  readonly isOurs: (token: string) => Promise<boolean>;
  /** Asks who is here now. */
  readonly ask: () => Promise<void>;
  /** Resolves when no question is under way: what is sent meanwhile would go out for whoever the answer names. */
  readonly settled: () => Promise<void>;
  /**
   * Around each try of a call: an answer that its credentials are another merchant's than the one that it names (409 `other_merchant`,
   * nothing was done) ends the session before the answer is given on.
   */
  readonly around: (transport: Transport) => Transport;
  /** Asks by itself whenever the merchant may have changed. Returns the function that stops it. */
  readonly watch: (page: Window) => () => void;
}

/** Makes the check. */
export function createMerchantCheck(ports: CheckPorts): MerchantCheck {
  const { kept, onChanged } = ports;
  let asking: Promise<void> | null = null;

  /** Null when nobody could say, or when the session is another one by now. */
  async function isSame(
    read: (signal: AbortSignal) => Promise<Outcome<Merchant>>,
    of: string,
  ): Promise<boolean | null> {
    const limit = new AbortController();
    const timer = setTimeout(() => limit.abort(), ANSWER_LIMIT_MS);
    const answer = await read(limit.signal);
    clearTimeout(timer);
    if (!answer.ok || kept.owner().now !== of) return null;
    if (answer.data.id === of) return true;
    onChanged();
    return false;
  }

  async function isOurs(token: string): Promise<boolean> {
    const of = kept.owner().now;
    const now = ports.credentials();
    // Nobody is known yet: the session asks who it is before anything else. And the token that is used already is ours.
    if (of === null || (now.mode === 'token' && now.token === token)) return true;
    const read = (signal: AbortSignal) => ports.readOwner(token, signal);
    // One lost answer is not worth a session that ends.
    return (await isSame(read, of)) ?? (await isSame(read, of)) ?? false;
  }

  function ask(): Promise<void> {
    const of = kept.owner().now;
    if (of === null) return Promise.resolve();
    asking ??= isSame(ports.readMerchant, of).then(() => {
      asking = null;
    });
    return asking;
  }

  /** Another tab has written: it has the same cookie, so what it knows needs no question. A host's token is this page's own. */
  function lookAtBrowser(): void {
    const { now, last } = kept.owner();
    if (now === null || last === now) return;
    if (last !== null && ports.credentials().mode === 'cookie') onChanged();
    else void ask();
  }

  /** The page comes back as it was left: a newer page of this tab may have been another merchant's. */
  function lookAtTab(): void {
    const { now } = kept.owner();
    const inTab = kept.ownerOfTab();
    if (now !== null && inTab !== null && inTab !== now) onChanged();
    else void ask();
  }

  function around(transport: Transport): Transport {
    return async (request, operation) => {
      const named = request.headers.get('x-merchant-id');
      const answer = await transport(request, operation);
      const isRefused = answer.status === 409 && (await namesOneOf(['other_merchant'], answer));
      // A late answer to a call of a session before says nothing of this one.
      if (isRefused && named !== null && named === kept.owner().page) onChanged();
      return answer;
    };
  }

  return {
    isOurs,
    ask,
    around,
    settled: () => asking ?? Promise.resolve(),
    watch: (page) => watchPage(page, { lookAtBrowser, lookAtTab, ask: () => void ask() }),
  };
}

type Questions = Readonly<Record<'lookAtBrowser' | 'lookAtTab' | 'ask', () => void>>;

function watchPage(page: Window, { lookAtBrowser, lookAtTab, ask }: Questions): () => void {
  let leftAt: number | null = null;
  const stop = new AbortController();
  const listen = { signal: stop.signal };
  page.addEventListener('storage', ({ key }) => key?.endsWith(':kept') === true && lookAtBrowser(), listen);
  page.addEventListener('pageshow', ({ persisted }) => persisted && lookAtTab(), listen);
  page.addEventListener('online', ask, listen);
  page.document.addEventListener(
    'visibilitychange',
    () => {
      const wasLong = leftAt !== null && Date.now() - leftAt >= LONG_AWAY_MS;
      leftAt = page.document.hidden ? Date.now() : null;
      if (wasLong && leftAt === null) ask();
    },
    listen,
  );
  return () => stop.abort();
}
