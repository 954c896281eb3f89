/** Renders the first screen of a page as the browser will render it first: before it is known who is here (decision 018). */
import { createMemoryHistory } from '@tanstack/react-router';
import { renderToString } from 'react-dom/server';
import { createActor } from 'xstate';
import type { paths as AccountPaths } from '../openapi/generated/account';
import type { paths as MerchantPaths } from '../openapi/generated/merchant';
import type { paths as TermloanPaths } from '../openapi/generated/termloan';
import type { App } from '../src/adapters/app';
import { adaptSession } from '../src/adapters/session';
import { createServerClock } from '../src/api/server-clock';
import { createService } from '../src/api/service';
import { AppPage } from '../src/app-page';
import { createBrowserBridge } from '../src/bridge/browser';
import { createAppRouter } from '../src/routes/-router';
import { createKept } from '../src/storage/kept';
import { applyGlobalStyles } from '../src/ui/global-styles';
import { getCssText } from '../src/ui/stitches.config';

const nothingKept = { read: () => null, write: () => true, remove: () => {} };

/** The app as it is before its scripts have done anything: nothing kept, nobody signed in, no answer. */
function emptyApp(): App {
  const never = () => new Promise<never>(() => {});
  const bridge = createBrowserBridge('', '');
  const newId = () => '0';
  const ports = { fetch: never, device: () => bridge.info().device, newRequestId: newId, report: () => {} };
  const { hosts } = CONFIGURATION;
  return {
    termloan: createService<TermloanPaths>(hosts.termloan, ports),
    account: createService<AccountPaths>(hosts.account, ports),
    merchant: createService<MerchantPaths>(hosts.merchant, ports),
    clock: createServerClock(),
    bridge,
    kept: createKept(nothingKept, nothingKept, newId),
    files: never,
    pageHosts: [],
    leaveFor: never,
    leaveForHost: () => {},
    checkMerchant: never,
    newRequestSeed: newId,
    observed: () => ({}),
    logUnknownState: () => {},
  };
}

export async function prerender(path: string): Promise<string> {
  const app = emptyApp();
  const session = createActor(adaptSession(app));
  const router = createAppRouter({
    app,
    session,
    history: createMemoryHistory({ initialEntries: [path] }),
    whenIdle: () => {},
  });
  await router.load();
  for (const { error } of router.state.matches) if (error !== undefined) throw error;
  applyGlobalStyles();
  return renderToString(<AppPage router={router} files={async () => null as never} onCall={() => {}} />);
}

export { documentOf, pages } from './pages';
export { getCssText as criticalSheet };
