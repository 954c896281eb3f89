import { expect, it } from 'vitest';
import { assign, setup } from 'xstate';

import { transitionCover } from '../generators/cover';
import { person } from '../model/moves';
import { PathFailure } from './path-failure';
import { createTestModel } from './test-model';

/** A chart of a till that can be closed only after it was counted. */
const till = setup({
  types: {
    context: {} as { readonly count: number },
    events: {} as { type: 'counted' } | { type: 'closed' },
  },
  guards: { isCounted: ({ context }) => context.count > 0 },
  actions: { count: assign({ count: 1 }) },
}).createMachine({
  id: 'till',
  context: { count: 0 },
  initial: 'open',
  states: {
    open: { on: { counted: { actions: 'count' }, closed: { guard: 'isCounted', target: 'shut' } } },
    shut: {},
  },
});

const modelOf = () =>
  createTestModel(till, {
    starts: [{ name: 'a till', input: undefined }],
    events: [person({ type: 'counted' }), person({ type: 'closed' })],
    abstract: ({ count }) => [count],
  });

async function walkAll(machine: typeof till): Promise<void> {
  for (const path of modelOf().getPaths(transitionCover())) await path.test({ machine });
}

it('a chart that refuses early events is walked to its end', async () => {
  await expect(walkAll(till)).resolves.toBeUndefined();
});

it('a chart that accepts an event which its graph refuses is found in that state, before any path leads there', async () => {
  const hasty = till.provide({ guards: { isCounted: () => true } });
  const [path] = modelOf().getPaths(transitionCover());
  if (path === undefined) throw new Error('The till has no path.');
  // Each time: whoever makes the path shorter walks it again.
  for (let times = 0; times < 2; times += 1)
    await expect(path.test({ machine: hasty })).rejects.toMatchObject({ index: 0 });
  const error: unknown = await walkAll(hasty).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(PathFailure);
  expect(error).toMatchObject({
    index: 0,
    reason: 'closed is refused in "open", and it led to "shut".',
  });
});
