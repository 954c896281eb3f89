import { fromPromise } from 'xstate';

import type { Merchant } from '../../machines/domain/merchant/merchant';
import { type Host, sessionMachine } from '../../machines/session/machine';
import { tokenMachine } from '../../machines/session/token';
import { createLoad } from '../../machines/shared/load';
import { clearActCookie, storeActCookie } from '../api/act-cookie';
import { readCurrentMerchant } from '../api/operations/merchant';
import { isSameSite } from '../api/same-site';
import type { Bridge } from '../bridge/port';
import type { App } from './app';

interface ServiceHosts {
  readonly termloan: string;
  readonly merchant: string;
  readonly account: string;
}

/** Implements the ports of the session, which lives as long as the tab. @param hosts base addresses of the services */
export function adaptSession(
  app: Pick<App, 'bridge' | 'merchant' | 'storage'>,
  hosts: ServiceHosts = CONFIGURATION.hosts,
): typeof sessionMachine {
  return sessionMachine.provide({
    actors: {
      connectHost: fromPromise<Host, undefined>(async () => {
        const { kind, isBridgeMissing } = await app.bridge.connect();
        if (app.bridge.info().credentials.mode === 'token') storeToken(app.bridge);
        else if (kind === 'native' || isBridgeMissing) clearActCookie(document);
        const isCookieBlocked = app.bridge.info().credentials.mode === 'cookie' && areOnAnotherSite(hosts);
        return { kind, isBridgeMissing, isCookieBlocked };
      }),
      getMerchant: createLoad<Merchant>(async (_, signal) => {
        const merchant = await readCurrentMerchant(app.merchant, signal);
        if (merchant.ok) app.storage.belongTo(merchant.data);
        return merchant;
      }),
    },
  });
}

/** Implements the token refresh. @param isOurs whether a new token belongs to the session's merchant */
export function adaptToken(bridge: Bridge, isOurs: (token: string) => Promise<boolean>): typeof tokenMachine {
  return tokenMachine.provide({
    actors: {
      refreshToken: fromPromise<void, undefined>(async () => {
        await bridge.refreshToken(isOurs);
        storeToken(bridge);
      }),
    },
  });
}

/** The session ended: removes the merchant's data from this browser, including the host's token. */
export function clearSession(app: Pick<App, 'bridge' | 'storage'>): void {
  app.storage.forget();
  // A cookie set by the service is kept: it identifies who is signed in now.
  if (app.bridge.info().credentials.mode === 'token') clearActCookie(document);
}

function areOnAnotherSite({ termloan, merchant, account }: ServiceHosts): boolean {
  return [termloan, merchant, account].some(
    (host) => !host.startsWith('/') && !isSameSite(window.location, new URL(host), document),
  );
}

function storeToken(bridge: Bridge): void {
  const { credentials } = bridge.info();
  if (credentials.mode !== 'token') return;
  storeActCookie(credentials, document, window.location.protocol === 'https:');
}
