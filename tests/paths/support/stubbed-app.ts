/** An app whose services never answer: tests see the requests of an adapter, and whether they are aborted. */
import type { paths as AccountPaths } from '../../../openapi/generated/account';
import type { paths as MerchantPaths } from '../../../openapi/generated/merchant';
import type { paths as TermloanPaths } from '../../../openapi/generated/termloan';
import type { App } from '../../../src/adapters/app';
import { createServerClock } from '../../../src/api/server-clock';
import { createService } from '../../../src/api/service';
import { createBrowserBridge } from '../../../src/bridge/browser';
import { createClientStorage } from '../../../src/storage/client-storage';

export interface StubbedApp {
  readonly app: App;
  /** All requests so far. */
  readonly requests: readonly Request[];
}

const ORIGIN = 'http://lender.test';
const neverAnswers = () => new Promise<never>(() => {});
/** A new one for each app: what a browser refuses to store is kept in memory for the storage that refused it. */
const noStorage = () => ({ read: () => null, write: () => false, remove: () => {} });

export function createStubbedApp(): StubbedApp {
  const requests: Request[] = [];
  let ids = 0;
  const newId = () => {
    ids += 1;
    return `new-${ids}`;
  };
  const bridge = createBrowserBridge('device-1', 'test');
  const ports = {
    fetch: (request: Request) => {
      requests.push(request);
      return neverAnswers();
    },
    device: () => bridge.info().device,
    merchantId: () => null,
    language: 'en-IN',
    newRequestId: newId,
    report: () => {},
  };
  const app: App = {
    termloan: createService<TermloanPaths>(`${ORIGIN}/api/termloan`, ports),
    account: createService<AccountPaths>(`${ORIGIN}/api/account`, ports),
    merchant: createService<MerchantPaths>(`${ORIGIN}/api/merchant`, ports),
    clock: createServerClock(),
    bridge,
    storage: createClientStorage(noStorage(), noStorage(), newId),
    files: neverAnswers,
    leaveFor: neverAnswers,
    returnToHost: ({ fallback }) => fallback(),
    checkMerchant: () => Promise.resolve(),
    allowedPageHosts: [],
    newRequestKeySeed: newId,
    inspectOptions: () => ({}),
    untilIdle: () => Promise.resolve(),
    logUnknownProcessState: () => {},
  };
  return { app, requests };
}
