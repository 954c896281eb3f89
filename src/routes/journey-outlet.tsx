import { useRouter, useSearch } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { type ReactNode, useCallback, useSyncExternalStore } from 'react';
import { sharedCopy } from '#messages/shared';
import type { JourneyId } from '../../machines/catalogue';
import type { Binding } from '../journey/binding';
import { loadOrReload, useLoadUntilAvailable } from '../journey/code-not-loaded';
import { JourneyView } from '../journey/journey-view';
import type { RunningJourney } from '../journey/running-journey';
import { screens as sessionScreens } from '../screens/session/index';
import { AppLoadingPage } from '../screens/standalone/app-loading-page';
import { NavigationSlot } from '../ui/page/navigation-slot';
import { LoadFailedPage, lazyOptional } from './lazy-page';
import { type RouterContext, useRouterContext } from './router-context';
import { useReportRendered } from './use-report-rendered';

const BottomNavigation = lazyOptional(async () => (await import('./bottom-navigation')).BottomNavigation);
const HostNotice = lazyOptional(async () => (await import('./host-notice')).HostNotice);

/** Shows the running journey of a public URL, without waiting for the session. */
export function PublicOutlet(): ReactNode {
  useReportRendered();
  const { binding, session } = useRouterContext();
  const running = useRunning(binding);
  const isMerchantChanged = useSelector(session, (snapshot) => snapshot.matches('changed'));
  if (isMerchantChanged) return <SessionView session={session} />;
  return running === null ? <JourneyLoading /> : <RunningJourneyView running={running} back={binding.back} />;
}

/** Shows the running journey; while there is no session, the session's own screen. */
export function JourneyOutlet(): ReactNode {
  useReportRendered();
  const { binding, session } = useRouterContext();
  const navigation = useSearch({ strict: false, select: (search) => search.navigation });
  const running = useRunning(binding);
  const journeyNotLoaded = useJourneyNotLoaded(binding);
  const isReady = useSelector(session, (snapshot) => snapshot.matches('ready'));
  const isSessionLoading = useSelector(session, (snapshot) => snapshot.hasTag('pending'));
  const isHostMissing = useSelector(session, ({ context }) => context.host?.isBridgeMissing === true);
  const hasNavigation =
    navigation === 'true' || (navigation !== 'false' && (running?.id ?? journeyNotLoaded) === 'home');

  // While the session loads, a journey whose first state is pending shows that state's screen.
  const isPreviewShown = isSessionLoading && running?.actor.getSnapshot().hasTag('pending') === true;
  if (!isReady && !isPreviewShown) return <SessionView session={session} />;
  return (
    <NavigationSlot value={hasNavigation ? <BottomNavigation /> : undefined}>
      {running === null ? <JourneyLoading /> : <RunningJourneyView running={running} back={binding.back} />}
      {isHostMissing && <HostNotice />}
    </NavigationSlot>
  );
}

/** Shown while the journey's chunk is loading, or when it could not be loaded; then opens the journey once the chunk is loaded. */
function JourneyLoading() {
  const { binding } = useRouterContext();
  const router = useRouter();
  const journeyNotLoaded = useJourneyNotLoaded(binding);
  const load = useCallback(async () => {
    if (journeyNotLoaded === null) return;
    await binding.preload(journeyNotLoaded);
    await router.invalidate();
  }, [binding, router, journeyNotLoaded]);
  const retryInBackground = useCallback(
    () => void loadOrReload(load, { isAutomatic: true }).catch(() => {}),
    [load],
  );
  const retry = useCallback(() => loadOrReload(load).catch(() => {}), [load]);
  useLoadUntilAvailable(journeyNotLoaded !== null, retryInBackground, retry);
  return journeyNotLoaded === null ? (
    <AppLoadingPage label={sharedCopy.loading} />
  ) : (
    <LoadFailedPage onRetry={retry} />
  );
}

function useRunning({ subscribe, running }: Binding): RunningJourney | null {
  return useSyncExternalStore(subscribe, running, running);
}

function useJourneyNotLoaded({ subscribe, journeyNotLoaded }: Binding): JourneyId | null {
  return useSyncExternalStore(subscribe, journeyNotLoaded, journeyNotLoaded);
}

function SessionView({ session }: Pick<RouterContext, 'session'>) {
  const { back } = useRouterContext();
  return <JourneyView id="session" actor={session} screens={sessionScreens} back={back} />;
}

function RunningJourneyView({
  running,
  back,
}: {
  readonly running: RunningJourney;
  readonly back: () => void;
}) {
  const { id, actor, screens, visitId } = running;
  return <JourneyView key={visitId} id={id} actor={actor} screens={screens} back={back} />;
}
