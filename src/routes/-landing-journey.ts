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

interface Shows {
  readonly show: (running: RunningLanding) => void;
  readonly go: (path: string) => void;
}

/** Starts the landing page's journey, beside the page that is shown already. Returns the way to stop it. */
export function startLanding(app: App, { show, go }: Shows): () => void {
  const { machine, input } = adapt(app);
  const actor = createActor(machine, {
    ...app.observed(),
    input: input({ door: '/', params: {}, search: {} }),
  });
  actor.subscribe((snapshot) => {
    if (snapshot.status === 'done') return go(snapshot.output.redirectTo);
    show({
      state: snapshot.value,
      now: landingNow(snapshot, actor.send),
      openLoan: () => actor.send({ type: 'loan.opened' }),
      openTerms: () => actor.send({ type: 'terms.opened' }),
    });
  });
  actor.start();
  return () => actor.stop();
}
