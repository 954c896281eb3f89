/**
 * What a page begins with, in the document itself (decision 018): the bridge is greeted, and the calls that the page makes in any
 * case are sent, while the app's own files are still on their way. They find it as `window.opening`, and are evaluated once the
 * document is painted.
 */
import type { Credentials } from '../machines/domain/base/device';
import {
  createOpeningCalls,
  fillCalls,
  hasQueryOf,
  type Opening,
  type OpeningCall,
} from './api/opening-calls';
import { createServerClock } from './api/server-clock';
import type { Transport } from './api/service';
import { chooseBridge } from './bridge/choose';
import type { Bridge } from './bridge/port';
import { importApp } from './import-app';
import { createKept } from './storage/kept';
import { newId } from './storage/new-id';
import { createSafeStorage } from './storage/storage';
import type { Fault } from './telemetry/error-log';
import { createEventBuffer } from './telemetry/event-buffer';

export const faults = createEventBuffer<Fault>();

export const clock = createServerClock(Date.now, () =>
  faults.add({ kind: 'warning', what: 'answer without a readable Date', requestId: null, reason: null }),
);

/**
 * Resolves when the merchant comes to the page: at once, but for a page that a host has rendered ahead (docs/bridge.md). It may never
 * be visited, so until then it asks nobody anything.
 */
export const visited: Promise<unknown> =
  'prerendering' in document && document.prerendering === true
    ? new Promise((resolve) => document.addEventListener('prerenderingchange', resolve, { once: true }))
    : Promise.resolve();

export const sessionArea = createSafeStorage(() => window.sessionStorage);
export const localArea = createSafeStorage(() => window.localStorage);
export const kept = createKept(sessionArea, localArea, newId);
export const bridge = greeted(chooseBridge(window, navigator.userAgent, kept.deviceId()));

/** What the document's first screen is of; null in a document that the build did not write. */
export const firstScreen = readFirstScreen();

const calls = createOpeningCalls();
export const openingRequestId = calls.requestId;

/** Around a transport: the service's clock is read from each answer. */
export function observing(transport: Transport): Transport {
  return async (request, operation) => {
    const response = await transport(request, operation);
    clock.observe(response);
    return response;
  };
}

export const send = observing((request) => fetch(request));

/** As `send`, but for what this page has sent already. */
export const sendUnlessBegun = calls.before(send, credentials, Date.now);

function credentials(): Credentials {
  return bridge.info().credentials;
}

/** The bridge, greeted as soon as the merchant is here: who asks first for the connection gets this one. */
function greeted(to: Bridge): Bridge {
  let first: ReturnType<Bridge['connect']> | null = visited.then(to.connect);
  first.then(begin, () => {});
  return {
    ...to,
    connect() {
      const connection = first ?? to.connect();
      first = null;
      return connection;
    },
  };
}

const WHO_IS_HERE: OpeningCall = {
  operation: 'getMerchant',
  method: 'GET',
  url: `${CONFIGURATION.hosts.merchant}/business_user/user`,
  body: null,
};

function begin(): void {
  const ports = {
    device: bridge.info().device,
    credentials: credentials(),
    fetch: send,
    newRequestId: newId,
    now: Date.now,
  };
  calls.begin([WHO_IS_HERE, ...ownCalls()], ports);
}

/** What the page asks in any case. A page that strangers read asks nothing for them: the services would refuse it. */
function ownCalls(): readonly OpeningCall[] {
  if (firstScreen === null || !hasQueryOf(firstScreen, window.location.search)) return [];
  const isSomebody = credentials().mode !== 'cookie' || kept.owner().last !== null;
  if (firstScreen.isForStrangers && !isSomebody) return [];
  return fillCalls(firstScreen.calls, firstScreen.page, window.location.pathname);
}

function readFirstScreen(): Opening | null {
  const written = document.querySelector<HTMLMetaElement>('meta[name="opening"]')?.content;
  // SAFETY: the build has written it in this shape, into this build's own documents.
  return written === undefined ? null : (JSON.parse(written) as Opening);
}

void importApp(window);
