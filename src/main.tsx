import { createRoot, hydrateRoot } from 'react-dom/client';
import { createActor, type InspectionEvent } from 'xstate';
import type { paths as AccountPaths } from '../openapi/generated/account';
import type { paths as MerchantPaths } from '../openapi/generated/merchant';
import type { paths as TermloanPaths } from '../openapi/generated/termloan';
import type { App } from './adapters/app';
import { createMerchantCheck } from './adapters/merchant-check';
import { serviceFiles } from './adapters/service-files';
import { adaptSession, adaptToken, forgetSession } from './adapters/session';
import { authorise } from './api/authorisation';
import { hasQueryOf } from './api/opening-calls';
import { askWhoIsHere } from './api/operations/merchant';
import { abortableWait, createRecoveryMemory, withRecovery } from './api/recovery';
import { createService, type Transport } from './api/service';
import { AppPage } from './app-page';
import { createPickedFiles } from './bridge/files';
import { leaveForHost, leaveForPage } from './bridge/leave';
import { observed, watch } from './journey/observer';
import { createAppRouter } from './routes/router';
import { newId } from './storage/new-id';
import { createEarly } from './telemetry/early';
import { applyGlobalStyles } from './ui/global-styles';
import { followHeading } from './ui/tab-title';

/** What the document began with. */
const {
  bridge,
  clock,
  faults,
  firstScreen,
  kept,
  localArea,
  observing,
  openingRequestId,
  send,
  sendUnlessBegun,
  sessionArea,
  visited,
} = window.opening;

const steps = createEarly<InspectionEvent>();
watch(steps.add);

const files = createPickedFiles(window);
const check = createMerchantCheck({
  kept,
  credentials: () => bridge.info().credentials,
  readOwner: (fresh, signal) =>
    askWhoIsHere(
      merchantService((request) => send(authorise(request, { mode: 'token', token: fresh }))),
      signal,
    ),
  readMerchant: (signal) => askWhoIsHere(merchantService(recovering(send)), signal),
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
  const recover = withRecovery(
    check.around(transport),
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
  fetch: through(sendUnlessBegun),
  through: (transport: Transport) => through(observing(transport)),
  openingRequestId,
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

const session = createActor(adaptSession(app), observed());
session.subscribe((snapshot) => {
  if (snapshot.matches('ended') || snapshot.matches('changed')) forgetSession(app);
});
const router = createAppRouter({ app, session, onShown: () => session.start() });

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
check.watch(window);

/** By then the first page is shown, also on a slow phone. */
const OBSERVE_AFTER_MS = 1_500;

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no root element.');
void show(root);

/**
 * Shows the app: over the first screen that the document holds (decision 018), where it is the one of this page; else in its
 * place. A document may hold another one's where a host serves one file for every path.
 */
async function show(target: HTMLElement): Promise<void> {
  await router.load();
  const page = (
    <AppPage
      router={router}
      files={serviceFiles(app)}
      onCall={(number) => void bridge.abilities().then((can) => can.call(number))}
    />
  );
  const options = {
    onCaughtError: (error: unknown) => logCrash(error),
    onUncaughtError: (error: unknown) => logCrash(error),
    onRecoverableError: (error: unknown) => logCrash(error),
  };
  const isOfThisPage =
    firstScreen !== null &&
    firstScreen.page === pageOf(router) &&
    hasQueryOf(firstScreen, window.location.search);
  if (isOfThisPage) hydrateRoot(target, page, options);
  else createRoot(target, options).render(page);
  followHeading(document.body);
}

/** The page that the router shows, as its document is named. */
function pageOf({ state: { matches } }: typeof router): string | undefined {
  const path = matches[matches.length - 1]?.fullPath;
  return path === '/$' ? '/not-found' : path;
}

function logCrash(error: unknown): void {
  const what = error instanceof Error ? error.message : String(error);
  faults.add({ kind: 'crash', what, requestId: null, reason: null });
}

window.addEventListener('error', ({ error, message }) => logCrash(error ?? message));
window.addEventListener('unhandledrejection', ({ reason }) => logCrash(reason));

// The merchant's page comes first; without telemetry it goes on all the same.
visited.then(() =>
  setTimeout(() => {
    import('./observe').then(
      ({ observe }) =>
        observe({ steps, faults, session: sessionArea, local: localArea, now: clock.now, newId }),
      () => {},
    );
  }, OBSERVE_AFTER_MS),
);
