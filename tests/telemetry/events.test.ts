import { describe, expect, it } from 'vitest';

import { filterEvent } from '../../src/telemetry/events';

const event = (name: string, properties: Record<string, unknown> = {}) =>
  filterEvent({ id: 'a'.repeat(32), name, at: 42, properties });

const change = {
  journey: 'enach',
  from: 'atBank',
  to: 'checking',
  event: 'bank.returned',
  lender: 'APOLLO_FINVEST',
  session: 's1',
};

describe('the list of events', () => {
  it('passes a state change unchanged', () => {
    expect(event('journey_state_changed', change)).toEqual({
      id: 'a'.repeat(32),
      name: 'journey_state_changed',
      at: 42,
      properties: change,
    });
  });

  it.each(['', 'offer_viewed', 'toString', '__proto__', 'constructor'])('stops the event %j', (name) => {
    expect(event(name, change)).toBeNull();
  });

  it('removes properties that are not on it', () => {
    const properties = event('journey_state_changed', { ...change, mobile: '9876543210', payload: {} });
    expect(properties?.properties).toEqual(change);
  });

  it.each([7, true, {}, ['a'], undefined, null, () => 'text'])(
    'gives null for a value that is no text',
    (value) => {
      expect(event('app_opened', { environment: value })?.properties).toEqual({
        environment: null,
        language: null,
        version: null,
        session: null,
        code: null,
      });
    },
  );

  it('cuts texts at 255', () => {
    expect(event('app_opened', { environment: 'x'.repeat(1_000) })?.properties.environment).toHaveLength(255);
  });

  it('leaves out a word that is cut: nine characters of a PAN are not known as one', () => {
    const environment = `${'1'.repeat(990)} ABCPE1234F`;
    expect(event('app_opened', { environment })?.properties.environment).toBe('• •');
  });

  it.each([
    'call 9876543210',
    'ABCPE1234F',
    '2345 6789 0123',
    'a/c 50100234567890',
    'ramesh@example.com',
    'ramesh.k@okhdfc',
    'रमेश@okhdfc',
    '९८७६५०४३२१',
  ])('replaces what looks personal: %s', (text) => {
    const value = event('journey_state_changed', { ...change, event: text })?.properties.event;
    expect(value).toContain('•');
    expect(value).not.toMatch(/\p{Nd}{4}|@|ABCPE|रमेश/u);
  });
});
