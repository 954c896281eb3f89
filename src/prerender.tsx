/** Renders the first screen of each page for its document, in the build: the state before the merchant is known (decision 018). */
import { createMemoryHistory } from '@tanstack/react-router';
import { renderToString } from 'react-dom/server';

import { documentMessages } from '#messages/document';
import { writeErrors } from '../openapi/generated/write-errors';
import { pageOrigin } from './api/page-origin';
import { type PreloadedCall, type PreloadPlan, placeholderPath } from './api/preloaded-calls';
import { createServerClock } from './api/server-clock';
import type { Transport } from './api/service';
import { AppPage } from './app-page';
import { createBrowserBridge } from './bridge/browser';
import { createApp } from './create-app';
import { stateName } from './journey/state-name';
import { startLanding } from './routes/landing-journey';
import { createAppRouter } from './routes/router';
import { createClientStorage } from './storage/client-storage';
import firstPaint from './ui/theme/first-paint.css?raw';
import { applyGlobalStyles } from './ui/theme/global-styles';
import { getCssText } from './ui/theme/stitches.config';
import { tabTitle } from './ui/theme/tab-title';

/** First screen of a page, and the calls that its journey starts with. */
export interface FirstScreen {
  readonly html: string;
  /** Title of the document. */
  readonly title: string;
  /** Preloaded calls of the page: the reads that it starts with. Its files are known to the bundler only. */
  readonly preloadPlan: Omit<PreloadPlan, 'merchantFiles'>;
}

type Page = Pick<PreloadPlan, 'query'> & { readonly path: string };

/** The given pages with their first screens. @throws if the initial state of a page is not pending */
export async function firstScreens<TPage extends Page>(
  pages: readonly TPage[],
): Promise<readonly { readonly page: TPage; readonly screen: FirstScreen }[]> {
  applyGlobalStyles();
  const screens: { readonly page: TPage; readonly screen: FirstScreen }[] = [];
  // One after the other: Stitches writes its rules in the order in which modules arrive, and all documents must have the same sheet.
  for (const page of pages) screens.push({ page, screen: await firstScreen(page) });
  return screens;
}

/** CSS of all first screens, once they are rendered. */
export function firstSheet(): string {
  return firstPaint.replaceAll(/\/\*[\s\S]*?\*\//g, '') + getCssText();
}

async function firstScreen({ path, query }: Page): Promise<FirstScreen> {
  const calls: PreloadedCall[] = [];
  const { app, session } = emptyApp(async (request, operation = '') => {
    const { method, url } = request;
    const body = method === 'GET' ? null : await request.text();
    if (writeErrors[operation] === undefined)
      calls.push({ operation, method, url: callUrl(new URL(url)), body });
    return new Promise(() => {});
  });
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
  const [, heading = documentMessages.title] = /<h1[^>]*>(.+?)<\/h1>/.exec(html) ?? [];
  return {
    html,
    title: tabTitle(heading.replaceAll(/<[^>]*>/g, ''), documentMessages.title),
    preloadPlan: { page: path, query, isPublic: running === null, calls },
  };
}

/** The app before anything is known: empty client storage, no session. @param send receives the requests; must never answer */
function emptyApp(send: Transport) {
  const emptyStorage = { read: () => null, write: () => true, remove: () => {} };
  return createApp({
    bridge: createBrowserBridge('', ''),
    clock: createServerClock(),
    errorReports: { add: () => {} },
    storage: createClientStorage(emptyStorage, emptyStorage, () => '0'),
    // Of no effect: the calls are listed in the document without their headers.
    language: '',
    withServerClock: (transport) => transport,
    preloadedRequestId: () => null,
    send,
    sendUnlessPreloaded: send,
  });
}

/** URL of a call: relative if the service has the page's origin, otherwise absolute. */
function callUrl({ origin, pathname, search, href }: URL): string {
  return origin === pageOrigin() ? `${pathname}${search}` : href;
}
