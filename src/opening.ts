/**
 * Inline script at the start of each document (decision 018): connects the bridge, and sends the calls that the page always
 * makes, while the app's own files are still loading. They read it as `window.opening`, and are evaluated once the document
 * is painted.
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
import { chooseBridge } from './bridge/choose';
import type { Bridge } from './bridge/port';
import { importApp } from './import-app';
import { createClientStorage } from './storage/client-storage';
import { newId } from './storage/new-id';
import { createSafeStorage } from './storage/storage';
import type { Fault } from './telemetry/error-log';
import { createEventBuffer } from './telemetry/event-buffer';

export const faults = createEventBuffer<Fault>();

export const clock = createServerClock(Date.now, () =>
  faults.add({ kind: 'warning', what: 'answer without a readable Date', requestId: null, reason: null }),
);

/**
 * Resolves when the page is visited: at once, except for a page that a host has prerendered (docs/bridge.md). It may never be
 * visited, so no call is sent until then.
 */
export const visited: Promise<unknown> =
  'prerendering' in document && document.prerendering === true
    ? new Promise((resolve) => document.addEventListener('prerenderingchange', resolve, { once: true }))
    : Promise.resolve();

export const sessionArea = createSafeStorage(() => window.sessionStorage);
export const localArea = createSafeStorage(() => window.localStorage);
export const storage = createClientStorage(sessionArea, localArea, newId);
export const bridge = connectOnVisit(chooseBridge(window, navigator.userAgent, storage.deviceId()));

/** Page of the document's first screen; null in a document that the build did not write. */
export const firstScreen = readFirstScreen();

const calls = createPreloadedCalls();
export const preloadedRequestId = calls.requestId;

/** Wraps a transport: the service's clock is read from each answer. */
export function observing(transport: Transport): Transport {
  return async (request, operation) => {
    const response = await transport(request, operation);
    clock.observe(response);
    return response;
  };
}

export const send = observing((request) => fetch(request));

/** Like `send`, but reuses the opening calls that were sent already. */
export const sendUnlessStarted = calls.before(send, credentials, Date.now);

function credentials(): Credentials {
  return bridge.info().credentials;
}

/** The bridge, connected as soon as the page is visited: the first caller of `connect` gets this connection. */
function connectOnVisit(to: Bridge): Bridge {
  let first: ReturnType<Bridge['connect']> | null = visited.then(to.connect);
  first.then(start, () => {});
  return {
    ...to,
    connect() {
      const connection = first ?? to.connect();
      first = null;
      return connection;
    },
  };
}

const CURRENT_MERCHANT: PreloadedCall = {
  operation: 'getMerchant',
  method: 'GET',
  url: `${CONFIGURATION.hosts.merchant}/business_user/user`,
  body: null,
};

function start(): void {
  const ports = {
    device: bridge.info().device,
    credentials: credentials(),
    fetch: send,
    newRequestId: newId,
    now: Date.now,
  };
  calls.start([CURRENT_MERCHANT, ...ownCalls()], ports);
}

/**
 * Calls that the page always makes. A public page sends none for a payer without a session: the services would refuse them.
 */
function ownCalls(): readonly PreloadedCall[] {
  if (firstScreen === null || !hasQueryOf(firstScreen, window.location.search)) return [];
  const isSomebody = credentials().mode !== 'cookie' || storage.owner().last !== null;
  if (firstScreen.isPublic && !isSomebody) return [];
  return fillCalls(firstScreen.calls, firstScreen.page, window.location.pathname);
}

function readFirstScreen(): PreloadPlan | null {
  const written = document.querySelector<HTMLMetaElement>('meta[name="opening"]')?.content;
  // SAFETY: written by the same build in this shape.
  return written === undefined ? null : (JSON.parse(written) as PreloadPlan);
}

void importApp(window);
