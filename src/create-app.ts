import { createActor } from 'xstate';
import { accountEndingOf } from '../machines/domain/loan/account-ending';
import type { paths as AccountPaths } from '../openapi/generated/account';
import type { paths as MerchantPaths } from '../openapi/generated/merchant';
import type { paths as TermloanPaths } from '../openapi/generated/termloan';
import type { App } from './adapters/app';
import { createMerchantCheck } from './adapters/merchant-check';
import { adaptSession, adaptToken, clearSession } from './adapters/session';
import { authorise } from './api/authorisation';
import { readCurrentMerchant } from './api/operations/merchant';
import { abortableWait, createRecoveryMemory, withRecovery } from './api/recovery';
import { createService, type Transport } from './api/service';
import type { PickedFiles } from './bridge/files';
import { leaveForPage, returnToHost } from './bridge/leave';
import { inspectOptions } from './journey/observer';
import { newId } from './storage/new-id';
import { whenIdle } from './telemetry/inspection/idle';

/** What an app is made of: exports of the document's inline script (`src/opening.ts`). */
type Opening = Pick<
  Window['opening'],
  | 'bridge'
  | 'clock'
  | 'language'
  | 'preloadedRequestId'
  | 'send'
  | 'sendUnlessPreloaded'
  | 'storage'
  | 'withServerClock'
> & { readonly errorReports: Pick<Window['opening']['errorReports'], 'add'> };

/**
 * Creates and connects the services, the session, the token chart and the merchant check of this browser window.
 * @returns the app, and its session, which is not started yet; the token chart is running; `watchMerchant` begins the checks of the
 * merchant; `accountEnding`: the last four characters of the account number of the loan that was read last, null without one
 */
export function createApp({
  bridge,
  clock,
  errorReports,
  language,
  storage,
  withServerClock,
  preloadedRequestId,
  send,
  sendUnlessPreloaded,
}: Opening) {
  let files: PickedFiles | undefined;
  const check = createMerchantCheck({
    storage,
    credentials: () => bridge.info().credentials,
    readMerchantOfToken: (newToken, signal) =>
      readCurrentMerchant(
        merchantService((request) => send(authorise(request, { mode: 'token', token: newToken }))),
        signal,
      ),
    readMerchant: (signal) => readCurrentMerchant(merchantService(withCredentialsAndRecovery(send)), signal),
    onChanged: () => session.send({ type: 'merchant.changed' }),
  });
  const token = createActor(adaptToken(bridge, check.isOfSessionMerchant), inspectOptions());

  const recoveryMemory = createRecoveryMemory();
  // In memory only, and no longer than the session.
  let accountEnding: string | null = null;

  /** Wraps a transport: each call waits for a running merchant check, is recovered, and has the current credentials. */
  function withChecks(transport: Transport): Transport {
    const recover = withCredentialsAndRecovery(transport);
    return async (request, operation) => {
      await check.waitForCheck();
      return recover(request, operation);
    };
  }

  /** Wraps a transport with recovery and the current credentials; does not wait for a running merchant check. */
  function withCredentialsAndRecovery(transport: Transport): Transport {
    const recover = withRecovery(
      check.wrapTransport(transport),
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

  const dependencies = {
    fetch: withChecks(sendUnlessPreloaded),
    wrapTransport: (transport: Transport) => withChecks(withServerClock(transport)),
    preloadedRequestId,
    device: () => bridge.info().device,
    merchantId: () => storage.merchantIds().ofPage,
    language,
    newRequestId: newId,
    report: ({ operation, requestId, reason, code }: Parameters<App['termloan']['report']>[0]) =>
      errorReports.add({ kind: 'call', what: operation, requestId, reason: code ?? reason }),
  };

  function merchantService(transport: Transport): App['merchant'] {
    return createService<MerchantPaths>(CONFIGURATION.serviceUrls.merchant, {
      ...dependencies,
      fetch: transport,
    });
  }

  /** Imported when a file is picked: only journeys in which that happens load the module with their own code (`adapters/uploads.ts`). */
  async function pickedFiles(): Promise<PickedFiles> {
    const { createPickedFiles } = await import('./bridge/files');
    files ??= createPickedFiles(window);
    return files;
  }

  const app: App = {
    termloan: createService<TermloanPaths>(CONFIGURATION.serviceUrls.termloan, {
      ...dependencies,
      onLoanRead: (loan) => {
        accountEnding = accountEndingOf(loan?.accountNumber ?? null);
      },
    }),
    account: createService<AccountPaths>(CONFIGURATION.serviceUrls.account, dependencies),
    merchant: merchantService(dependencies.fetch),
    clock,
    bridge,
    storage,
    files: pickedFiles,
    allowedPageHosts: CONFIGURATION.allowedPageHosts,
    leaveFor: (url, how) => leaveForPage(window, bridge, url, how),
    returnToHost: (handlers) => returnToHost(window, bridge, handlers),
    checkMerchant: check.recheck,
    newRequestKeySeed: newId,
    inspectOptions,
    untilIdle: () => new Promise((resolve) => whenIdle(() => resolve())),
    logUnknownProcessState: (processState) =>
      errorReports.add({
        kind: 'unknown-state',
        what: processState ?? 'none',
        requestId: null,
        reason: null,
      }),
  };

  const session = createActor(adaptSession(app), inspectOptions());
  session.subscribe((snapshot) => {
    if (!snapshot.matches('ended') && !snapshot.matches('changed')) return;
    clearSession(app);
    accountEnding = null;
  });

  /** Asks for a fresh token. Resolves when that is over, also when it failed or timed out; concurrent callers share one attempt. */
  function refreshToken(): Promise<void> {
    return new Promise((resolve) => {
      const subscription = token.subscribe((snapshot) => {
        if (!snapshot.matches('held')) return;
        subscription.unsubscribe();
        resolve();
      });
      token.send({ type: 'token.refused' });
    });
  }

  token.start();
  return { app, session, watchMerchant: check.watch, accountEnding: () => accountEnding };
}
