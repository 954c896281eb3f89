/** One phone's browser: tabs that share the local storage and the sign-in. */
import { type Actor, createActor } from 'xstate';
import type { paths as MerchantPaths } from '../../openapi/generated/merchant';
import type { Sandbox } from '../../sandbox/create-sandbox';
import type { App } from '../../src/adapters/app';
import { createMerchantCheck } from '../../src/adapters/merchant-check';
import { adaptSession } from '../../src/adapters/session';
import { readCurrentMerchant } from '../../src/api/operations/merchant';
import { createService } from '../../src/api/service';
import { createClientStorage } from '../../src/storage/client-storage';
import type { SafeStorage } from '../../src/storage/storage';
import { createApp, withToken } from '../sessions/app';
import { payByUpi } from '../sessions/external-pages';
import { createLenderConnection, type LenderConnection, ORIGIN } from '../sessions/lender-connection';
import { createPhone, memoryStorage, nativeCapabilities } from '../sessions/phone';
import type { Random } from '../sessions/random';
import type { VirtualTime } from '../sessions/virtual-time';
import { BOOK_LISTS, type Books } from './books';

/** A merchant at the sandbox. */
export interface Account {
  readonly id: string;
  readonly token: string;
}

/** A page in a tab, from its load to its reload or closing. */
export interface Tab {
  readonly app: App;
  readonly session: Actor<ReturnType<typeof adaptSession>>;
  /** Session storage of the tab; survives a reload. */
  readonly storage: SafeStorage;
  /** URL of the external page that the app opened since the last call; null when there is none. */
  readonly takeExternalUrl: () => string | null;
  /** Whether a UPI app is in the foreground. */
  readonly isAway: () => boolean;
  /** Makes this tab's page the global one, and shows it. */
  readonly show: () => void;
  readonly hide: () => void;
  /** Dispatches the storage event: another tab of this browser wrote to the local storage. */
  readonly onStorageChange: () => void;
  readonly close: () => void;
}

export interface Browser {
  readonly lender: LenderConnection;
  readonly createAccount: (persona: string, flags?: object) => Promise<Account>;
  /** Signs an account in; null signs out. The next call of every tab carries its token. */
  readonly signIn: (account: Account | null) => void;
  readonly signedIn: () => Account | null;
  readonly setFault: (account: Account, operation: string, fault: object) => Promise<void>;
  readonly books: (account: Account) => Promise<Books>;
  readonly newestCode: (account: Account) => Promise<string>;
  readonly openTab: (storage?: SafeStorage) => Tab;
  /** Scans the QR code of a payment with another phone, which pays or declines it. */
  readonly scan: (paymentId: string) => void;
  /** Deletes the account from the sandbox. */
  readonly clear: (account: Account) => Promise<void>;
}

interface BrowserOptions {
  readonly sandbox: Sandbox;
  readonly time: VirtualTime;
  readonly random: Random;
  /** Median latency of an answer, ms. */
  readonly medianLatencyMs: number;
  readonly hasUpiApp: boolean;
  /** True by default. */
  readonly allowsLocation?: boolean;
}

export function createBrowser({
  sandbox,
  time,
  random,
  medianLatencyMs,
  hasUpiApp,
  allowsLocation = true,
}: BrowserOptions): Browser {
  const lender = createLenderConnection(sandbox, time, random, medianLatencyMs);
  const local = memoryStorage();
  let account: Account | null = null;
  let callCount = 0;
  const newId = () => {
    callCount += 1;
    return `visit-call-${callCount}`;
  };
  const control = async (method: string, path: string, body?: object) => {
    const answer = await lender.ask(method, `/sandbox/api/merchants${path}`, body && JSON.stringify(body));
    if (!answer.ok) throw new Error(`The sandbox answers ${answer.status} to ${method} ${path}.`);
    const json: Record<string, unknown> = await answer.json();
    return json;
  };

  return {
    lender,
    async createAccount(persona, flags) {
      const created = await control('POST', '', { persona });
      const id = String(created.merchant_id);
      if (flags !== undefined) await control('PATCH', `/${id}`, { flags });
      return { id, token: String(created.token) };
    },
    signIn(newAccount) {
      account = newAccount;
    },
    signedIn: () => account,
    async setFault({ id }, operation, fault) {
      await control('PUT', `/${id}/faults/${operation}`, fault);
    },
    async books({ id }) {
      // SAFETY: the control API lists the books in this shape (sandbox/control/lists.ts).
      return (await control('GET', `/${id}/books?only=${BOOK_LISTS}`)) as unknown as Books;
    },
    async newestCode({ id }) {
      const { otps } = await control('GET', `/${id}/otps`);
      const [newest]: readonly { readonly otp?: string }[] = Array.isArray(otps) ? otps : [];
      return newest?.otp ?? '000000';
    },
    openTab(storage = memoryStorage()) {
      const phone = createPhone();
      phone.activate();
      let openedPage: string | null = null;
      const openUpi = (link: string) => {
        if (!hasUpiApp) return false;
        phone.hide();
        void time.wait(1_000 * random.logNormal(28, 0.5)).then(async () => {
          await payByUpi(lender, random, link);
          phone.show();
        });
        return true;
      };
      const clientStorage = createClientStorage(storage, local, newId);
      const token = () => account?.token ?? null;
      const merchantService = createService<MerchantPaths>(`${ORIGIN}/api/merchant`, {
        // As in the app, this call does not wait for the check of the merchant, because it is part of that check.
        fetch: (request) => lender.fetch(withToken(request, token())),
        device: () => ({ app: 'web', id: 'device-1', address: 'unknown', brand: 'test' }),
        merchantId: () => null,
        language: 'en-IN',
        newRequestId: newId,
        report: () => {},
      });
      const check = createMerchantCheck({
        storage: clientStorage,
        credentials: () => ({ mode: 'cookie' }),
        readMerchantOfToken: (_, signal) => readCurrentMerchant(merchantService, signal),
        readMerchant: (signal) => readCurrentMerchant(merchantService, signal),
        onChanged: () => session.send({ type: 'merchant.changed' }),
      });
      const app = createApp({
        lender,
        time,
        newId,
        storage: clientStorage,
        token,
        check,
        onUnauthorised: () => session.send({ type: 'session.expired' }),
        capabilities: nativeCapabilities(openUpi, allowsLocation),
        leaveFor(url) {
          openedPage = url;
        },
        watch: () => {},
      });
      const session = createActor(adaptSession(app), { clock: time.clock });
      session.subscribe((snapshot) => {
        if (snapshot.matches('ended') || snapshot.matches('changed')) app.storage.clear();
      });
      session.start();
      const stopWatching = check.watch(window);
      return {
        app,
        session,
        storage,
        takeExternalUrl() {
          const page = openedPage;
          openedPage = null;
          return page;
        },
        isAway: phone.isHidden,
        show() {
          phone.activate();
          phone.show();
        },
        hide: phone.hide,
        onStorageChange() {
          phone.activate();
          window.dispatchEvent(Object.assign(new Event('storage'), { key: 'app:kept' }));
        },
        close() {
          stopWatching();
          session.stop();
        },
      };
    },
    scan(paymentId) {
      const link = `upi://pay?tr=${paymentId}`;
      void time.wait(1_000 * random.logNormal(24, 0.5)).then(() => payByUpi(lender, random, link));
    },
    async clear({ id }) {
      await control('DELETE', `/${id}`);
    },
  };
}
