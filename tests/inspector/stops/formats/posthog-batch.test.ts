import { describe, expect, it } from 'vitest';
import { visitsOf } from '../../../../src/inspector/stops/folding/visit-store';
import { readPosthogRow } from '../../../../src/inspector/stops/formats/posthog';
import { posthogBatch } from '../../../../src/inspector/stops/formats/posthog-batch';
import { runsOf } from '../../../../src/inspector/stops/runs';
import type { Batch } from '../../../../src/inspector/stops/transition-counts';
import { batch, change, opened } from '../batches';
import { lineOf, shapes } from '../shop-shape';

const AT = Date.parse('2026-03-02T04:00:00Z');
const sent = batch(
  [
    opened(AT),
    change('- xstate.init loadingShop', { at: AT }),
    change('loadingShop xstate.done.actor.load shop', { at: AT + 2_000 }),
    // Within one ms: only their order in the batch tells what came first.
    change('shop goods.chosen basket', { at: AT + 9_000 }),
    change('basket back shop', { at: AT + 9_000, lender: 'USFB' }),
    change('shop goods.chosen basket', { at: AT + 9_000 }),
  ],
  AT + 10_000,
);

/** What PostHog's export tells of what it was sent. */
function exported({ batch: events }: ReturnType<typeof posthogBatch>) {
  return events.map(({ uuid, event, timestamp, properties }) => {
    const { distinct_id, ...rest } = properties;
    return readPosthogRow({ uuid, event, timestamp, distinct_id, properties: rest });
  });
}

function linesOf(batches: readonly Parameters<typeof visitsOf>[0][number][]) {
  return visitsOf(batches).map((visit) => ({
    lender: visit.lender,
    runs: runsOf(visit, shapes).map(lineOf),
  }));
}

describe('a batch that is forwarded to PostHog', () => {
  it('gives the same runs after its export, in any order of rows', () => {
    const direct = linesOf([{ persona: null, until: null, batch: sent }]);
    expect(direct).toEqual([
      { lender: 'USFB', runs: ['shop: loadingShop 2 shop 7 basket 0 shop 0 basket - (open)'] },
    ]);
    const rows = exported(posthogBatch(sent, 'key')).flatMap((row) =>
      row.kind === 'batch' ? [row.batch] : [],
    );
    expect(rows).toHaveLength(6);
    expect(linesOf(rows)).toEqual(direct);
    expect(linesOf([...rows].reverse())).toEqual(direct);
  });

  it('has nothing but what is listed: no code, no property that the app may get later, no place', () => {
    const events: Batch['events'] = [
      {
        ...opened(AT),
        properties: {
          environment: 'live',
          session: 'tab',
          code: 'K7M2QF',
          phone: '9876543210',
          language: null,
        },
      },
    ];
    const [event] = posthogBatch(batch(events, AT, 'a'.repeat(32)), 'key').batch;
    expect(event?.properties).toEqual({
      distinct_id: 'a'.repeat(32),
      $process_person_profile: false,
      $geoip_disable: true,
      sent_at: AT,
      sequence: 0,
      environment: 'live',
      session: 'tab',
    });
  });

  it('has the id of each event as a UUID, so that a batch that is sent twice is one', () => {
    const forwarded = posthogBatch(sent, 'key');
    expect(forwarded.batch[0]?.uuid).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
    const rows = exported(forwarded).flatMap((row) => (row.kind === 'batch' ? [row.batch] : []));
    expect(linesOf([...rows, ...rows])).toEqual(linesOf(rows));
  });
});
