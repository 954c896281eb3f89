import { crashFailure } from '../domain/base/failure';
import { identityJourney } from './setup';

/**
 * State of a poll while a page is shown.
 * @param pageState state of the page, which follows a failed read
 */
export function pollState(description: string, pageState: string) {
  return identityJourney.createStateConfig({
    description,
    tags: 'pending',
    invoke: {
      id: 'checkIdentity',
      src: 'loadIdentity',
      input: ({ context }) => ({ page: context.page, ekycId: context.urlEkycId }),
      onDone: [
        {
          guard: { type: 'isReady', params: ({ event }) => event.output },
          target: 'routingPage',
          actions: { type: 'storeFacts', params: ({ event }) => event.output },
        },
        { target: pageState, actions: { type: 'storeFacts', params: ({ event }) => event.output } },
      ],
      onError: { target: pageState, actions: { type: 'storeFailure', params: crashFailure } },
    },
    // The page polls every few seconds: a tap during a poll must work too.
    on: { back: 'left' },
  });
}
