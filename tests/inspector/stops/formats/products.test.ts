import { describe, expect, it } from 'vitest';

import { isAmplitudeRow, readAmplitudeRow } from '../../../../src/inspector/stops/formats/amplitude';
import { isMixpanelRow, readMixpanelRow } from '../../../../src/inspector/stops/formats/mixpanel';
import { isPosthogRow, readPosthogRow } from '../../../../src/inspector/stops/formats/posthog';
import type { RowResult } from '../../../../src/inspector/stops/formats/row';
import { isSegmentRow, readSegmentRow } from '../../../../src/inspector/stops/formats/segment';
import { amplitudeRow, change, mixpanelRow, posthogRow, segmentRow } from './samples';

const AT = Date.parse('2026-03-02T04:00:01.250Z');

/** The one event of a result, with its sender. */
function eventIn(result: RowResult) {
  if (result.kind !== 'batch') throw new Error(`It is ${JSON.stringify(result)}.`);
  const { batch } = result.batch;
  return { visitor: batch.visitor_id, sentAt: batch.sent_at, ...batch.events[0] };
}

const products = [
  {
    product: 'PostHog',
    row: posthogRow,
    isOf: isPosthogRow,
    read: readPosthogRow,
    session: 's-1',
    time: 'timestamp',
    who: 'distinct_id',
    at: AT,
  },
  {
    product: 'Amplitude',
    row: amplitudeRow,
    isOf: isAmplitudeRow,
    read: readAmplitudeRow,
    session: '1772424000000',
    time: 'event_time',
    who: 'device_id',
    at: AT,
  },
  {
    product: 'Mixpanel',
    row: mixpanelRow,
    isOf: isMixpanelRow,
    read: readMixpanelRow,
    session: null,
    time: 'properties.time',
    who: 'properties.distinct_id',
    // Its export tells seconds.
    at: AT - 250,
  },
  {
    product: 'Segment',
    row: segmentRow,
    isOf: isSegmentRow,
    read: readSegmentRow,
    session: null,
    time: 'timestamp',
    who: 'anonymousId',
    at: AT,
  },
];

describe.each(products)('an event of $product', ({ row, isOf, read, session, time, who, at }) => {
  it('is recognised, and by no other product’s reader', () => {
    const whole = row('journey_state_changed', change);
    expect(products.filter((other) => other.isOf(whole)).map((other) => other.isOf)).toEqual([isOf]);
  });

  it('is the app’s change, with who did it and when', () => {
    const { visitor, at: readAt, name, properties } = eventIn(read(row('journey_state_changed', change)));
    expect({ visitor, readAt, name }).toEqual({ visitor: 'd-1', readAt: at, name: 'journey_state_changed' });
    expect(properties).toMatchObject(change);
    expect(properties?.session ?? null).toBe(session);
  });

  it('is a state that was reached, by its name or by two properties', () => {
    const reached = { journey: 'loan-entry', from: '*', to: 'loanStart', event: '*' };
    expect(eventIn(read(row('loan-entry/loanStart', {}))).properties).toMatchObject(reached);
    const byProperties = row('Screen seen', { journey: 'loan-entry', state: 'loanStart', event: 'opened' });
    expect(eventIn(read(byProperties)).properties).toMatchObject({ ...reached, event: 'opened' });
  });

  it('is the opening of the app', () => {
    expect(eventIn(read(row('app_opened', { language: 'hi' })))).toMatchObject({
      name: 'app_opened',
      properties: { language: 'hi' },
    });
  });

  it('of something else is none of the app', () => {
    expect(read(row('$pageview', { url: 'x' }))).toEqual({ kind: 'other' });
  });

  it('is damaged without a target, a time or a person: by the name of the field', () => {
    const without = (key: keyof typeof change) =>
      row('journey_state_changed', { ...change, [key]: undefined });
    expect(read(without('to'))).toEqual({ kind: 'bad', field: 'properties.to', problem: 'missing' });
    const later = JSON.parse(
      JSON.stringify(row('journey_state_changed', change)).replaceAll(/2026-03-02|1772424001/g, '12'),
    );
    expect(read(later)).toEqual({ kind: 'bad', field: time, problem: 'not-a-time' });
    const nobody = JSON.parse(
      JSON.stringify(row('journey_state_changed', change)).replaceAll('"d-1"', 'null'),
    );
    expect(read(nobody)).toEqual({ kind: 'bad', field: who, problem: 'missing' });
  });
});

describe('an event of PostHog', () => {
  it('of a Parquet file has its properties as text, and a Date', () => {
    const row = posthogRow('journey_state_changed', change);
    const ofParquet = { ...row, properties: JSON.stringify(row.properties), timestamp: new Date(AT) };
    expect(readPosthogRow(ofParquet)).toEqual(readPosthogRow(row));
    expect(readPosthogRow({ ...row, properties: '{"cut' })).toEqual({
      kind: 'bad',
      field: 'properties',
      problem: 'not-object',
    });
  });
});

describe('an event of Amplitude', () => {
  it('outside any session has none', () => {
    const row = { ...amplitudeRow('journey_state_changed', change), session_id: -1 };
    expect(eventIn(readAmplitudeRow(row)).properties?.session).toBeUndefined();
  });
});

describe('a call of Segment', () => {
  it('that is no track call is none of the app', () => {
    expect(readSegmentRow({ ...segmentRow('x', {}), type: 'page' })).toEqual({ kind: 'other' });
  });
});
