import { fromPromise } from 'xstate';

import type { Merchant } from '../../machines/domain/merchant/merchant';
import { type Host, sessionMachine } from '../../machines/session/machine';
import { tokenMachine } from '../../machines/session/token';
import { createLoad } from '../../machines/shared/load';
import { forgetActCookie, keepActCookie } from '../api/act-cookie';
import { askWhoIsHere } from '../api/operations/merchant';
import { isSameSite } from '../api/same-site';
import type { Bridge } from '../bridge/port';
import type { App } from './app';

interface ServiceHosts {
  readonly termloan: string;
  readonly merchant: string;
  readonly account: string;
}

/** Fills the session, which lives as long as the tab. @param hosts base addresses of the services */
export function adaptSession(
  app: Pick<App, 'bridge' | 'merchant' | 'kept'>,
  hosts: ServiceHosts = CONFIGURATION.hosts,
): typeof sessionMachine {
  return sessionMachine.provide({
    actors: {
      connectHost: fromPromise<Host, undefined>(async () => {
        const { kind, isBridgeMissing } = await app.bridge.connect();
        if (app.bridge.info().credentials.mode === 'token') keepToken(app.bridge);
        else if (kind === 'native' || isBridgeMissing) forgetActCookie(document);
        const isCookieKeptBack = app.bridge.info().credentials.mode === 'cookie' && areOnAnotherSite(hosts);
        return { kind, isBridgeMissing, isCookieKeptBack };
      }),
      getMerchant: createLoad<Merchant>(async (_, signal) => {
        const merchant = await askWhoIsHere(app.merchant, signal);
        if (merchant.ok) app.kept.belongTo(merchant.data);
        return merchant;
      }),
    },
  });
}

/** Fills the token's refresh. @param isOurs whether a fresh token is of the merchant who is here */
export function adaptToken(bridge: Bridge, isOurs: (token: string) => Promise<boolean>): typeof tokenMachine {
  return tokenMachine.provide({
    actors: {
      refreshToken: fromPromise<void, undefined>(async () => {
        await bridge.refreshToken(isOurs);
        keepToken(bridge);
      }),
    },
  });
}

/** The session is over: nothing that was the merchant's stays in this browser, the host's token neither. */
export function forgetSession(app: Pick<App, 'bridge' | 'kept'>): void {
  app.kept.forget();
  // A cookie that the service has set says who is here now.
  if (app.bridge.info().credentials.mode === 'token') forgetActCookie(document);
}

function areOnAnotherSite({ termloan, merchant, account }: ServiceHosts): boolean {
  return [termloan, merchant, account].some(
    (host) => !host.startsWith('/') && !isSameSite(window.location, new URL(host), document),
  );
}

function keepToken(bridge: Bridge): void {
  const { credentials } = bridge.info();
  if (credentials.mode !== 'token') return;
  keepActCookie(credentials, document, window.location.protocol === 'https:');
}
