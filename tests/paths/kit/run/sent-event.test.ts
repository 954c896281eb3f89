/** After a step of a person, what the chart received is compared with the step, with its data. */
import { describe, expect, it } from 'vitest';
import { type Actor, setup } from 'xstate';

import { transitionCover } from '../generators/cover';
import { person } from '../model/moves';
import type { JourneyTestParams } from './run';
import { createTestModel } from './test-model';

interface Call {
  readonly type: 'call.opened';
  readonly phone: string;
  readonly at: Date;
  /** As fast-check makes its records: without a prototype. */
  readonly officer: { readonly name: string; readonly hours?: readonly number[] | undefined };
}

// SAFETY: `types` carries types only.
const phoneSetup = setup({ types: { events: {} as Call | { readonly type: 'back' } } });
const chart = phoneSetup.createMachine({
  id: 'phone',
  initial: 'list',
  states: { list: { on: { 'call.opened': 'calling', back: 'calling' } }, calling: {} },
});

const call: Call = {
  type: 'call.opened',
  phone: '2101',
  at: new Date(0),
  officer: Object.assign(Object.create(null), { name: 'Iyer' }),
};

/** Walks one step, which is `call`, on a screen that does this instead. */
async function walked(
  onScreen: (actor: Actor<typeof chart>) => void,
  params: JourneyTestParams<typeof chart> = {},
): Promise<void> {
  const model = createTestModel(chart, { starts: [{ name: 'here' }], events: [person(call)] });
  for (const path of model.getPaths(transitionCover()))
    await path.test({ ...params, perform: (_event, _snapshot, actor) => onScreen(actor) });
}

describe('a step of a person', () => {
  it('passes when the screen sends its event, also with another one after it', async () => {
    await walked((actor) =>
      actor.send({ ...call, at: new Date(0), officer: { name: 'Iyer', hours: undefined } }),
    );
    await walked((actor) => {
      actor.send(call);
      actor.send({ type: 'back' });
    });
  });

  it('fails when the screen sends other data, although the chart is in the same state', async () => {
    await expect(walked((actor) => actor.send({ ...call, phone: '1101' }))).rejects.toThrow(
      'the step is call.opened {"phone":"2101"}, the screen sent call.opened {"phone":"1101"}\n',
    );
  });

  it('fails when the screen sends another event, or none', async () => {
    await expect(walked((actor) => actor.send({ type: 'back' }))).rejects.toThrow(
      /^the step is call\.opened \{"phone":"2101",.*\}, the screen sent back\n/,
    );
    await expect(walked(() => {})).rejects.toThrow('the screen sent nothing');
  });

  it('may have fields that no test can know', async () => {
    const later = { ...call, at: new Date(9) };
    await expect(walked((actor) => actor.send(later))).rejects.toThrow('the step is call.opened {"at":');
    await walked((actor) => actor.send(later), { unknownFields: { 'call.opened': ['at'] } });
  });
});
