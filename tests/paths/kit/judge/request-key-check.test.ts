import { expect, it } from 'vitest';
import { assign, createActor, fromPromise, setup } from 'xstate';

import type { Move } from '../model/moves';
import { createRequestKeyCheck } from './request-key-check';

/** A journey that writes at each event. @param isRenewed whether an answer renews the request key */
function journey(isRenewed: boolean) {
  return setup({
    actors: { send: fromPromise<void, { readonly key: string }>(() => new Promise(() => {})) },
  }).createMachine({
    context: { writes: 0 },
    initial: 'sending',
    states: {
      sending: {
        invoke: { id: 'send', src: 'send', input: ({ context }) => ({ key: `k-${context.writes}` }) },
        on: { answered: { target: 'asked', actions: isRenewed ? assign({ writes: 1 }) : [] } },
      },
      asked: { on: { again: 'sending' } },
    },
  });
}

/** The answer of the write, and any other event. */
const answer = (kind: string): Move => ({ kind: 'done', port: 'send', output: { kind } });
const other: Move = { kind: 'person', event: { type: 'again' } };

it.each([
  ['accepted', false, true],
  ['refused', false, true],
  ['unanswered', false, false],
  ['accepted', true, false],
])('after %s, with a renewed key: %s, it reports: %s', (kind, isRenewed, complains) => {
  const watch = createRequestKeyCheck();
  const actor = createActor(journey(isRenewed)).start();
  watch(actor.getSnapshot(), other);
  actor.send({ type: 'answered' });
  watch(actor.getSnapshot(), answer(kind));
  actor.send({ type: 'again' });
  const write = () => watch(actor.getSnapshot(), other);
  if (complains) expect(write).toThrow('send writes under the key');
  else expect(write).not.toThrow();
});
