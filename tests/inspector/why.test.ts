import { describe, expect, it } from 'vitest';
import { assign, createActor, type InspectionEvent, setup } from 'xstate';
import { lenderRoute } from '../../machines/domain/lender/lender-route';
import { homeMachine } from '../../machines/home/machine';
import { offerConfirmationMachine } from '../../machines/offer-confirmation/machine';
import { readChart } from '../../src/inspector/chart/read-chart';
import { decisionsOf, macrostepThatLedTo } from '../../src/inspector/live/decisions';
import { dueRuleOf } from '../../src/inspector/live/due-rule';
import { createRecording, type Recording } from '../../src/inspector/live/recording';
import { readRecording, writeRecording } from '../../src/inspector/live/recording-file';
import { createReadRecorder } from '../../src/telemetry/inspection/evaluate-guard';
import { createRecorder } from '../../src/telemetry/inspection/recorder';
import { HIDDEN, redact } from '../../src/telemetry/inspection/redact';

const NOW = Number.POSITIVE_INFINITY;

/** Records what a chart does. */
function listen() {
  const recording = createRecording();
  let first = 0;
  const { record, flush } = createRecorder({
    send: ({ messages }) => {
      recording.accept({ from: 'app', kind: 'messages', page: 'p', path: '/', first, messages });
      first += messages.length;
    },
    whenIdle: () => () => {},
  });
  return { recording, inspect: (event: InspectionEvent) => record(event, 1_000), flush };
}

const key = (recording: Recording) => recording.actors()[0]?.key ?? '';

describe('why a screen is shown', () => {
  it.each([
    [null, true, 1, 'routesToEntry'],
    ['USFB', true, 2, 'routesToApprovalStatus'],
    ['APOLLO_FINVEST', true, 3, 'hasApprovedTerms'],
    ['ARTHMATE', true, 4, 'routesToEnach'],
    ['ARTHMATE', false, 5, null],
  ] as const)(
    'is the lender rule that was taken: %s, e-NACH %s is rule %i of 5',
    (lender, isEnach, ruleNumber, guard) => {
      const { recording, inspect, flush } = listen();
      const input = {
        offerId: 'o',
        bankDetailsId: 'b',
        isEnachRequired: isEnach,
        key: 'k',
        startWith: 'sending',
      } as const;
      const before = offerConfirmationMachine.resolveState({
        value: 'loadingLender',
        context: { ...input, primaryNbfc: null, result: { kind: 'routed', route: 'entry' } },
      });
      const actor = createActor(offerConfirmationMachine, { input, snapshot: before, inspect }).start();
      // SAFETY: the answer of the invoked load, as XState sends it.
      actor.send({
        type: 'xstate.done.actor.getUserState',
        output: { ok: true, data: { primaryNbfc: lender } },
        actorId: 'getUserState',
      } as never);
      flush();
      const macrostep = macrostepThatLedTo(recording, key(recording), NOW);
      const decisions = decisionsOf(
        readChart(offerConfirmationMachine),
        macrostep ?? { transitions: [], evaluatedGuards: [] },
      );
      expect(decisions.map((one) => [one.taken.guard, one.ruleNumber, one.ruleCount])).toEqual([
        ['isLenderRead', 1, 2],
        [guard, ruleNumber, 5],
      ]);
      const guardResults = decisions[1]?.guardResults ?? [];
      expect(guardResults.map(({ result }) => result.holds)).toEqual([
        ...Array(ruleNumber - 1).fill(false),
        true,
      ]);
      for (const { result, edge } of guardResults)
        if (edge.guard !== null)
          expect(result.reads).toMatchObject({ primaryNbfc: lender, isEnachRequired: isEnach });
      expect(decisions[0]?.guardResults[0]?.result.reads).toEqual({ 'event.output.ok': true });
      expect(actor.getSnapshot().output).toEqual({ kind: 'routed', route: lenderRoute(lender, isEnach) });
    },
  );

  const door = setup({
    types: {
      context: {} as { tries: number; name: string },
      events: {} as { type: 'knocked' | 'typed' | 'left' },
    },
    guards: { isNamed: ({ context }) => context.name !== '', isTired: ({ context }) => context.tries > 1 },
    actions: { count: assign({ tries: ({ context }) => context.tries + 1 }) },
  }).createMachine({
    id: 'door',
    context: { tries: 0, name: '' },
    initial: 'outside',
    states: {
      outside: {
        initial: 'waiting',
        states: { waiting: { on: { knocked: [{ guard: 'isNamed', target: 'greeting' }] } }, greeting: {} },
        on: {
          knocked: [{ guard: 'isTired', target: 'gone' }, { actions: 'count' }],
          typed: { actions: 'count' },
          left: 'gone',
        },
      },
      gone: {},
    },
  });

  it('names the rules of inner states first, and skips events that did not change the state', () => {
    const { recording, inspect, flush } = listen();
    const actor = createActor(door, { inspect }).start();
    for (const type of ['typed', 'typed', 'knocked'] as const) actor.send({ type });
    flush();
    const macrostep = macrostepThatLedTo(recording, key(recording), NOW);
    expect(macrostep?.evaluatedGuards).toEqual([
      { edge: 'door.outside.waiting|knocked|0', holds: false, reads: { name: '' } },
      { edge: 'door.outside|knocked|0', holds: true, reads: { tries: 2 } },
    ]);
    // The events before it did not change the state.
    const knocked = recording
      .entries()
      .find(
        ({ message }) =>
          message.type === '@app.microstep' && message.transitions[0] === 'door.outside|knocked|0',
      );
    expect(macrostepThatLedTo(recording, key(recording), (knocked?.no ?? 0) - 2)).toBeNull();
  });

  it('reports that there was no choice', () => {
    const { recording, inspect, flush } = listen();
    createActor(door, { inspect }).start().send({ type: 'left' });
    flush();
    const macrostep = macrostepThatLedTo(recording, key(recording), NOW);
    expect([macrostep?.transitions, macrostep?.evaluatedGuards]).toEqual([['door.outside|left|0'], []]);
  });

  it('records the values that are read, hides personal data, and is bounded', () => {
    const { wrap, reads } = createReadRecorder();
    const given = wrap(
      {
        loan: { status: 'CREATED', lines: [{ amount: 500 }] },
        name: 'Ramesh',
        '98765432101': 1,
        frozen: Object.freeze({ a: Object.freeze({ b: 3 }) }),
      },
      '',
    );
    expect([
      given.loan.status,
      given.loan.lines.map(({ amount }) => amount),
      given.name,
      given.frozen.a.b,
    ]).toEqual(['CREATED', [500], 'Ramesh', 3]);
    expect(given['98765432101']).toBe(1);
    expect(reads()).toEqual({
      'loan.status': 'CREATED',
      'loan.lines.length': 1,
      'loan.lines.0.amount': 500,
      name: HIDDEN,
      'frozen.a': '{…}',
      [HIDDEN]: 1,
    });
    // A loan is read again after its status: only the status is listed.
    expect([given.loan.status === 'CREATED', Boolean(given.loan)]).toEqual([true, true]);
    expect(reads()).toEqual({ 'loan.status': 'CREATED' });
    const many = createReadRecorder();
    const wide = many.wrap(
      Object.fromEntries(Array.from({ length: 50 }, (_, at) => [`k${'x'.repeat(at)}`, 1])),
      '',
    );
    for (const name of Object.keys(wide)) expect(wide[name]).toBe(1);
    expect(Object.keys(many.reads())).toHaveLength(12);
  });

  const day = 86_400_000;
  const loan = { totalDue: 500, isWeekly: false, nextInstalmentDate: null, createTime: 1_790_000_000_000 };
  it.each([
    [-3, 'overdue', 1],
    [0, 'today', 2],
    [1, 'tomorrow', 3],
    [9, 'later', 4],
  ])(
    'is computed as the due banner does, from the fields of a loan that are not redacted: %i days is %s',
    (days, kind, ruleNumber) => {
      const readAt = 1_795_000_000_000;
      const context = redact(
        { facts: { loan: { ...loan, nextDueDate: readAt + days * day }, readAt } },
        'context',
      );
      expect(dueRuleOf(homeMachine.id, Object(context))).toMatchObject({
        ruleNumber,
        due: { kind, daysLeft: days },
      });
      expect(dueRuleOf('autopay', Object(context))).toBeNull();
    },
  );

  it('survives a manipulated recording', () => {
    const context = { facts: { loan: { ...loan, nextDueDate: 1e300 }, readAt: 1 } };
    expect(dueRuleOf('home', context)).toBeNull();
    expect(dueRuleOf('home', { facts: { loan: { ...loan, nextDueDate: 1 }, readAt: 1e300 } })).toBeNull();
  });
});

describe('a recording as a file', () => {
  function recorded(count: number) {
    const { recording, inspect, flush } = listen();
    const actor = createActor(offerConfirmationMachine, {
      input: { offerId: null, bankDetailsId: null, isEnachRequired: false, key: 'k', startWith: 'sending' },
      inspect,
    });
    actor.start();
    for (let at = 0; at < count; at += 1)
      inspect({
        type: '@xstate.event',
        actorRef: actor,
        rootId: actor.sessionId,
        sourceRef: undefined,
        event: { type: 'retry' },
      });
    flush();
    return recording;
  }

  it('is the same when it is opened: entries, actors, why', () => {
    const recording = recorded(3);
    const opened = readRecording(writeRecording(recording, 5_000));
    if (!opened.ok) throw new Error(opened.refusal);
    expect(opened.savedAt).toBe(5_000);
    expect(opened.recording.entries().map(({ message, at }) => [message.type, at])).toEqual(
      recording.entries().map(({ message, at }) => [message.type, at]),
    );
    expect(opened.recording.actors().map(({ name, definition }) => [name, definition])).toEqual(
      recording.actors().map(({ name, definition }) => [name, definition]),
    );
    const found = [recording, opened.recording].map((one) => macrostepThatLedTo(one, key(one), NOW));
    expect(found[1]).toEqual(found[0]);
    expect(found[0]?.evaluatedGuards.length).toBeGreaterThan(0);
  });

  it('keeps the newest part of a recording that would be too large, and the earlier actors', () => {
    const recording = recorded(190);
    const all = writeRecording(recording, 1);
    const text = writeRecording(recording, 1, { maxBytes: 10_000 + all.length / 3 });
    expect(text.length).toBeLessThan(all.length / 2);
    const typesOf = (one: Recording) => one.entries().map(({ message, at }) => [message.type, at]);
    const opened = readRecording(text);
    if (!opened.ok) throw new Error(opened.refusal);
    expect(opened.recording.entries().length).toBeGreaterThan(10);
    expect(typesOf(opened.recording).slice(-10)).toEqual(typesOf(recording).slice(-10));
    expect(opened.recording.actors()[0]).toMatchObject({
      name: 'offer-confirmation',
      definition: '{"id":"offer-confirmation"}',
    });
  });

  const good = writeRecording(recorded(1), 1);
  it.each([
    ['nothing', '', 'broken'],
    ['noise', '\u0000\u0001', 'broken'],
    ['cut off', good.slice(0, -40), 'damaged'],
    ['foreign', '{"format":"har","version":1}', 'foreign'],
    ['a list', '[]', 'foreign'],
    ['newer', good.replace('"version":1', '"version":2'), 'newer'],
    ['without a version', good.replace('"version":1', '"version":null'), 'damaged'],
    ['without entries', '{"format":"loan-app-recording","version":1,"pages":[]}', 'damaged'],
    ['empty', '{"format":"loan-app-recording","version":1,"pages":[],"entries":[]}', 'empty'],
    ['with an entry of another kind', good.replace('@xstate.actor', '@xstate.evil'), 'damaged'],
    ['with an odd page', good.replace('["page1",{', '[{"a":1},{'), 'damaged'],
  ])('is refused when it is %s', (_, text, refusal) => {
    expect(readRecording(text)).toEqual({ ok: false, refusal });
  });
});
