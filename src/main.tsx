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
import { createEventBuffer } from './telemetry/event-buffer';
import { applyGlobalStyles } from './ui/theme/global-styles';
import { followHeading } from './ui/theme/tab-title';

/** What the inline script of the document has started. */
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

const steps = createEventBuffer<InspectionEvent>();
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

/** Wraps a transport: check of the merchant, recovery, the service's clock, current credentials. */
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

/** Resolves when the token is refreshed; concurrent callers share one refresh. */
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

/** By then the first page is rendered, even on a slow phone. */
const OBSERVE_AFTER_MS = 1_500;

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no root element.');
void show(root);

/**
 * Renders the app: hydrates the document's first screen (decision 018) where it belongs to this page, else replaces it. It belongs to
 * another page where a host serves one file for all paths.
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

/** Name of the document of the page that the router shows. */
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

// After the first page; the app works without telemetry.
visited.then(() =>
  setTimeout(() => {
    import('./observe').then(
      ({ observe }) =>
        observe({ steps, faults, session: sessionArea, local: localArea, now: clock.now, newId }),
      () => {},
    );
  }, OBSERVE_AFTER_MS),
);
