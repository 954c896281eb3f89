import { crashed } from '../domain/base/failure';
import { identityJourney } from './setup';

/** Reads again while a page is shown; a failed read leaves the page unchanged. */
export function checking(description: string, stays: string) {
  return identityJourney.createStateConfig({
    description,
    tags: 'pending',
    invoke: {
      id: 'checkIdentity',
      src: 'loadIdentity',
      input: ({ context }) => ({ page: context.page, ekycId: context.askedEkycId }),
      onDone: [
        {
          guard: { type: 'isReady', params: ({ event }) => event.output },
          target: 'routingPage',
          actions: { type: 'storeFacts', params: ({ event }) => event.output },
        },
        { target: stays, actions: { type: 'storeFacts', params: ({ event }) => event.output } },
      ],
      onError: { target: stays, actions: { type: 'storeFailure', params: crashed } },
    },
    // The page polls every few seconds: a tap during a poll must work too.
    on: { back: 'left' },
  });
}
