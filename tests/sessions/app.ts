import type { InspectionEvent } from 'xstate';

import type { paths as AccountPaths } from '../../openapi/generated/account';
import type { paths as MerchantPaths } from '../../openapi/generated/merchant';
import type { paths as TermloanPaths } from '../../openapi/generated/termloan';
import type { App } from '../../src/adapters/app';
import type { MerchantCheck } from '../../src/adapters/merchant-check';
import { authorise } from '../../src/api/authorisation';
import { withRecovery } from '../../src/api/recovery';
import { createService } from '../../src/api/service';
import type { NativeCapabilities } from '../../src/bridge/bridge';
import { createBrowserBridge } from '../../src/bridge/browser';
import type { ClientStorage } from '../../src/storage/client-storage';
import { type LenderConnection, ORIGIN } from './lender-connection';
import { createCameraRoll } from './phone';
import type { VirtualTime } from './virtual-time';

interface AppOptions {
  readonly lender: LenderConnection;
  readonly time: VirtualTime;
  readonly storage: ClientStorage;
  readonly newId: () => string;
  /** The token of the next call; null without a sign-in. */
  readonly token: () => string | null;
  readonly capabilities: NativeCapabilities;
  /** Called with the URL of an external page that the app opens. */
  readonly leaveFor: (url: string) => void;
  /** Called when a fresh token is refused too; omitted without a session. */
  readonly onUnauthorised?: () => void;
  /** Checks whether the merchant is still the same; never called without a session. */
  readonly check?: Pick<MerchantCheck, 'recheck' | 'waitForCheck' | 'wrapTransport'>;
  readonly watch: (step: InspectionEvent) => void;
}

/** The `App` that adapters need, without a browser: the real API clients with their recovery, in virtual time. */
export function createApp({
  lender,
  time,
  storage,
  newId,
  token,
  capabilities,
  leaveFor,
  onUnauthorised = () => {},
  check = { recheck: async () => {}, waitForCheck: async () => {}, wrapTransport: (transport) => transport },
  watch,
}: AppOptions): App {
  const bridge = {
    ...createBrowserBridge('device-1', 'test'),
    capabilities: async () => capabilities,
  };
  const signed = (request: Request) => withToken(request, token());
  const recover = withRecovery(check.wrapTransport(lender.fetch), {
    refresh: () => Promise.resolve(),
    refreshes: () => 0,
    wait: time.wait,
    authorise: signed,
    onUnauthorised,
  });
  const ports = {
    fetch: async (request: Request, operation?: string) => {
      await check.waitForCheck();
      return recover(signed(request), operation);
    },
    device: () => bridge.info().device,
    merchantId: () => storage.merchantIds().ofPage,
    language: 'en-IN',
    newRequestId: newId,
    report: () => {},
  };
  const files = createCameraRoll();
  return {
    termloan: createService<TermloanPaths>(`${ORIGIN}/api/termloan`, ports),
    account: createService<AccountPaths>(`${ORIGIN}/api/account`, ports),
    merchant: createService<MerchantPaths>(`${ORIGIN}/api/merchant`, ports),
    clock: { now: time.now, observe: () => {}, wait: time.wait },
    bridge,
    storage,
    files: async () => files,
    leaveFor(url) {
      leaveFor(url);
      return new Promise(() => {});
    },
    checkMerchant: check.recheck,
    returnToHost: ({ fallback }) => fallback(),
    allowedPageHosts: [],
    newRequestKeySeed: newId,
    inspectOptions: () => ({ inspect: watch, clock: time.clock }),
    untilIdle: () => Promise.resolve(),
    logUnknownProcessState: () => {},
  };
}

/** Signs a request. @param token null for an anonymous call */
export function withToken(request: Request, token: string | null): Request {
  return authorise(request, token === null ? { mode: 'cookie' } : { mode: 'token', token });
}
