import { fromPromise } from 'xstate';

import type { Merchant } from '../../machines/domain/merchant/merchant';
import { type Host, sessionMachine } from '../../machines/session/machine';
import { tokenMachine } from '../../machines/session/token';
import { createLoad } from '../../machines/shared/load';
import { clearActCookie, storeActCookie } from '../api/act-cookie';
import { readCurrentMerchant } from '../api/operations/merchant';
import { isSameSite } from '../api/same-site';
import type { Bridge } from '../bridge/bridge';
import type { App } from './app';

interface ServiceUrls {
  readonly termloan: string;
  readonly merchant: string;
  readonly account: string;
}

/** Implements the ports of the session. @param serviceUrls base URLs of the services */
export function adaptSession(
  app: Pick<App, 'bridge' | 'merchant' | 'storage'>,
  serviceUrls: ServiceUrls = CONFIGURATION.serviceUrls,
): typeof sessionMachine {
  return sessionMachine.provide({
    actors: {
      // Connects the host, and sets or removes the cookie with its token.
      connectHost: fromPromise<Host, undefined>(async () => {
        const { kind, isBridgeMissing } = await app.bridge.connect();
        if (app.bridge.info().credentials.mode === 'token') storeToken(app.bridge);
        else if (kind === 'native' || isBridgeMissing) clearActCookie(document);
        const isCookieBlocked =
          app.bridge.info().credentials.mode === 'cookie' && isAnyCrossSite(serviceUrls);
        return { kind, isBridgeMissing, isCookieBlocked };
      }),
      getMerchant: createLoad<Merchant>(async (_, signal) => {
        const merchant = await readCurrentMerchant(app.merchant, signal);
        if (merchant.ok) app.storage.setOwner(merchant.data);
        return merchant;
      }),
    },
  });
}

/** Implements the ports of the token chart. @param isOfSessionMerchant whether a new token belongs to the session's merchant */
export function adaptToken(
  bridge: Bridge,
  isOfSessionMerchant: (token: string) => Promise<boolean>,
): typeof tokenMachine {
  return tokenMachine.provide({
    actors: {
      refreshToken: fromPromise<void, undefined>(async () => {
        await bridge.refreshToken(isOfSessionMerchant);
        storeToken(bridge);
      }),
    },
  });
}

/** Called when the session ended: removes the merchant's data from this browser, and the cookie with the host's token. */
export function clearSession(app: Pick<App, 'bridge' | 'storage'>): void {
  app.storage.clear();
  // A cookie that the service has set stays: it identifies the merchant who is signed in now.
  if (app.bridge.info().credentials.mode === 'token') clearActCookie(document);
}

/** Whether a service is cross-site, so that the browser does not send its cookie. */
function isAnyCrossSite({ termloan, merchant, account }: ServiceUrls): boolean {
  return [termloan, merchant, account].some(
    (host) => !host.startsWith('/') && !isSameSite(window.location, new URL(host), document),
  );
}

function storeToken(bridge: Bridge): void {
  const { credentials } = bridge.info();
  if (credentials.mode !== 'token') return;
  storeActCookie(credentials, document, window.location.protocol === 'https:');
}
