import { createInspector, type StatelyInspectionEvent } from '@statelyai/inspect';
import { describe, expect, it, vi } from 'vitest';
import { and, assign, createActor, createMachine, type InspectionEvent, not, setup } from 'xstate';
import { offerConfirmationMachine } from '../../machines/offer-confirmation/machine';
import { loadJourneys } from '../../src/inspector/catalogue';
import { readChart } from '../../src/inspector/chart/read-chart';
import { chartOf, fullDefinition } from '../../src/inspector/live/charts-of-actors';
import { activeIn, momentOf, valueText } from '../../src/inspector/live/moment';
import { createRecording } from '../../src/inspector/live/recording';
import { definitionText } from '../../src/telemetry/inspection/definition';
import { guardResultsOf } from '../../src/telemetry/inspection/guard-results';
import { createInspectionSwitch } from '../../src/telemetry/inspection/inspection-switch';
import { actorMessage, messageOf, refOf } from '../../src/telemetry/inspection/messages';
import { createPastEvents } from '../../src/telemetry/inspection/past-events';
import {
  type FromApp,
  isFromApp,
  isFromInspector,
  MAX_MESSAGES,
  type Message,
} from '../../src/telemetry/inspection/protocol';
import { createRecorder } from '../../src/telemetry/inspection/recorder';
import { shop } from './charts';

const circle: Record<string, unknown> = {};
circle.again = circle;

/** A page's message, valid except for these parts. */
function messageWith(parts: object) {
  const message = {
    type: '@xstate.snapshot',
    sessionId: 'x',
    createdAt: '1',
    event: { type: 'go' },
    snapshot: { status: 'active' },
    ...parts,
  };
  return { from: 'app', kind: 'messages', page: 'p', path: '/', first: 0, messages: [message] };
}

const counter = setup({
  types: {
    context: {} as { count: number; lender: string },
    events: {} as { type: 'more' | 'go'; by?: number },
  },
  guards: {
    isEnough: ({ context }) => context.count > 1,
    isUsfb: ({ context }) => context.lender === 'USFB',
    isBig: ({ event }) => (event.by ?? 0) > 10,
  },
}).createMachine({
  id: 'counter',
  context: { count: 0, lender: 'USFB' },
  initial: 'counting',
  states: {
    counting: {
      on: {
        more: { actions: assign({ count: ({ context }) => context.count + 1 }) },
        go: [
          { guard: 'isEnough', target: 'deciding' },
          { guard: 'isBig', target: 'deciding' },
          { guard: and(['isUsfb', not('isEnough')]), actions: assign({ count: 0 }) },
        ],
      },
    },
    deciding: { always: [{ guard: 'isUsfb', target: 'over' }, { target: 'counting' }] },
    over: {},
  },
});

function record(run: (send: (event: { type: 'more' | 'go' }) => void) => void): Message[] {
  const inspected: InspectionEvent[] = [];
  const actor = createActor(counter, { inspect: (event) => inspected.push(event) });
  actor.start();
  run((event) => actor.send(event));
  return inspected.flatMap((event) => messageOf({ inspected: event, at: 1_000 }) ?? []);
}

const fromApp = (messages: readonly Message[], first = 0, page = 'p'): FromApp => ({
  from: 'app',
  kind: 'messages',
  page,
  path: '/termloan',
  first,
  messages,
});

describe('the messages', () => {
  it('are those of @statelyai/inspect, field by field, except for redacted values', async () => {
    const standard: StatelyInspectionEvent[] = [];
    const inspector = createInspector({ send: (event) => standard.push(event) });
    const own: Message[] = [];
    const actor = createActor(counter, {
      inspect: (event) => {
        inspector.inspect.next?.(event);
        own.push(...[messageOf({ inspected: event, at: 1 })].flatMap((one) => one ?? []));
      },
    });
    actor.start();
    actor.send({ type: 'more' });
    await vi.waitFor(() => expect(standard.length).toBeGreaterThan(3));
    const shape = (message: Message) =>
      `${message.type} ${Object.keys(message).sort().join(' ')} ${message.sessionId} ${message.rootId}`;
    const ours = own.filter(({ type }) => type !== '@app.microstep');
    expect(ours.map(shape)).toEqual(standard.map(shape));
    const snapshots = (all: readonly Message[]) =>
      all.flatMap((message) =>
        message.type === '@xstate.snapshot' ? [Reflect.get(message.snapshot, 'context')] : [],
      );
    expect(snapshots(ours)).toEqual(snapshots(standard));
  });

  it('contain the transitions that a step took, including eventless ones', () => {
    const steps = record((send) => {
      send({ type: 'more' });
      send({ type: 'more' });
      send({ type: 'go' });
    }).flatMap((message) => (message.type === '@app.microstep' ? [message.transitions] : []));
    expect(steps).toEqual([
      ['counter.counting|more|0'],
      ['counter.counting|more|0'],
      ['counter.counting|go|0'],
      ['counter.deciding||0'],
    ]);
  });

  it.each([
    null,
    7,
    'text',
    [],
    {},
    { from: 'app' },
    { from: 'app', kind: 'messages', page: 'p', path: '/', first: 0, messages: [{}] },
    { ...messageWith({}), messages: [] },
    { ...messageWith({}), first: 0.5 },
    { ...messageWith({}), path: 'x'.repeat(10_000) },
    { from: 'app', kind: 'acceptance', page: 'p', sessionId: 'x', transitions: [{ edge: 1 }] },
    { from: 'app', kind: 'run', page: 'p' },
    { from: 'app', kind: 'definition', page: 'p', chart: 'x', definition: 7 },
    messageWith({ type: '@app.microstep', transitions: [], asked: [{ edge: 'x', holds: 'yes', reads: {} }] }),
    messageWith({ createdAt: '1e300' }),
    messageWith({ snapshot: { status: { toString: 1 } } }),
    messageWith({ snapshot: { status: 'active', context: circle } }),
    messageWith({ snapshot: { status: 'active', context: new Map() } }),
  ])('are taken only when they are exactly right: not %j', (data) => {
    expect(isFromApp(data)).toBe(false);
    expect(isFromInspector(data)).toBe(false);
  });

  it('are accepted when they are valid', () => {
    expect(isFromApp(messageWith({}))).toBe(true);
  });

  it('from an inspector are five, none of them an event for an actor', () => {
    for (const type of ['@statelyai.connected', '@statelyai.disconnected', '@app.open'])
      expect(isFromInspector({ type })).toBe(true);
    expect(isFromInspector({ type: '@app.define', page: 'p', sessionId: 'x' })).toBe(true);
    expect(isFromInspector({ type: '@app.define', page: 'p', sessionId: {} })).toBe(false);
    expect(isFromInspector({ type: '@app.explain', page: 'p', sessionId: 'x' })).toBe(true);
    expect(isFromInspector({ type: '@app.explain', page: 'p' })).toBe(false);
    expect(isFromInspector({ type: 'xstate.event', event: { type: 'go' } })).toBe(false);
  });
});

describe('events that an actor accepts now', () => {
  it('evaluates the guards, reports what they read, and whether the result depends on the event', () => {
    const actor = createActor(counter).start();
    expect(guardResultsOf(actor)).toEqual([
      { edge: 'counter.counting|more|0', holds: true, reads: {} },
      { edge: 'counter.counting|go|0', holds: false, reads: { count: 0 } },
      { edge: 'counter.counting|go|1', holds: null, reads: {} },
      { edge: 'counter.counting|go|2', holds: true, reads: { lender: 'USFB', count: 0 } },
    ]);
    expect(actor.getSnapshot().value).toBe('counting');
    actor.stop();
  });
});

describe('the recorder', () => {
  const event = (index: number): InspectionEvent => {
    const actorRef = createActor(createMachine({}));
    return {
      type: '@xstate.event',
      rootId: 'x',
      actorRef,
      sourceRef: undefined,
      event: { type: `e${index}` },
    };
  };
  const sample = event(0);

  function make() {
    const sent: number[] = [];
    let work: ((left: () => number) => void) | null = null;
    const recorder = createRecorder({
      send: ({ first, messages }) => sent.push(first, messages.length),
      whenIdle: (run) => {
        work = run;
        return () => {
          work = null;
        };
      },
    });
    const idle = (ms: number) => {
      const run = work;
      work = null;
      run?.(() => ms);
    };
    return { recorder, sent, idle, isWaiting: () => work !== null };
  }

  it('sends nothing twice: the initial event and a promise’s own events are in the next snapshot', () => {
    const { recorder, sent, idle } = make();
    const { actorRef, rootId } = sample;
    for (const type of ['xstate.init', 'xstate.promise.resolve', 'xstate.promise.reject', 'offer.chosen'])
      recorder.record({ type: '@xstate.event', rootId, actorRef, sourceRef: undefined, event: { type } }, 1);
    idle(50);
    expect(sent).toEqual([0, 1]);
  });

  it('only records during the app’s work, and processes when the page is idle, slice by slice', () => {
    const { recorder, sent, idle, isWaiting } = make();
    for (let index = 0; index < 450; index += 1) recorder.record(sample, 1);
    expect(sent).toEqual([]);
    idle(0);
    expect(sent).toEqual([0, 200]);
    expect(isWaiting()).toBe(true);
    idle(50);
    expect(sent).toEqual([0, 200, 200, 200, 400, 50]);
    expect(isWaiting()).toBe(false);
  });

  it('stores at most 50,000, and repeats them with their numbers', () => {
    const { recorder, idle } = make();
    for (let index = 0; index < MAX_MESSAGES + 700; index += 1) recorder.record(sample, 1);
    idle(1_000);
    const batches = recorder.replay();
    expect(batches.reduce((sum, { messages }) => sum + messages.length, 0)).toBe(MAX_MESSAGES);
    for (let index = 0; index < 300; index += 1) recorder.record(sample, 1);
    idle(1_000);
    const later = recorder.replay();
    expect(later.reduce((sum, { messages }) => sum + messages.length, 0)).toBe(MAX_MESSAGES);
    expect(later[0]?.first).toBe(300);
  });

  it('repeats what it has not processed yet, too, before the current states', () => {
    const { recorder, sent } = make();
    for (let index = 0; index < 450; index += 1) recorder.record(sample, 1);
    const repeated = recorder.replay();
    expect(repeated.map(({ first, messages }) => [first, messages.length])).toEqual([
      [0, 200],
      [200, 200],
      [400, 50],
    ]);
    const [state] = repeated.flatMap(({ messages }) => messages);
    if (state !== undefined) recorder.add(state, createActor(counter));
    expect(sent).toEqual([450, 1]);
  });

  it('sends all that is pending before the page is unloaded', () => {
    const { recorder, sent } = make();
    for (let index = 0; index < 450; index += 1) recorder.record(sample, 1);
    recorder.flush();
    expect(sent).toEqual([0, 200, 200, 200, 400, 50]);
  });

  it('stops', () => {
    const { recorder, isWaiting } = make();
    recorder.record(sample, 1);
    recorder.stop();
    expect(isWaiting()).toBe(false);
  });
});

describe('the recording', () => {
  it('has an actor’s state, previous state, transitions and changes', () => {
    const recording = createRecording();
    const messages = record((send) => {
      send({ type: 'more' });
      send({ type: 'more' });
      send({ type: 'go' });
    });
    recording.accept(fromApp(messages));
    const key = recording.actors()[0]?.key ?? '';
    expect(momentOf(recording, key, Number.POSITIVE_INFINITY)).toMatchObject({
      value: 'over',
      event: 'go',
      taken: ['counter.counting|go|0', 'counter.deciding||0'],
      context: { count: 2 },
    });
    const steps = recording.entries().filter(({ message }) => message.type === '@xstate.snapshot');
    expect(momentOf(recording, key, steps[1]?.no ?? -1)).toMatchObject({
      value: 'counting',
      context: { count: 1 },
      contextBefore: { count: 0 },
      taken: ['counter.counting|more|0'],
    });
  });

  it('accepts a replay once, follows pages that leave, and distinguishes a reload from the previous page', () => {
    const recording = createRecording();
    const messages = record((send) => send({ type: 'more' }));
    recording.accept(fromApp(messages));
    const count = recording.entries().length;
    recording.accept(fromApp(messages));
    expect(recording.entries().length).toBe(count);
    recording.accept(fromApp(messages.slice(-1), messages.length));
    expect(recording.entries().length).toBe(count + 1);
    recording.accept({ from: 'app', kind: 'left', page: 'p' });
    recording.accept(fromApp(messages, 0, 'q'));
    expect(recording.pages().map(({ id, isLive }) => [id, isLive])).toEqual([
      ['p', false],
      ['q', true],
    ]);
    recording.clear();
    expect([recording.entries().length, recording.pages().length]).toEqual([0, 1]);
  });

  it('does not treat a repeated message as a sign of life: it may arrive after the page’s `left` message', () => {
    const recording = createRecording();
    const messages = record((send) => send({ type: 'more' }));
    recording.accept(fromApp(messages));
    recording.accept({ from: 'app', kind: 'left', page: 'p' });
    recording.accept(fromApp(messages));
    expect(recording.pages()[0]?.isLive).toBe(false);
    // Restored from the back/forward cache, it sends something new.
    recording.accept(fromApp(messages.slice(-1), messages.length));
    expect(recording.pages()[0]?.isLive).toBe(true);
  });

  it('is bounded: entries, pages', () => {
    const recording = createRecording();
    const [start, ...others] = record(() => {});
    const snapshot = others.find(({ type }) => type === '@xstate.snapshot');
    if (start === undefined || snapshot === undefined) throw new Error('no message');
    recording.accept(fromApp([start]));
    const many = Array.from({ length: 1_000 }, () => snapshot);
    for (let at = 0; at < 60; at += 1) recording.accept(fromApp(many, 1 + at * 1_000));
    expect(recording.entries().length).toBeLessThanOrEqual(MAX_MESSAGES);
    expect(recording.entries().length).toBeGreaterThan(MAX_MESSAGES * 0.8);
    expect(
      [...recording.entriesBackwards(recording.actors()[0]?.key ?? '', Number.POSITIVE_INFINITY)].length,
    ).toBe(recording.entries().length);
    for (let at = 0; at < 40; at += 1) recording.accept(fromApp([start], 0, `page${at}`));
    expect(recording.pages()).toHaveLength(12);
  });

  it('marks the active states of nested and parallel values', () => {
    const value = { open: { till: 'full', door: 'shut' } };
    expect([...activeIn(readChart(shop), value)].sort()).toEqual([
      'shop.open',
      'shop.open.door',
      'shop.open.door.shut',
      'shop.open.till',
      'shop.open.till.full',
    ]);
    expect(valueText(value)).toBe('open.till.full, door.shut');
  });
});

describe('the charts of actors', () => {
  const base = { _version: '', id: '', createdAt: '1', rootId: 'x', sessionId: 'x' };

  it('are sent by name: the catalogue has them, also for Stately’s inspector', async () => {
    const journeys = await loadJourneys();
    const actor = createActor(offerConfirmationMachine, {
      input: { offerId: null, bankDetailsId: null, isEnachRequired: false, key: 'k', startWith: 'sending' },
    });
    const message = actorMessage(refOf(actor), base);
    const definition = message.type === '@xstate.actor' ? (message.definition ?? '') : '';
    expect(definition).toBe('{"id":"offer-confirmation"}');
    expect(chartOf(journeys, definition)?.journey?.id).toBe('offer-confirmation');
    expect(JSON.parse(fullDefinition(journeys, definition)).states).toHaveProperty('routingLender');
  });

  it('that are not in the catalogue are requested: then the actor has its chart', () => {
    const recording = createRecording();
    const actor = createActor(counter);
    recording.accept(fromApp([actorMessage(refOf(actor), base)]));
    const one = () => recording.actors()[0]?.definition ?? null;
    expect(chartOf([], one())).toBeNull();
    const definition = definitionText(counter);
    recording.accept({ from: 'app', kind: 'definition', page: 'p', chart: 'counter', definition });
    expect(chartOf([], one())?.chart.states.map(({ name }) => name)).toContain('deciding');
    // Sent again, it keeps its chart.
    recording.accept(fromApp([actorMessage(refOf(actor), base)], 1));
    expect(chartOf([], one())).not.toBeNull();
  });
});

describe('inspection in the merchant’s page', () => {
  const switchOf = (readStorage: () => string | null, inspected: InspectionEvent[], isPastKept = true) => {
    const started: string[] = [];
    let stop = () => {};
    const inspection = createInspectionSwitch({
      readStorage,
      isPastKept,
      tab: () => 'tab',
      load: () =>
        Promise.resolve({
          inspect: (tab, onStopped) => {
            started.push(tab);
            stop = onStopped;
            return (event) => void inspected.push(event);
          },
        }),
    });
    return { inspection, started, stop: () => stop() };
  };

  it('loads nothing until an inspector asks, once, and again after that one was closed', async () => {
    let sign: string | null = null;
    const inspected: InspectionEvent[] = [];
    const { inspection, started, stop } = switchOf(() => sign, inspected);
    const actor = createActor(counter, { inspect: (event) => inspection.record(event, 1) }).start();
    await inspection.startIfInspectorOpen();
    sign = String(Date.now() - 200_000);
    await inspection.startIfInspectorOpen();
    expect(started).toEqual([]);
    sign = String(Date.now());
    await Promise.all([inspection.startIfInspectorOpen(), inspection.startIfInspectorOpen()]);
    expect(started).toEqual(['tab']);
    stop();
    inspected.length = 0;
    actor.send({ type: 'more' });
    expect(inspected).toEqual([]);
    await inspection.startIfInspectorOpen();
    expect(started).toEqual(['tab', 'tab']);
    actor.stop();
  });

  it('hands over its past to an inspector that is opened late, in order, then what follows', async () => {
    let sign: string | null = null;
    const inspected: InspectionEvent[] = [];
    const { inspection } = switchOf(() => sign, inspected);
    const actor = createActor(counter, { inspect: (event) => inspection.record(event, 1) }).start();
    actor.send({ type: 'more' });
    sign = String(Date.now());
    await inspection.startIfInspectorOpen();
    const before = inspected.length;
    expect(inspected.slice(0, 2).map(({ type }) => type)).toEqual(['@xstate.actor', '@xstate.event']);
    expect(inspected.some((event) => event.type === '@xstate.microstep')).toBe(true);
    actor.send({ type: 'more' });
    expect(inspected.length).toBeGreaterThan(before);
    actor.stop();
  });

  it('keeps no past in a native app, unless an inspector was open there before', async () => {
    const inspectedLate = async (earlier: string | null) => {
      let sign = earlier;
      const inspected: InspectionEvent[] = [];
      const { inspection } = switchOf(() => sign, inspected, false);
      const actor = createActor(counter, { inspect: (event) => inspection.record(event, 1) }).start();
      sign = String(Date.now());
      await inspection.startIfInspectorOpen();
      actor.stop();
      return inspected.some(({ type }) => type === '@xstate.actor');
    };
    expect(await inspectedLate(null)).toBe(false);
    expect(await inspectedLate(String(Date.now() - 200_000))).toBe(true);
  });

  it('keeps a bounded past: of a running actor whose start was dropped, its start and its last state before', () => {
    const past = createPastEvents();
    const keep = (event: InspectionEvent) => past.add(event, 1);
    const ended = createActor(counter, { inspect: keep }).start();
    ended.stop();
    const running = createActor(counter, { inspect: keep }).start();
    running.send({ type: 'more' });
    const busy = createActor(counter, { inspect: keep }).start();
    for (let count = 0; count < 2_000; count += 1) busy.send({ type: 'more' });
    const events = past.all().map(([event]) => event);
    expect(events.length).toBeLessThan(2_010);
    const typesOf = (id: string) =>
      events.filter(({ actorRef }) => actorRef.sessionId === id).map(({ type }) => type);
    expect(typesOf(ended.sessionId)).toEqual([]);
    expect(typesOf(running.sessionId)).toEqual(['@xstate.actor', '@xstate.snapshot']);
    const last = events.find(
      (event) => event.type === '@xstate.snapshot' && event.actorRef.sessionId === running.sessionId,
    );
    expect(last).toMatchObject({ snapshot: { context: { count: 1 } } });
    running.stop();
    busy.stop();
  });

  it('works when the chunk fails to load', async () => {
    const inspection = createInspectionSwitch({
      readStorage: () => String(Date.now()),
      isPastKept: true,
      tab: () => 'tab',
      load: () => Promise.reject(new Error('offline')),
    });
    await expect(inspection.startIfInspectorOpen()).resolves.toBeUndefined();
  });
});
