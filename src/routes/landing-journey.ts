import type { RouterHistory } from '@tanstack/react-router';
import { createActor } from 'xstate';

import type { App } from '../adapters/app';
import { adapt } from '../adapters/landing';
import { merchantContent } from '../screens/landing/merchant-content';
import type { MerchantContent } from '../screens/standalone/landing-page';

/** The landing journey as the page uses it: state, content and actions. */
export interface RunningLanding {
  readonly state: string;
  readonly content: MerchantContent | null;
  readonly openLoan: () => void;
  readonly openTerms: () => void;
  readonly openRights: () => void;
}

/**
 * Starts the landing journey on the page, which is shown already. Returns a function that stops the journey. The journey ends when
 * the merchant leaves the page, and is started again if they return while the next page is still loading.
 */
export function startLanding(
  app: App,
  history: RouterHistory,
  onChange: (running: RunningLanding) => void,
): () => void {
  const { machine, input } = adapt(app);
  let actor = start();
  const unsubscribe = history.subscribe(({ location }) => {
    if (location.pathname === '/' && actor.getSnapshot().status === 'done') actor = start();
  });

  function start() {
    const newActor = createActor(machine, {
      ...app.inspectOptions(),
      input: input({ entryUrl: '/', params: {}, search: {} }),
    });
    newActor.subscribe((snapshot) => {
      if (snapshot.status === 'done') return history.push(snapshot.output.redirectTo);
      onChange({
        state: snapshot.value,
        content: merchantContent(snapshot, newActor.send),
        openLoan: () => newActor.send({ type: 'loan.opened' }),
        openTerms: () => newActor.send({ type: 'terms.opened' }),
        openRights: () => newActor.send({ type: 'rights.opened' }),
      });
    });
    return newActor.start();
  }

  return () => {
    unsubscribe();
    actor.stop();
  };
}
