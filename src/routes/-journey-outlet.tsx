import { useRouteContext, useSearch } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { lazy, Suspense, useSyncExternalStore } from 'react';

import { sharedCopy } from '../copy/shared';
import { JourneyView } from '../journey/journey-view';
import type { RunningJourney } from '../journey/running';
import { OpeningPage } from '../screens/plain/opening-page';
import { screens as sessionScreens } from '../screens/session/index';
import { NavigationSlot } from '../ui/navigation-slot';
import type { RouterContext } from './__root';

const BottomNavigation = lazy(async () => ({
  default: (await import('./-bottom-navigation')).BottomNavigation,
}));

const HostNotice = lazy(async () => ({ default: (await import('./-host-notice')).HostNotice }));

/** Shows the running journey to whoever has its address: no merchant is waited for. */
export function PublicOutlet() {
  const { binding, session } = useRouteContext({ from: '__root__' });
  const running = useSyncExternalStore(binding.subscribe, binding.running);
  const isChanged = useSelector(session, (snapshot) => snapshot.matches('changed'));
  if (isChanged) return <SessionView session={session} />;
  return running === null ? (
    <OpeningPage label={sharedCopy.loading} />
  ) : (
    <RunningJourneyView running={running} back={binding.back} />
  );
}

/** Shows the running journey; before the session is ready, or when it ended, the session's own screen. */
export function JourneyOutlet() {
  const { binding, session } = useRouteContext({ from: '__root__' });
  const { navigation } = useSearch({ strict: false });
  const running = useSyncExternalStore(binding.subscribe, binding.running);
  const isReady = useSelector(session, (snapshot) => snapshot.matches('ready'));
  const isHostMissing = useSelector(session, ({ context }) => context.host?.isBridgeMissing === true);
  const isShown = navigation === 'true' || (navigation !== 'false' && running?.id === 'home');

  const navigationBar = (
    <Suspense>
      <BottomNavigation />
    </Suspense>
  );

  if (!isReady) return <SessionView session={session} />;
  if (running === null) return <OpeningPage label={sharedCopy.loading} />;
  return (
    <NavigationSlot value={isShown ? navigationBar : undefined}>
      <RunningJourneyView running={running} back={binding.back} />
      {isHostMissing && (
        <Suspense>
          <HostNotice />
        </Suspense>
      )}
    </NavigationSlot>
  );
}

function SessionView({ session }: Pick<RouterContext, 'session'>) {
  const { back } = useRouteContext({ from: '__root__' });
  return <JourneyView id="session" actor={session} screens={sessionScreens} back={back} />;
}

function RunningJourneyView({
  running,
  back,
}: {
  readonly running: RunningJourney;
  readonly back: () => void;
}) {
  const { id, actor, screens } = running;
  return <JourneyView key={actor.sessionId} id={id} actor={actor} screens={screens} back={back} />;
}
