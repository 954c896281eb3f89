import { startTransition } from 'react';
import type { InspectionEvent } from 'xstate';
import type { Speech } from '../machines/domain/base/speech';
import { formDrafts } from './adapters/form-drafts';
import { serviceFiles } from './adapters/service-files';
import { hasQueryOf } from './api/preloaded-calls';
import { AppPage } from './app-page';
import { createApp } from './create-app';
import { isLoadError } from './import-app';
import { focusFirstHeading } from './journey/current-screen';
import { nextTask } from './journey/next-task';
import { addJourneyObserver } from './journey/observer';
import { showInLanguage } from './language/document-language';
import { showOldBrowserPage } from './old-browser-page';
import { createAppRouter } from './routes/router';
import { newId } from './storage/new-id';
import { createEventBuffer } from './telemetry/event-buffer';
import { TAB_ID_KEY, visitOf } from './telemetry/visit';
import { applyGlobalStyles } from './ui/theme/global-styles';
import { followHeading } from './ui/theme/tab-title';
import { followTextSize } from './ui/theme/text-size';

const {
  arePreloadedCallsSettled,
  bridge,
  clock,
  errorReports,
  firstScreen,
  localArea,
  sessionArea,
  whenVisited,
} = window.opening;

const inspectionEvents = createEventBuffer<InspectionEvent>();
addJourneyObserver(inspectionEvents.add);

/** What analytics and the error log call this visit, so that support finds it. */
const visit = visitOf(sessionArea.read(TAB_ID_KEY), newId);
const isVisitRecorded = CONFIGURATION.analytics !== null || CONFIGURATION.errorLog !== null;

/** Tasks that a journey may take to read answers that are here, before React renders what it shows then. */
const MAX_READING_TASKS = 20;

/** Delay before telemetry is loaded, in ms: the first page is rendered by then, even on a slow phone. */
const TELEMETRY_DELAY_MS = 1_500;

/** The largest file of the app: the app starts, and the journey reads the answers that have come, while it is loading. */
const reactDom = import('react-dom/client');
// Prevents an unhandled rejection before `start` awaits it.
reactDom.catch(() => {});

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no root element.');
start(root).catch((error) => {
  // The document says so, and asks for the file until it arrives (`import-app.ts`).
  if (isLoadError(error)) return;
  logCrash(error);
  showOldBrowserPage(document);
});

/**
 * Starts the app, each part in a task of its own, so that the page stays responsive. Hydrates the document's prerendered screen
 * (decision 018), or replaces it: where the content is known by now, and where it belongs to another page, because a web server serves
 * one file for all paths.
 */
async function start(target: HTMLElement): Promise<void> {
  await nextTask();
  applyGlobalStyles();
  followTextSize();
  await nextTask();
  const { app, session, accountEnding, watchMerchant } = createApp(window.opening);
  watchMerchant(window);
  await nextTask();
  let stopFollowing = () => {};
  const router = createAppRouter({
    app,
    session,
    onPageRendered: () => {
      stopFollowing();
      session.start();
    },
  });
  await nextTask();
  await router.load();
  await nextTask();
  const page = (
    <AppPage
      router={router}
      draftStore={formDrafts(app)}
      resolveServiceFile={serviceFiles(app)}
      supportFacts={{
        code: isVisitRecorded ? visit.code : null,
        page: () => pageOf(router) ?? null,
        accountEnding,
      }}
      loadSpeech={loadSpeech}
      onChooseLanguage={(language) => showInLanguage(window, language)}
      onCall={(number) => void bridge.capabilities().then((capabilities) => capabilities.call(number))}
    />
  );
  const options = {
    onCaughtError: logCrash,
    onUncaughtError: logCrash,
    onRecoverableError: logCrash,
  };
  const isDocumentOfThisPage =
    firstScreen !== null &&
    firstScreen.page === pageOf(router) &&
    hasQueryOf(firstScreen, window.location.search);
  // On a slow network the answers come before the scripts: to hydrate a skeleton that is replaced at once would delay the content. The
  // document of a public page shows content.
  const isContentKnown = () =>
    isDocumentOfThisPage && firstScreen?.isPublic === false && arePreloadedCallsSettled();
  // Answers may still come while React DOM is loading.
  if (!isContentKnown()) await reactDom;
  const isSkeletonReplaced = isContentKnown();
  if (isSkeletonReplaced) {
    // A journey may lead to another page before the router, once it is rendered, follows the URL by itself.
    stopFollowing = router.history.subscribe(() => void router.load());
    focusFirstHeading();
    session.start();
    await untilJourneyHasContent(router);
  }
  const { createRoot, hydrateRoot } = await reactDom;
  // Hydration is a transition, which React interrupts so that the page stays responsive. Content that replaces a skeleton is rendered in one
  // task: at each interruption the browser would compute the styles of the skeleton again, because Stitches has added rules.
  if (isDocumentOfThisPage && !isSkeletonReplaced)
    startTransition(() => void hydrateRoot(target, page, options));
  else createRoot(target, options).render(page);
  followHeading(document.body);
}

/** Resolves when the journey shows more than its skeleton, after `MAX_READING_TASKS` at the latest. */
async function untilJourneyHasContent({
  options: { context },
}: ReturnType<typeof createAppRouter>): Promise<void> {
  for (let tasks = 0; tasks < MAX_READING_TASKS; tasks += 1) {
    const snapshot = context.binding.running()?.actor.getSnapshot();
    if (snapshot?.status === 'active' && !snapshot.hasTag('pending')) return;
    await nextTask();
  }
}

/** Path pattern of the page that the router shows. */
function pageOf({ state: { matches } }: ReturnType<typeof createAppRouter>): string | undefined {
  const path = matches[matches.length - 1]?.fullPath;
  return path === '/$' ? '/not-found' : path;
}

let speech: Promise<Speech> | undefined;

/** Not before a page has a text to be read: no first screen waits for it. A file that did not arrive is asked for again by the next text. */
function loadSpeech(): Promise<Speech> {
  speech ??= import('./bridge/speech').then(({ createSpeech }) =>
    createSpeech(window, bridge, document.documentElement.lang),
  );
  speech.catch(() => {
    speech = undefined;
  });
  return speech;
}

function logCrash(error: unknown): void {
  const what = error instanceof Error ? error.message : String(error);
  errorReports.add({ kind: 'crash', what, requestId: null, reason: null });
}

window.addEventListener('error', ({ error, message }) => logCrash(error ?? message));
window.addEventListener('unhandledrejection', ({ reason }) => logCrash(reason));

// Telemetry is loaded after the first page. The app works without it.
whenVisited.then(() =>
  setTimeout(() => {
    import('./observe').then(
      ({ observe }) =>
        observe({
          inspectionEvents,
          errorReports,
          session: sessionArea,
          local: localArea,
          now: clock.now,
          // The sandbox's phone shows the page in a frame.
          isInHost: bridge.info().kind === 'native' && window.parent === window,
          newId,
          visit,
        }),
      () => {},
    );
  }, TELEMETRY_DELAY_MS),
);
