import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createActor, waitFor } from 'xstate';

import type { paths as AccountPaths } from '../openapi/generated/account';
import type { paths as MerchantPaths } from '../openapi/generated/merchant';
import type { paths as TermloanPaths } from '../openapi/generated/termloan';
import type { App } from './adapters/app';
import { adaptSession, adaptToken } from './adapters/session';
import { authorise } from './api/authorisation';
import { abortableWait, withRecovery } from './api/recovery';
import { createServerClock } from './api/server-clock';
import { createService, type Transport } from './api/service';
import { chooseBridge } from './bridge/choose';
import { observed } from './journey/observer';
import { createAppRouter } from './routes/-router';
import { SupportNumber } from './screens/shared/support-link';
import { createKept } from './storage/kept';
import { newId } from './storage/new-id';
import { createSafeStorage } from './storage/storage';
import { createErrorLog } from './telemetry/error-log';
import { forwardTo } from './telemetry/forward';
import { applyGlobalStyles } from './ui/global-styles';

const { VITE_TERMLOAN_URL, VITE_MERCHANT_URL, VITE_ERROR_LOG_URL, VITE_SUPPORT_WHATSAPP } = import.meta.env;

const clock = createServerClock();
const errorLog = createErrorLog(forwardTo(VITE_ERROR_LOG_URL), clock.now);
const kept = createKept(
  createSafeStorage(() => window.sessionStorage),
  createSafeStorage(() => window.localStorage),
  newId,
);
const bridge = chooseBridge(window, navigator.userAgent, kept.deviceId());
const token = createActor(adaptToken(bridge), observed());

/** Around every way of sending: recovery, the service's clock, and the credentials of now. */
function through(transport: Transport): Transport {
  const recover = withRecovery(
    async (request) => {
      const response = await transport(request);
      clock.observe(response);
      return response;
    },
    {
      refresh: async () => {
        token.send({ type: 'token.refused' });
        await waitFor(token, (snapshot) => snapshot.matches('held'));
      },
      refreshes: () => token.getSnapshot().context.refreshes,
      wait: abortableWait,
      authorise: (request) => authorise(request, bridge.info().credentials),
      onUnauthorised: () => session.send({ type: 'session.expired' }),
    },
  );
  return (request) => recover(authorise(request, bridge.info().credentials));
}

const ports = {
  fetch: through((request) => fetch(request)),
  through,
  device: () => bridge.info().device,
  newRequestId: newId,
  report: ({ operation, requestId, reason, code }: Parameters<App['termloan']['report']>[0]) =>
    errorLog.add({ kind: 'call', what: operation, requestId, reason: code ?? reason }),
};

const app: App = {
  termloan: createService<TermloanPaths>(VITE_TERMLOAN_URL ?? '/api/termloan', ports),
  account: createService<AccountPaths>('/api/account', ports),
  merchant: createService<MerchantPaths>(VITE_MERCHANT_URL ?? '/api/merchant', ports),
  clock,
  bridge,
  kept,
  leaveFor,
  newRequestSeed: newId,
  logUnknownState: (processState) =>
    errorLog.add({
      kind: 'unknown-state',
      what: processState ?? 'none',
      requestId: null,
      reason: null,
    }),
};

const session = createActor(adaptSession(app), observed());
const router = createAppRouter({ app, session });

/** Leaves for another page; when the browser brings this page back as it was, the merchant has returned. */
function leaveFor(url: string): Promise<void> {
  return new Promise((resolve) => {
    window.addEventListener('pageshow', () => resolve(), { once: true });
    window.location.assign(url);
  });
}

applyGlobalStyles();
token.start();
session.start();

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no root element.');
createRoot(root, {
  onCaughtError: (error) => logCrash(error),
  onUncaughtError: (error) => logCrash(error),
}).render(
  <StrictMode>
    <SupportNumber value={VITE_SUPPORT_WHATSAPP ?? null}>
      <RouterProvider router={router} />
    </SupportNumber>
  </StrictMode>,
);

function logCrash(error: unknown): void {
  const what = error instanceof Error ? error.message : String(error);
  errorLog.add({ kind: 'crash', what, requestId: null, reason: null });
}
