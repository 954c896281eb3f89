import { pollWait } from '../domain/base/polling';
import { crashed } from './context';
import { identityJourney } from './setup';

/** Asks again by itself, as often as the waits say, and when the merchant comes back to the page. */
export function asks<const TTarget extends string>(target: TTarget) {
  return [
    {
      id: 'waitToAsk' as const,
      src: 'waitToAsk' as const,
      input: ({ context }: { context: { polls: number } }) => ({ wait: pollWait('identity', context.polls) }),
      onDone: { target, actions: 'countPoll' as const },
      onError: { actions: { type: 'keepFailure' as const, params: crashed } },
    },
    // Not counted: whoever goes to and fro between two apps does not use up the two minutes.
    { id: 'pageReturns' as const, src: 'pageReturns' as const, onDone: target, onError: {} },
  ] as const;
}

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
