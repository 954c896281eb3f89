import type { RouterHistory } from '@tanstack/react-router';
import { createActor } from 'xstate';

import type { App } from '../adapters/app';
import { adapt } from '../adapters/landing';
import { merchantContent } from '../screens/landing/merchant-content';
import type { MerchantContent } from '../screens/plain/landing-page';

/** The running journey of the landing page: its content, and the primary action. */
export interface RunningLanding {
  readonly state: string;
  readonly content: MerchantContent | null;
  readonly openLoan: () => void;
  readonly openTerms: () => void;
}

/**
 * Starts the landing page's journey; the page itself is already shown. Returns a function that stops it. The journey ends when the
 * merchant leaves, and starts again when they come back before the next page is loaded.
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
      ...app.inspectOptions(),
      input: input({ entryUrl: '/', params: {}, search: {} }),
    });
    started.subscribe((snapshot) => {
      if (snapshot.status === 'done') return history.push(snapshot.output.redirectTo);
      show({
        state: snapshot.value,
        content: merchantContent(snapshot, started.send),
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
