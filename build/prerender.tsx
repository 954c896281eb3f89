/** Renders the first screen of each page for its document: the state before the merchant is known (decision 018). */
import { createMemoryHistory } from '@tanstack/react-router';
import { renderToString } from 'react-dom/server';
import { createActor } from 'xstate';
import type { paths as AccountPaths } from '../openapi/generated/account';
import type { paths as MerchantPaths } from '../openapi/generated/merchant';
import type { paths as TermloanPaths } from '../openapi/generated/termloan';
import { writeErrors } from '../openapi/generated/write-errors';
import type { App } from '../src/adapters/app';
import { adaptSession } from '../src/adapters/session';
import { pageOrigin } from '../src/api/page-origin';
import { type PreloadedCall, type PreloadPlan, placeholderPath } from '../src/api/preloaded-calls';
import { createServerClock } from '../src/api/server-clock';
import type { Transport } from '../src/api/service';
import { createService } from '../src/api/service';
import { AppPage } from '../src/app-page';
import { createBrowserBridge } from '../src/bridge/browser';
import { stateName } from '../src/journey/state-name';
import { startLanding } from '../src/routes/landing-journey';
import { createAppRouter } from '../src/routes/router';
import { createClientStorage } from '../src/storage/client-storage';
import { applyGlobalStyles } from '../src/ui/theme/global-styles';
import { oldBrowserTemplate } from './old-browser';
import { type Page, pages } from './pages';

const emptyStorage = { read: () => null, write: () => true, remove: () => {} };

/** The app in its initial state: empty client storage, no session. @param fetch receives the requests; must never answer */
function emptyApp(fetch: Transport): App {
  const bridge = createBrowserBridge('', '');
  const newId = () => '0';
  const dependencies = {
    fetch,
    device: () => bridge.info().device,
    merchantId: () => null,
    // Of no effect: the calls are listed in the document without their headers.
    language: '',
    newRequestId: newId,
    report: () => {},
  };
  const { serviceUrls } = CONFIGURATION;
  return {
    termloan: createService<TermloanPaths>(serviceUrls.termloan, dependencies),
    account: createService<AccountPaths>(serviceUrls.account, dependencies),
    merchant: createService<MerchantPaths>(serviceUrls.merchant, dependencies),
    clock: createServerClock(),
    bridge,
    storage: createClientStorage(emptyStorage, emptyStorage, newId),
    files: neverAnswer,
    allowedPageHosts: [],
    leaveFor: neverAnswer,
    returnToHost: () => {},
    checkMerchant: neverAnswer,
    newRequestKeySeed: newId,
    inspectOptions: () => ({}),
    untilIdle: neverAnswer,
    logUnknownProcessState: () => {},
  };
}

/** First screen of a page, and the calls that its journey starts with. */
export interface FirstScreen {
  readonly html: string;
  /** Preloaded calls of the page: the reads that it starts with. Its files are known to the bundler only. */
  readonly preloadPlan: Omit<PreloadPlan, 'merchantFiles'>;
}

/** First screens of all pages, by path. @throws if the initial state of a page is not pending */
export async function firstScreens(): Promise<ReadonlyMap<string, FirstScreen>> {
  applyGlobalStyles();
  const screens = new Map<string, FirstScreen>();
  // One after the other: Stitches writes its rules in the order in which modules arrive, and all documents must have the same sheet.
  for (const page of pages) screens.set(page.path, await firstScreen(page));
  return screens;
}

async function firstScreen({ path, query }: Page): Promise<FirstScreen> {
  const calls: PreloadedCall[] = [];
  const app = emptyApp(async (request, operation = '') => {
    const { method, url } = request;
    const body = method === 'GET' ? null : await request.text();
    if (writeErrors[operation] === undefined)
      calls.push({ operation, method, url: callUrl(new URL(url)), body });
    return neverAnswer();
  });
  const session = createActor(adaptSession(app));
  const router = createAppRouter({
    app,
    session,
    history: createMemoryHistory({ initialEntries: [`${placeholderPath(path)}?${query}`] }),
    whenIdle: () => {},
  });
  await router.load();
  for (const { error } of router.state.matches) if (error !== undefined) throw error;
  const html = renderToString(
    <AppPage
      router={router}
      draftStore={null}
      resolveServiceFile={() => null}
      onCall={() => {}}
      loadSpeech={null}
      onChooseLanguage={() => {}}
      supportFacts={null}
    />,
  );
  const { binding } = router.options.context;
  const running = binding.running();
  if (running !== null && !running.actor.getSnapshot().hasTag('pending'))
    throw new Error(
      `${path} begins with ${stateName(running.actor.getSnapshot())}, before anything is known.`,
    );
  running?.actor.start();
  const stopLanding = path === '/' ? startLanding(app, router.history, () => {}) : () => {};
  // After one macrotask the chart has sent all its initial calls.
  await new Promise((resolve) => setTimeout(resolve, 0));
  // Ends the time limits of its calls, which would keep the build from ending for a minute.
  running?.actor.stop();
  stopLanding();
  return {
    html,
    preloadPlan: { page: path, query, isPublic: running === null, calls },
  };
}

/** URL of a call: relative if the service has the page's origin, otherwise absolute. */
function callUrl({ origin, pathname, search, href }: URL): string {
  return origin === pageOrigin() ? `${pathname}${search}` : href;
}

function neverAnswer(): Promise<never> {
  return new Promise(() => {});
}

/** The page for old browsers, as HTML. */
export const oldBrowserPage = oldBrowserTemplate(CONFIGURATION.support);

export { documentMessages } from '#messages/document';
export { getCssText as criticalSheet } from '../src/ui/theme/stitches.config';
