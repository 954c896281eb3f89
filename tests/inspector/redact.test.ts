import { describe, expect, it } from 'vitest';
import {
  assign,
  createActor,
  createMachine,
  fromCallback,
  fromPromise,
  type InspectionEvent,
  setup,
} from 'xstate';
import { entryUrls } from '../../machines/entry-urls';
import { recordedMacrosteps } from '../../src/inspector/live/recorded-macrosteps';
import { recordedWalk } from '../../src/inspector/live/recorded-walk';
import { createRecording } from '../../src/inspector/live/recording';
import { readRecording, writeRecording } from '../../src/inspector/live/recording-file';
import { definitionText } from '../../src/telemetry/inspection/definition';
import { createReadRecorder } from '../../src/telemetry/inspection/evaluate-guard';
import { guardResultsOf } from '../../src/telemetry/inspection/guard-results';
import { actorMessage, messageOf, refOf } from '../../src/telemetry/inspection/messages';
import { isFromApp, type Message } from '../../src/telemetry/inspection/protocol';
import { HIDDEN, redact, redactPath } from '../../src/telemetry/inspection/redact';

/** One value of each kind of personal data. */
const personal = {
  pan: 'ABCDE1234F',
  aadhaar: '2345 6789 0123',
  aadhaarPlain: '234567890123',
  account: '001234567890',
  phone: '9876543210',
  phoneSpaced: '+91 98765 43210',
  email: 'ramesh.kumar@example.in',
  upi: 'ramesh@okbank',
  token: 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl',
  otp: '482913',
  shortOtp: '4829',
  firstName: 'Ramesh',
  fullName: 'Ramesh Kumar',
  address: 'Shop 14, Market Road, Nashik',
  birthday: '1985-04-12',
  ifsc: 'HDFC0001234',
  udyam: 'UDYAM-MH-33-0012345',
  place: '19.9975,73.7898',
} as const;
const values = Object.values(personal);

/** Under their own names, under neutral names, in lists, in texts, as keys. */
const everywhere = {
  ...personal,
  note: personal.fullName,
  value: personal.firstName,
  data: [personal.pan, { inner: personal.account, deeper: { deepest: personal.email } }],
  message: `No account ${personal.account} for ${personal.fullName}`,
  [personal.phone]: true,
  [personal.fullName]: { x: personal.otp },
  code: personal.otp,
  id: personal.aadhaarPlain,
  reason: personal.fullName,
  status: personal.pan,
  path: `/pay/${personal.aadhaarPlain}?phone=${personal.phone}`,
  route: `/${personal.firstName}/${personal.udyam}`,
  shop: { latitude: 19.9975, longitude: 73.7898, spot: [19.9975, 73.7898], accuracy: 12 },
  numbers: { phone: 9876543210, otp: 4829, code: 42, pin: 7, anything: 987654321, accountNumber: 12 },
  // Looks like an amount: the key decides.
  amounts: {
    phoneAmount: 9876543210,
    accountBalance: 987654321,
    cardLimit: 987654321,
    otpCount: 4829,
    pinIndex: 4829,
    latitudeTotal: 19.9975,
  },
  failure: new Error(`refused for ${personal.fullName}, ${personal.phone}`),
  map: new Map([[personal.pan, personal.fullName]]),
  set: new Set([personal.email]),
  date: new Date(personal.birthday),
  file: new Blob([personal.fullName]),
};

function leaks(message: unknown): string[] {
  const text = JSON.stringify(message) ?? '';
  return [...values, '9876543210', '987654321', '4829', '19.9975', '73.7898'].filter((value) =>
    text.includes(value),
  );
}

describe('the redactor', () => {
  it('shows a number of any size as a time only where the key says that it is one', () => {
    const times = { ms: 600_000, waitMs: 600_000, dueDate: 1_773_167_399_000 };
    expect(redact(times)).toEqual(times);
    expect(redact({ items: [9876543210], params: 9876543210 })).toEqual({ items: [HIDDEN], params: HIDDEN });
  });

  it('hides every kind of personal data at every position', () => {
    expect(leaks(redact(everywhere))).toEqual([]);
  });

  it.each(values)('hides %j under keys of identifiers and of other texts, and as a whole value', (value) => {
    for (const key of ['', 'type', 'kind', 'status', 'code', 'reason', 'path', 'lender', 'anything']) {
      // A single first name cannot be distinguished from a code word: those keys hold code words only.
      if (value === personal.firstName && key !== '' && key !== 'anything') continue;
      expect(JSON.stringify(redact(value, key)), key).not.toContain(value);
    }
  });

  it('keeps what an analyst needs: code words, amounts, counts, booleans', () => {
    const harmless = {
      step: 'SELECT_ACCOUNT',
      primaryNbfc: 'HINDON_MERCANTILE_LIMITED',
      startWith: 'sending',
      redirectTo: '/termloan/bank-account',
      processSubState: 'kyc-status',
      rawProcessState: 'UNDERWRITING',
      isEnachRequired: true,
      amount: 11_592_000,
      attempts: 3,
      requestedAt: 1_795_000_000_000,
      failure: null,
    };
    expect(redact(harmless)).toEqual(harmless);
  });

  it('shows all amounts of an offer in the same form', () => {
    const offer = {
      loanAmount: 5_000_000,
      payableAmount: 5_592_000,
      transferableAmount: 4_900_000,
      cashbackAmount: 10_000,
      interest: 592_000,
      interestRate: 18.5,
      instalment: 466_000,
      instalments: 12,
      apr: 23.45,
      processingFee: { amount: 50_000, rate: 1.5 },
      penalty: { recurringAmount: 100_000, oneTimeAfterDays: 3 },
    };
    expect(redact(offer)).toEqual(offer);
  });

  it('shows the length of hidden values, and removes fakes of that form', () => {
    expect(redact({ accounts: '[3]', start: '{…}' })).toEqual({ accounts: '[3]', start: '{…}' });
    expect(redact({ note: '[4829]', name: '{Ramesh}', other: '[3] Ramesh' })).toEqual({
      note: HIDDEN,
      name: HIDDEN,
      other: HIDDEN,
    });
  });

  it.each([
    [0, 0],
    [3, 3],
  ])('shows the length of a list of accounts that a rule reads: %i', (count, redacted) => {
    const notes = createReadRecorder();
    const { accounts } = notes.wrap({ accounts: Array.from({ length: count }, () => personal.account) }, '');
    expect(accounts.length).toBe(count);
    expect(notes.reads()).toEqual({ 'accounts.length': redacted });
    // The same in a saved file.
    expect(redact(redacted, 'length')).toBe(redacted);
  });

  it('hides the items of that list, and their length where they are texts', () => {
    const notes = createReadRecorder();
    const { accounts } = notes.wrap({ accounts: [personal.account] }, '');
    expect(accounts[0]?.length).toBe(personal.account.length);
    expect(notes.reads()).toEqual({ 'accounts.0': HIDDEN });
  });

  it('hides a shop’s location, its state, and other personal fields', () => {
    const inspectedEvents = redact({
      latitude: 20,
      accuracy: 12,
      state: 'Gujarat',
      isSpeciallyAbled: true,
      fraction: 0.5,
    });
    expect(inspectedEvents).toEqual({
      latitude: HIDDEN,
      accuracy: HIDDEN,
      state: HIDDEN,
      isSpeciallyAbled: HIDDEN,
      fraction: 0.5,
    });
  });

  it('is bounded: depth, width, circles, getters', () => {
    const circle: Record<string, unknown> = { step: 'one' };
    circle.again = circle;
    expect(redact(circle)).toEqual({ step: 'one', again: '…' });
    const deep = Array.from({ length: 40 }).reduce<unknown>((inner) => ({ inner }), 'x');
    expect(JSON.stringify(redact(deep)).length).toBeLessThan(200);
    const wide = Object.fromEntries(Array.from({ length: 500 }, (_, at) => [`k${'x'.repeat(at)}`, at]));
    expect(Object.keys(Object(redact(wide))).length).toBe(61);
    expect(redact(Array.from({ length: 500 }, () => 1))).toHaveLength(11);
    const trap = Object.defineProperty({}, 'secret', {
      enumerable: true,
      get: () => {
        throw new Error('read');
      },
    });
    expect(redact(trap)).toEqual({ secret: HIDDEN });
  });

  it('visits an object once, at any depth; what was cut off at one depth is complete where it fits', () => {
    const loan = { status: 'COMPLETE' };
    const redacted = redact({ step: 'first', answer: { data: { loan } } });
    expect(Reflect.get(Object(redact({ loan })), 'loan')).toBe(
      Reflect.get(Object(Reflect.get(Object(Reflect.get(Object(redacted), 'answer')), 'data')), 'loan'),
    );
    const long = { a: { b: { c: { d: { e: { f: { g: { status: 'COMPLETE' } } } } } } } };
    expect(JSON.stringify(redact({ within: { it: long } }))).not.toContain('COMPLETE');
    expect(JSON.stringify(redact(long))).toContain('COMPLETE');
  });

  it('shows a new context, and redacts an object that it shares with the previous context only once', () => {
    const offer = { status: 'APPROVED', accountNumber: '009876543210' };
    const first = redact({ step: 'offer', offer });
    const second = redact({ step: 'keyFacts', offer });
    expect(second).toEqual({ step: 'keyFacts', offer: { status: 'APPROVED', accountNumber: HIDDEN } });
    expect(Object(second).offer).toBe(Object(first).offer);
  });

  it('removes the ids from a path', () => {
    expect(redactPath('/pay/a1B2c3?x=1')).toBe(`/pay/${HIDDEN}`);
    expect(redactPath('/termloan/application/loan-information/1')).toBe(
      '/termloan/application/loan-information/1',
    );
  });

  it.each(Object.values(entryUrls).flat())(
    'shows the path of the app %s, and hides an id in it that looks like a word',
    (url) => {
      expect(redactPath(url)).toBe(url);
      expect(redactPath(url.replace(/\$\w+/, 'ramesh-traders'))).toBe(url.replace(/\$\w+/, HIDDEN));
    },
  );
});

/** A message as a page without redaction would send it. */
function odd(context: object) {
  // SAFETY: messages of the channel are typed by its validation, which checks no deeper than this.
  return {
    status: 'active',
    value: { [personal.email]: personal.account },
    context,
    output: context,
  } as unknown as Extract<Message, { type: '@xstate.snapshot' }>['snapshot'];
}

describe('every kind of message', () => {
  const child = setup({
    types: { input: {} as object, context: {} as { given: unknown }, output: {} as unknown },
  }).createMachine({
    context: ({ input }) => ({ given: input }),
    initial: 'over',
    states: { over: { type: 'final' } },
    output: () => everywhere,
  });
  const machine = setup({
    types: { context: {} as { given: unknown; name: string }, input: {} as object },
    actors: {
      child,
      answers: fromPromise<unknown, unknown>(() => Promise.resolve(everywhere)),
      fails: fromPromise<unknown, unknown>(() =>
        Promise.reject(Object.assign(new Error(personal.fullName), { of: everywhere })),
      ),
      calls: fromCallback<{ type: string }, unknown>(({ sendBack }) => {
        sendBack({ type: 'called', ...everywhere });
      }),
    },
    actions: { keep: assign({ name: personal.fullName }) },
    guards: {
      isNamed: ({ context }) => context.name === personal.fullName,
      // Reads all personal values, of the context and of the event, one by one.
      isNobody: ({ context, event }) => {
        const { given } = context;
        const all = [given, event].flatMap((one) => Object.values(Object(one)));
        return JSON.stringify(all.map((one) => Object.values(Object(one)))) === '';
      },
    },
  }).createMachine({
    id: 'planted',
    context: ({ input }) => ({ given: input, name: '' }),
    initial: 'running',
    states: {
      running: {
        invoke: [
          { id: 'child', src: 'child', input: everywhere },
          { id: 'calls', src: 'calls', input: everywhere },
          { id: 'answers', src: 'answers', input: everywhere },
          {
            id: 'fails',
            src: 'fails',
            input: everywhere,
            onError: [{ guard: 'isNobody', target: 'over' }, { target: 'failed' }],
          },
        ],
        on: { typed: { guard: 'isNobody' }, '*': { actions: 'keep' } },
      },
      failed: { on: { end: { guard: 'isNamed', target: 'over' } } },
      over: { type: 'final' },
    },
    output: () => everywhere,
  });

  async function runActor(): Promise<{ inspectedEvents: InspectionEvent[]; explained: unknown }> {
    const inspectedEvents: InspectionEvent[] = [];
    const actor = createActor(machine, {
      input: everywhere,
      inspect: (event) => inspectedEvents.push(event),
    });
    actor.start();
    actor.send({ type: 'typed', ...everywhere });
    await new Promise((resolve) => setTimeout(resolve, 0));
    const explained = guardResultsOf(actor);
    actor.send({ type: 'end', ...everywhere });
    return { inspectedEvents, explained };
  }

  it('leaves the app without the personal values: inputs, outputs, errors, events, contexts, children', async () => {
    const { inspectedEvents, explained } = await runActor();
    const messages = inspectedEvents.flatMap((event) => messageOf({ inspected: event, at: 1 }) ?? []);
    const kinds = new Set(messages.map(({ type }) => type));
    expect([...kinds].sort()).toEqual([
      '@app.microstep',
      '@xstate.actor',
      '@xstate.event',
      '@xstate.snapshot',
    ]);
    const events = messages.flatMap((message) => ('event' in message ? [message.event.type] : []));
    for (const type of [
      'typed',
      'called',
      'xstate.init',
      'xstate.done.actor.answers',
      'xstate.error.actor.fails',
      'xstate.done.actor.child',
    ])
      expect(events).toContain(type);
    // The values were really there: one of them is in XState's inspection events.
    expect(inspectedEvents.some((event) => 'event' in event && 'pan' in event.event)).toBe(true);
    for (const message of messages) expect(leaks(message), JSON.stringify(message)).toEqual([]);
    // The guards did read them, and reported it.
    const asked = messages.flatMap((message) =>
      message.type === '@app.microstep' ? (message.asked ?? []) : [],
    );
    const read = asked.flatMap(({ reads }) => Object.keys(reads));
    expect(read).toEqual(expect.arrayContaining(['given.pan', 'given.aadhaar']));
    expect(explained).toEqual([{ edge: 'planted.failed|end|0', holds: true, reads: { name: HIDDEN } }]);
  });

  it('has a chart’s definition without its constant context, inputs and outputs', () => {
    const constants = createMachine({
      id: 'constants',
      context: everywhere,
      initial: 'asking',
      states: {
        asking: { invoke: { src: 'answers', input: everywhere, onDone: 'over' } },
        over: { type: 'final', output: everywhere },
      },
      output: everywhere,
    });
    const definition = definitionText(constants);
    expect(JSON.parse(definition)).toMatchObject({ id: 'constants', initial: 'asking' });
    expect(leaks(definition)).toEqual([]);
  });

  it('leaves the inspector as a file without them, whoever sent them', async () => {
    const { inspectedEvents } = await runActor();
    const recording = createRecording();
    const messages = inspectedEvents.flatMap((event) => messageOf({ inspected: event, at: 1 }) ?? []);
    recording.accept({ from: 'app', kind: 'messages', page: 'p', path: '/', first: 0, messages });
    // A page of the same origin that redacts nothing.
    const { pan, accountPlain, email, phone, fullName } = { ...personal, accountPlain: personal.account };
    const base = { _version: '', id: '', createdAt: '1', rootId: phone, sessionId: `x ${phone}` };
    const event = {
      type: `typed ${email}`,
      ...everywhere,
      date: null,
      map: null,
      set: null,
      file: null,
      failure: null,
    };
    const open: Message[] = [
      {
        type: '@xstate.actor',
        ...base,
        name: email,
        parentId: phone,
        definition: `{"id":"${pan}"}`,
        snapshot: odd(event),
      },
      { type: '@xstate.event', ...base, event, sourceId: phone },
      { type: '@xstate.snapshot', ...base, event, snapshot: odd(event) },
      {
        type: '@app.microstep',
        ...base,
        event: { type: accountPlain },
        transitions: [`a|${phone}|0`],
        value: { [email]: accountPlain },
        asked: [
          { edge: phone, holds: true, reads: { [`given.${email}`]: fullName, name: fullName, otp: 4829 } },
        ],
      },
    ];
    recording.accept({
      from: 'app',
      kind: 'messages',
      page: phone,
      path: `/pay/${phone}`,
      first: 0,
      messages: open,
    });
    const text = writeRecording(recording, 1);
    expect(leaks(text), text).toEqual([]);
    expect(readRecording(text)).toMatchObject({ ok: true });
    // The path test made from it contains only names of the chart.
    for (const { key } of recording.actors())
      expect(
        leaks(recordedWalk(recordedMacrosteps(recording, key, Number.POSITIVE_INFINITY), 'planted')),
      ).toEqual([]);
  });

  it('has the shape that the inspector accepts, and survives the channel', async () => {
    const { inspectedEvents } = await runActor();
    const messages = inspectedEvents.flatMap((event) => messageOf({ inspected: event, at: 1 }) ?? []);
    const sent = structuredClone({ from: 'app', kind: 'messages', page: 'p', path: '/', first: 0, messages });
    expect(isFromApp(sent)).toBe(true);
  });

  it('announces a running actor without the personal values of its context', async () => {
    const actor = createActor(machine, { input: everywhere }).start();
    actor.send({ type: 'typed', ...everywhere });
    const base = { _version: '0', id: '', createdAt: '1', rootId: 'x', sessionId: 'x' };
    expect(leaks(actorMessage(refOf(actor), base))).toEqual([]);
    actor.stop();
  });
});
