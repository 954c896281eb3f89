import { crashed } from '../domain/base/failure';
import { identityJourney } from './setup';

/** Reads again behind a page; what can't be read leaves the page as it is. */
export function checking(description: string, stays: string) {
  return identityJourney.createStateConfig({
    description,
    tags: 'pending',
    invoke: {
      id: 'checkIdentity',
      src: 'loadIdentity',
      input: ({ context }) => ({ place: context.place, ekycId: context.askedEkycId }),
      onDone: [
        {
          guard: { type: 'isReady', params: ({ event }) => event.output },
          target: 'routingPlace',
          actions: { type: 'keepFacts', params: ({ event }) => event.output },
        },
        { target: stays, actions: { type: 'keepFacts', params: ({ event }) => event.output } },
      ],
      onError: { target: stays, actions: { type: 'keepFailure', params: crashed } },
    },
    // The page asks by itself every few seconds: a tap in that moment counts too.
    on: { back: 'left' },
  });
}
