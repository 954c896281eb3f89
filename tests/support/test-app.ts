import type { paths as AccountPaths } from '../../openapi/generated/account';
import type { paths as MerchantPaths } from '../../openapi/generated/merchant';
import type { paths as TermloanPaths } from '../../openapi/generated/termloan';
import type { Sandbox } from '../../sandbox/create-sandbox';
import type { App } from '../../src/adapters/app';
import { authorise } from '../../src/api/authorisation';
import { withRecovery } from '../../src/api/recovery';
import { createServerClock } from '../../src/api/server-clock';
import { type CallReport, createService } from '../../src/api/service';
import { createBrowserBridge } from '../../src/bridge/browser';
import { createClientStorage } from '../../src/storage/client-storage';
import { SandboxMerchant } from '../sandbox/support/sandbox-merchant';

const ORIGIN = 'http://lender.test';

/** An entry of the sandbox's audit log: one call. */
export interface AuditEntry {
  readonly operationId: string;
  readonly request_id: string;
  readonly status: number;
}

/**
 * The app's adapters and client without screens, signed in as one merchant. Calls go to the sandbox by function calls, not by
 * HTTP.
 */
export interface TestApp {
  readonly app: App;
  readonly merchant: SandboxMerchant;
  /** Reports of all calls of the app. */
  readonly reports: readonly CallReport[];
  /** URLs of external pages that the app has opened. */
  readonly openedExternalUrls: readonly string[];
}

/** Opens the app for a new merchant with this persona. Delays before a retry take no time. */
export async function openTestApp(sandbox: Sandbox, persona: string): Promise<TestApp> {
  return openTestAppAs(sandbox, await SandboxMerchant.as(sandbox, persona));
}

/** Opens the app for an existing merchant. */
export function openTestAppAs(sandbox: Sandbox, merchant: SandboxMerchant): TestApp {
  const reports: CallReport[] = [];
  const openedExternalUrls: string[] = [];
  let ids = 0;
  const newId = () => {
    ids += 1;
    return `${merchant.id}-${ids}`;
  };
  const clock = createServerClock();
  const asMerchant = (request: Request) => authorise(request, { mode: 'token', token: merchant.token });
  const recover = withRecovery(
    async (request) => {
      const response = await sandbox.fetch(request);
      clock.observe(response);
      return response;
    },
    {
      refresh: () => Promise.resolve(),
      refreshes: () => 0,
      wait: () => Promise.resolve(),
      authorise: asMerchant,
      onUnauthorised: () => {},
    },
  );
  const bridge = createBrowserBridge('device-1', 'test');
  const ports = {
    fetch: (request: Request, operation?: string) => recover(asMerchant(request), operation),
    device: () => bridge.info().device,
    merchantId: () => merchant.id,
    language: 'en-IN',
    newRequestId: newId,
    report: (report: CallReport) => {
      reports.push(report);
    },
  };
  const emptyStorage = { read: () => null, write: () => false, remove: () => {} };
  const app: App = {
    termloan: createService<TermloanPaths>(`${ORIGIN}/api/termloan`, ports),
    account: createService<AccountPaths>(`${ORIGIN}/api/account`, ports),
    merchant: createService<MerchantPaths>(`${ORIGIN}/api/merchant`, ports),
    clock,
    bridge,
    storage: createClientStorage(emptyStorage, emptyStorage, newId),
    files: () => Promise.reject(new Error('Nobody picks a file here.')),
    leaveFor: async (url) => {
      openedExternalUrls.push(url);
      await approve(sandbox, url);
    },
    returnToHost: ({ fallback }) => fallback(),
    checkMerchant: () => Promise.resolve(),
    allowedPageHosts: [],
    newRequestKeySeed: newId,
    inspectOptions: () => ({}),
    untilIdle: () => Promise.resolve(),
    logUnknownProcessState: () => {},
  };
  return { app, merchant, reports, openedExternalUrls };
}

/** Approves the mandate on the bank's page, as a merchant would. @throws if the bank does not redirect to the return URL */
async function approve(sandbox: Sandbox, url: string): Promise<void> {
  const page = await (await sandbox.fetch(new Request(new URL(url, ORIGIN)))).text();
  const action = /<form method="post" action="([^"]+)"/.exec(page)?.[1]?.replaceAll('&#38;', '&') ?? url;
  const answer = await sandbox.fetch(
    new Request(new URL(action, ORIGIN), {
      method: 'POST',
      body: new URLSearchParams({ decision: 'approve' }),
    }),
  );
  const back = answer.headers.get('location');
  if (back !== `${ORIGIN}/termloan/enach?returned=true`) throw new Error(`The bank goes back to ${back}.`);
}

/** All calls of an operation that reached the sandbox, oldest first. */
export async function callsOf({ merchant }: TestApp, operation: string): Promise<readonly AuditEntry[]> {
  const { body } = await merchant.control<{ audit: AuditEntry[] }>('GET', '/audit');
  return body.audit.filter((entry) => entry.operationId === operation);
}

/** Number of events of this kind that the sandbox has recorded. */
export async function eventCount({ merchant }: TestApp, kind: string): Promise<number> {
  const { body } = await merchant.control<{ events: { kind: string }[] }>('GET', '/events');
  return body.events.filter((event) => event.kind === kind).length;
}
