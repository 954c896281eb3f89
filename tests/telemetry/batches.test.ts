import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import type { components } from '../../openapi/generated/analytics';
import { batchProblem } from '../../sandbox/analytics/batch-problem';
import { createBatchSender, type SendOutcome } from '../../src/telemetry/batches';
import type { AnalyticsEvent } from '../../src/telemetry/events';

type Batch = components['schemas']['AnalyticsBatch'];

/** The phone's clock, ms; the service's is an hour ahead. */
const PHONE_NOW_MS = 1_772_771_400_000;
const HOUR_MS = 3_600_000;
const VISITOR = 'f'.repeat(32);

beforeEach(() => {
  vi.useFakeTimers({ now: PHONE_NOW_MS });
});
afterEach(() => {
  vi.useRealTimers();
});

const id = (number: number) => number.toString(16).padStart(32, '0');
const event = (number: number): AnalyticsEvent => ({
  id: id(number),
  name: 'app_opened',
  at: Date.now(),
  properties: { environment: 'production', session: null },
});

/** Batches with a service that can fail, and a storage in memory. `ahead`: ms by which the service's clock leads the phone's. */
function bench({ stored = null as string | null, ahead = HOUR_MS } = {}) {
  const world = {
    stored,
    online: true,
    answer: 'accepted' as SendOutcome | Promise<SendOutcome>,
    takesBeacons: true,
  };
  const sent: Batch[] = [];
  const beacons: Batch[] = [];
  const make = () =>
    createBatchSender({
      visitorId: VISITOR,
      store: {
        read: () => world.stored,
        write: (text) => {
          world.stored = text;
        },
        remove: () => {
          world.stored = null;
        },
      },
      now: () => Date.now() + ahead,
      isOnline: () => world.online,
      send: async (body) => {
        sent.push(JSON.parse(body));
        return world.answer;
      },
      beacon: (body) => {
        if (world.takesBeacons) beacons.push(JSON.parse(body));
        return world.takesBeacons;
      },
    });
  const batches = make();
  const add = (from: number, to = from) => {
    for (let number = from; number <= to; number += 1) batches.add(event(number));
  };
  return { world, sent, beacons, batches, add, make };
}

const ids = (batches: readonly Batch[]) =>
  batches.map(({ events }) => events.map((one) => Number(`0x${one.id}`)));
const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);

describe('a batch', () => {
  it('is sent 5 seconds after its first event', async () => {
    const { sent, add } = bench();
    add(1);
    await vi.advanceTimersByTimeAsync(3_000);
    add(2);
    await vi.advanceTimersByTimeAsync(1_999);
    expect(sent).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(ids(sent)).toEqual([[1, 2]]);
  });

  it('is sent at once when it has 50 events', async () => {
    const { sent, add } = bench();
    add(1, 49);
    await vi.advanceTimersByTimeAsync(0);
    expect(sent).toEqual([]);
    add(50);
    await vi.advanceTimersByTimeAsync(0);
    expect(ids(sent)).toEqual([range(1, 50)]);
  });

  it('never has more than 50', async () => {
    const { sent, add } = bench();
    add(1, 120);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(ids(sent)).toEqual([range(1, 50), range(51, 100), range(101, 120)]);
  });

  it('fits the contract, with times by the service’s clock', async () => {
    const { sent, add } = bench();
    add(1);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(sent[0]).toEqual({
      visitor_id: VISITOR,
      sent_at: PHONE_NOW_MS + HOUR_MS + 5_000,
      events: [{ ...event(1), at: PHONE_NOW_MS + HOUR_MS }],
    });
    expect(batchProblem(sent[0])).toBeNull();
  });

  it.each([
    ['was at 1970 during the event', 0, PHONE_NOW_MS, 0],
    ['is at 1970 when it is sent', PHONE_NOW_MS, 10_000, 9_500],
  ])('fits the contract when the phone’s clock %s', async (_, eventAt, sentAt, at) => {
    const { batches, add, sent } = bench({ ahead: -500 });
    vi.setSystemTime(eventAt);
    add(1);
    vi.setSystemTime(sentAt);
    await batches.flush();
    expect(sent.map(batchProblem)).toEqual([null]);
    expect(sent[0]?.events[0]?.at).toBe(at);
  });

  it('is sent once', async () => {
    const { sent, add } = bench();
    add(1);
    await vi.advanceTimersByTimeAsync(10 * HOUR_MS);
    expect(sent).toHaveLength(1);
  });
});

describe('a service that fails', () => {
  it('is retried with the same events, with growing delays of at most five minutes', async () => {
    const { world, sent, add } = bench();
    world.answer = 'lost';
    add(1);
    const times: number[] = [];
    for (let tries = 1; tries <= 9; tries += 1) {
      const before = Date.now();
      while (sent.length < tries) await vi.advanceTimersToNextTimerAsync();
      times.push((Date.now() - before) / 1_000);
    }
    expect(times).toEqual([5, 10, 20, 40, 80, 160, 300, 300, 300]);
    expect(new Set(sent.flatMap(({ events }) => events.map((one) => one.id)))).toEqual(new Set([id(1)]));
  });

  it('is not called earlier for new events', async () => {
    const { world, sent, add } = bench();
    world.answer = 'lost';
    add(1, 50);
    await vi.advanceTimersByTimeAsync(0);
    add(51, 120);
    await vi.advanceTimersByTimeAsync(9_000);
    expect(sent).toHaveLength(1);
  });

  it('is not called earlier for an event that came while the lost batch was in flight', async () => {
    const { world, sent, add } = bench();
    add(1);
    await vi.advanceTimersByTimeAsync(4_000);
    world.answer = new Promise((resolve) => setTimeout(resolve, 2_000, 'lost'));
    await vi.advanceTimersByTimeAsync(1_500);
    add(2);
    await vi.advanceTimersByTimeAsync(10_499);
    expect(ids(sent)).toEqual([[1]]);
    await vi.advanceTimersByTimeAsync(1);
    expect(ids(sent)).toEqual([[1], [1, 2]]);
  });

  it('gets everything when it is back, and the storage is cleared', async () => {
    const { world, sent, add } = bench();
    world.answer = 'lost';
    add(1);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(world.stored).toContain(id(1));
    world.answer = 'accepted';
    await vi.advanceTimersByTimeAsync(10_000);
    expect([sent.length, world.stored]).toEqual([2, null]);
  });

  it('does not get a refused batch again', async () => {
    const { world, sent, add } = bench();
    world.answer = 'refused';
    add(1);
    await vi.advanceTimersByTimeAsync(HOUR_MS);
    expect([sent.length, world.stored]).toEqual([1, null]);
  });

  it('costs at most 500 events of memory: the oldest are dropped', async () => {
    const { world, sent, add, batches } = bench();
    world.answer = 'lost';
    add(1, 700);
    await vi.advanceTimersByTimeAsync(0);
    world.answer = 'accepted';
    sent.length = 0;
    await batches.flush();
    await vi.advanceTimersByTimeAsync(HOUR_MS);
    expect(ids(sent).flat()).toEqual(range(201, 700));
  });
});

describe('while the phone is offline', () => {
  it('nothing is sent; events are stored, and sent when it is online', async () => {
    const { world, sent, add, batches } = bench();
    world.online = false;
    add(1);
    await vi.advanceTimersByTimeAsync(5_000);
    expect([sent.length, world.stored?.includes(id(1))]).toEqual([0, true]);
    world.online = true;
    await batches.flush();
    expect([ids(sent), world.stored]).toEqual([[[1]], null]);
  });

  it('a later page sends what an earlier one stored', async () => {
    const { world, sent, add, batches, make } = bench();
    world.online = false;
    add(1);
    batches.onPageHidden();
    world.online = true;
    make();
    await vi.advanceTimersByTimeAsync(5_000);
    // The hidden page may stay alive and send too: the service counts an event once.
    expect([new Set(ids(sent).flat()), world.stored]).toEqual([new Set([1]), null]);
  });
});

describe('hiding', () => {
  it('passes everything to the browser, 50 at a time', async () => {
    const { world, sent, beacons, add, batches } = bench();
    add(1, 40);
    batches.onPageHidden();
    expect(ids(beacons)).toEqual([range(1, 40)]);
    await vi.advanceTimersByTimeAsync(HOUR_MS);
    expect([sent, world.stored]).toEqual([[], null]);
  });

  it('keeps what the browser does not accept', () => {
    const { world, add, batches } = bench();
    world.takesBeacons = false;
    add(1, 3);
    batches.onPageHidden();
    expect(JSON.parse(world.stored ?? '[]')).toHaveLength(3);
  });

  it('trusts no beacon while the phone is offline', () => {
    const { world, beacons, add, batches } = bench();
    world.online = false;
    add(1);
    batches.onPageHidden();
    expect([beacons.length, world.stored?.includes(id(1))]).toEqual([0, true]);
  });

  it('does nothing when there are no events', () => {
    const { world, beacons, batches } = bench();
    batches.onPageHidden();
    expect([beacons, world.stored]).toEqual([[], null]);
  });
});

describe('stored events', () => {
  const good = { id: id(1), name: 'app_opened', at: 1, properties: { environment: 'alpha', session: null } };

  it('are filtered again: unknown events, properties and personal data are not sent', async () => {
    const { sent } = bench({
      stored: JSON.stringify([
        { ...good, properties: { environment: '9876543210', pan: 'ABCPE1234F' } },
        { ...good, id: id(2), name: 'merchant_details' },
      ]),
    });
    await vi.advanceTimersByTimeAsync(5_000);
    expect(sent[0]?.events).toMatchObject([{ id: id(1), properties: { environment: '•', session: null } }]);
    expect(JSON.stringify(sent)).not.toMatch(/9876543210|ABCPE1234F|merchant_details/);
  });

  it.each([
    '',
    'garbage',
    'null',
    '{}',
    '7',
    '[null, 1, "x", []]',
    JSON.stringify([
      { ...good, id: 'short' },
      { ...good, at: 'now' },
      { ...good, properties: null },
      { id: id(1) },
    ]),
  ])('is nothing when it is %j', async (stored) => {
    const { sent } = bench({ stored });
    await vi.advanceTimersByTimeAsync(HOUR_MS);
    expect(sent).toEqual([]);
  });
});
