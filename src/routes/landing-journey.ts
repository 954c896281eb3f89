import type { RouterHistory } from '@tanstack/react-router';
import { createActor } from 'xstate';

import type { App } from '../adapters/app';
import { adapt } from '../adapters/landing';
import { landingNow } from '../screens/landing/landing-now';
import type { LandingNow } from '../screens/plain/landing-page';

/** The landing page's journey as it runs: what it says now, and what a tap on the primary action does. */
export interface RunningLanding {
  readonly state: string;
  readonly now: LandingNow | null;
  readonly openLoan: () => void;
  readonly openTerms: () => void;
}

/**
 * Starts the landing page's journey, beside the page that is shown already. Returns the way to stop it. Who goes back before
 * the next page is there finds this one as it was: the journey, which had ended, begins anew.
 */
export function startLanding(
  app: App,
  history: RouterHistory,
  show: (running: RunningLanding) => void,
): () => void {
  const { machine, input } = adapt(app);
  let actor = start();
  const unsubscribe = history.subscribe(({ location }) => {
    if (location.pathname === '/' && actor.getSnapshot().status === 'done') actor = start();
  });

  function start() {
    const started = createActor(machine, {
      ...app.observed(),
      input: input({ door: '/', params: {}, search: {} }),
    });
    started.subscribe((snapshot) => {
      if (snapshot.status === 'done') return history.push(snapshot.output.redirectTo);
      show({
        state: snapshot.value,
        now: landingNow(snapshot, started.send),
        openLoan: () => started.send({ type: 'loan.opened' }),
        openTerms: () => started.send({ type: 'terms.opened' }),
      });
    });
    return started.start();
  }

  return () => {
    unsubscribe();
    actor.stop();
  };
}
