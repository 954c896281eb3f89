/**
 * Inline script at the start of each document (decision 018): connects the bridge, and sends the calls that the page always
 * makes, while the app's own files are still loading. Those files read the exports of this module as `window.opening`.
 */
import type { Credentials } from '../machines/domain/base/device';
import {
  createPreloadedCalls,
  fillCalls,
  hasQueryOf,
  type PreloadedCall,
  type PreloadPlan,
} from './api/preloaded-calls';
import { createServerClock } from './api/server-clock';
import type { Transport } from './api/service';
import type { Bridge } from './bridge/bridge';
import { chooseBridge } from './bridge/choose-bridge';
import { importApp } from './import-app';
import { followHostLanguage, openInMerchantLanguage } from './language/document-language';
import { createClientStorage } from './storage/client-storage';
import { newId } from './storage/new-id';
import { createSafeStorage } from './storage/storage';
import type { ErrorReport } from './telemetry/error-log';
import { createEventBuffer } from './telemetry/event-buffer';

export const errorReports = createEventBuffer<ErrorReport>();

/** BCP 47 tag of the document. */
export const language = document.documentElement.lang;

export const clock = createServerClock(Date.now, () =>
  errorReports.add({
    kind: 'warning',
    what: 'answer without a readable Date',
    requestId: null,
    reason: null,
  }),
);

/** The page is being replaced by its document in another language: nothing is sent or loaded. */
const isReplaced = openInMerchantLanguage(window);

/**
 * Resolves when the page is visited: at once, except for a page that the native app prerenders (docs/bridge.md). A prerendered
 * page may never be visited, so it sends no call until then.
 */
export const whenVisited: Promise<unknown> = isReplaced
  ? new Promise(() => {})
  : 'prerendering' in document && document.prerendering === true
    ? new Promise((resolve) => document.addEventListener('prerenderingchange', resolve, { once: true }))
    : Promise.resolve();

export const sessionArea = createSafeStorage(() => window.sessionStorage);
export const localArea = createSafeStorage(() => window.localStorage);
export const storage = createClientStorage(sessionArea, localArea, newId);
export const bridge = connectOnVisit(chooseBridge(window, navigator.userAgent, storage.deviceId()));

/** The preload plan that the build wrote into this document; null in a document without one. */
export const firstScreen = readFirstScreen();

let onMerchantKnown: (files: readonly string[]) => void = () => {};
const merchantFiles = new Promise<readonly string[]>((resolve) => {
  onMerchantKnown = resolve;
});

const calls = createPreloadedCalls();
export const preloadedRequestId = calls.requestId;
export const arePreloadedCallsSettled = calls.areAllSettled;

/** Wraps a transport: the service's clock is read from each answer. */
export function withServerClock(transport: Transport): Transport {
  return async (request, operation) => {
    const response = await transport(request, operation);
    clock.observe(response);
    return response;
  };
}

export const send = withServerClock((request) => fetch(request));

/** Like `send`, but a request that was preloaded gets the answer of the preloaded call. */
export const sendUnlessPreloaded = calls.wrapTransport(send, credentials, Date.now);

function credentials(): Credentials {
  return bridge.info().credentials;
}

/** Connects the bridge as soon as the page is visited. The first caller of `connect` gets that connection. */
function connectOnVisit(target: Bridge): Bridge {
  let firstConnection: ReturnType<Bridge['connect']> | null = whenVisited.then(target.connect);
  firstConnection.then(
    (host) => {
      if (!followHostLanguage(window, host.language)) sendPreloadedCalls();
    },
    () => {},
  );
  return {
    ...target,
    connect() {
      const connection = firstConnection ?? target.connect();
      firstConnection = null;
      return connection;
    },
  };
}

const CURRENT_MERCHANT: PreloadedCall = {
  operation: 'getMerchant',
  method: 'GET',
  url: `${CONFIGURATION.serviceUrls.merchant}/business_user/user`,
  body: null,
};

function sendPreloadedCalls(): void {
  const ports = {
    device: bridge.info().device,
    language,
    credentials: credentials(),
    fetch: send,
    newRequestId: newId,
    now: Date.now,
  };
  const currentMerchant = calls.start(CURRENT_MERCHANT, ports);
  const startPage = () => {
    for (const call of callsOfPage()) calls.start(call, ports);
    onMerchantKnown(firstScreen?.merchantFiles ?? []);
  };
  // On a public page, a visitor without a session would be refused each of its calls, and needs none of these files.
  const mayBeSignedIn = credentials().mode !== 'cookie' || storage.merchantIds().inLocalStorage !== null;
  if (firstScreen?.isPublic === false || mayBeSignedIn) startPage();
  else
    currentMerchant.then(
      ({ ok }) => {
        if (ok) startPage();
      },
      () => {},
    );
}

/** Calls that this page always makes. */
function callsOfPage(): readonly PreloadedCall[] {
  if (firstScreen === null || !hasQueryOf(firstScreen, window.location.search)) return [];
  return fillCalls(firstScreen.calls, firstScreen.page, window.location.pathname);
}

function readFirstScreen(): PreloadPlan | null {
  const json = document.querySelector<HTMLMetaElement>('meta[name="opening"]')?.content;
  // SAFETY: written by the same build in this shape.
  return json === undefined ? null : (JSON.parse(json) as PreloadPlan);
}

if (!isReplaced) void importApp(window, merchantFiles);
