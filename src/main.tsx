import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createActor, type InspectionEvent } from 'xstate';
import { safePageAddress } from '../machines/domain/page-address';
import type { paths as AccountPaths } from '../openapi/generated/account';
import type { paths as MerchantPaths } from '../openapi/generated/merchant';
import type { paths as TermloanPaths } from '../openapi/generated/termloan';
import type { App } from './adapters/app';
import { createMerchantCheck } from './adapters/merchant-check';
import { serviceFiles } from './adapters/service-files';
import { adaptSession, adaptToken, forgetSession } from './adapters/session';
import { authorise } from './api/authorisation';
import { askWhoIsHere } from './api/operations/merchant';
import { abortableWait, createRecoveryMemory, withRecovery } from './api/recovery';
import { createServerClock } from './api/server-clock';
import { createService, type Transport } from './api/service';
import { chooseBridge } from './bridge/choose';
import { createPickedFiles } from './bridge/files';
import { leaveForHost, leaveForPage } from './bridge/leave';
import { sharedCopy } from './copy/shared';
import { observed, watch } from './journey/observer';
import { createAppRouter } from './routes/-router';
import { FilesOfServices } from './screens/shared/service-file';
import { SupportNumber, SupportPhone } from './screens/shared/support-link';
import { createKept } from './storage/kept';
import { newId } from './storage/new-id';
import { createSafeStorage } from './storage/storage';
import { createEarly } from './telemetry/early';
import type { Fault } from './telemetry/error-log';
import { applyGlobalStyles } from './ui/global-styles';
import { LinkGuard } from './ui/link-guard';

const steps = createEarly<InspectionEvent>();
const faults = createEarly<Fault>();
const clock = createServerClock(Date.now, () =>
  faults.add({ kind: 'warning', what: 'answer without a readable Date', requestId: null, reason: null }),
);
watch(steps.add);

const sessionArea = createSafeStorage(() => window.sessionStorage);
const localArea = createSafeStorage(() => window.localStorage);
const kept = createKept(sessionArea, localArea, newId);
const bridge = chooseBridge(window, navigator.userAgent, kept.deviceId());
const files = createPickedFiles(window);
const check = createMerchantCheck({
  kept,
  credentials: () => bridge.info().credentials,
  readOwner: (fresh, signal) =>
    askWhoIsHere(
      merchantService((request) => fetch(authorise(request, { mode: 'token', token: fresh }))),
      signal,
    ),
  readMerchant: (signal) => askWhoIsHere(merchantService(recovering((request) => fetch(request))), signal),
  onChanged: () => session.send({ type: 'merchant.changed' }),
});
const token = createActor(adaptToken(bridge, check.isOurs), observed());

const recoveryMemory = createRecoveryMemory();

/** Around every way of sending: the merchant who is here, recovery, the service's clock, and the credentials of now. */
function through(transport: Transport): Transport {
  const recover = recovering(transport);
  return async (request, operation) => {
    await check.settled();
    return recover(request, operation);
  };
}

function recovering(transport: Transport): Transport {
  const send = check.around(transport);
  const recover = withRecovery(
    async (request, operation) => {
      const response = await send(request, operation);
      clock.observe(response);
      return response;
    },
    {
      refresh: refreshToken,
      refreshes: () => token.getSnapshot().context.refreshes,
      wait: abortableWait,
      authorise: (request) => authorise(request, bridge.info().credentials),
      onUnauthorised: () => session.send({ type: 'session.expired' }),
    },
    recoveryMemory,
  );
  return (request, operation) => recover(authorise(request, bridge.info().credentials), operation);
}

const ports = {
  fetch: through((request) => fetch(request)),
  through,
  device: () => bridge.info().device,
  merchantId: () => kept.owner().page,
  newRequestId: newId,
  report: ({ operation, requestId, reason, code }: Parameters<App['termloan']['report']>[0]) =>
    faults.add({ kind: 'call', what: operation, requestId, reason: code ?? reason }),
};

function merchantService(transport: Transport): App['merchant'] {
  return createService<MerchantPaths>(CONFIGURATION.hosts.merchant, { ...ports, fetch: transport });
}

const app: App = {
  termloan: createService<TermloanPaths>(CONFIGURATION.hosts.termloan, ports),
  account: createService<AccountPaths>(CONFIGURATION.hosts.account, ports),
  merchant: merchantService(ports.fetch),
  clock,
  bridge,
  kept,
  files: () => Promise.resolve(files),
  pageHosts: CONFIGURATION.pageHosts,
  leaveFor: (url, how) => leaveForPage(window, bridge, url, how),
  leaveForHost: (news) => leaveForHost(window, bridge, news),
  checkMerchant: check.ask,
  newRequestSeed: newId,
  observed,
  logUnknownState: (processState) =>
    faults.add({
      kind: 'unknown-state',
      what: processState ?? 'none',
      requestId: null,
      reason: null,
    }),
};

const fileOf = serviceFiles(app);
const session = createActor(adaptSession(app), observed());
session.subscribe((snapshot) => {
  if (snapshot.matches('ended') || snapshot.matches('changed')) forgetSession(app);
});
const router = createAppRouter({ app, session });

/** Resolves when the token is held again: one refresh serves all who wait. */
function refreshToken(): Promise<void> {
  return new Promise((resolve) => {
    const following = token.subscribe((snapshot) => {
      if (!snapshot.matches('held')) return;
      following.unsubscribe();
      resolve();
    });
    token.send({ type: 'token.refused' });
  });
}

applyGlobalStyles();
token.start();
session.start();
check.watch(window);

/** By then the first page is shown, also on a slow phone. */
const OBSERVE_AFTER_MS = 1_500;

const { phone } = CONFIGURATION.support;
const supportPhone =
  phone === null
    ? null
    : {
        // Configured as digits with the country code: a dialler wants the plus.
        number: `+${phone}`,
        onCall: (number: string) => void bridge.abilities().then((can) => can.call(number)),
      };

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no root element.');
createRoot(root, {
  onCaughtError: (error) => logCrash(error),
  onUncaughtError: (error) => logCrash(error),
}).render(
  <StrictMode>
    <SupportNumber value={CONFIGURATION.support.whatsapp}>
      <SupportPhone value={supportPhone}>
        <FilesOfServices value={fileOf}>
          <LinkGuard value={{ isSafe: isSafeLink, refusal: sharedCopy.linkRefused }}>
            <RouterProvider router={router} />
          </LinkGuard>
        </FilesOfServices>
      </SupportPhone>
    </SupportNumber>
  </StrictMode>,
);

/** WhatsApp is the app's own choice, and on no list of the hosts. Papers lie at our services, whose addresses the build has checked. */
function isSafeLink(href: string): boolean {
  const { pageHosts, hosts } = CONFIGURATION;
  const listed = pageHosts.length === 0 ? [] : [...pageHosts, 'wa.me'];
  const { origin } = window.location;
  const services = [hosts.termloan, hosts.account, hosts.merchant].map(
    (base) => new URL(base, origin).origin,
  );
  return [origin, ...services].some((own) => safePageAddress(href, own, listed) !== null);
}

function logCrash(error: unknown): void {
  const what = error instanceof Error ? error.message : String(error);
  faults.add({ kind: 'crash', what, requestId: null, reason: null });
}

window.addEventListener('error', ({ error, message }) => logCrash(error ?? message));
window.addEventListener('unhandledrejection', ({ reason }) => logCrash(reason));

// The merchant's page comes first; without telemetry it goes on all the same.
setTimeout(() => {
  import('./observe').then(
    ({ observe }) =>
      observe({ steps, faults, session: sessionArea, local: localArea, now: clock.now, newId }),
    () => {},
  );
}, OBSERVE_AFTER_MS);
