import { describe, expect, it } from 'vitest';

import { problemsOf } from '../../sandbox/phone/client/host-rules';

const device = { app: 'shop', id: 'd1', address: '192.0.2.7', brand: 'Redmi' };
const answer = (fields: object, afterMs = 10) => ({
  json: JSON.stringify({ version: 1, type: 'answer', id: '1', ok: true, ...fields }),
  afterMs,
});
const byToken = (credentials: object) => answer({ payload: { device, credentials } });
const hello = byToken({ mode: 'token', token: 'abc', expiresIn: 300 });

describe('the rules of a host', () => {
  it.each([
    ['hello', hello],
    ['hello', byToken({ mode: 'business-id', businessId: 'b-1' })],
    ['refreshToken', answer({ payload: { token: 'abc' } })],
    ['refreshToken', answer({ ok: false, reason: 'unsupported' })],
    ['getLocation', answer({ payload: { latitude: 19, longitude: 72.8, accuracy: 40 } })],
    ['openUpiIntent', answer({ payload: { status: null } })],
    ['call', answer({ ok: false, reason: 'refused' })],
  ])('%s is answered as it should be', (type, received) => {
    expect(problemsOf(type, '1', [received])).toEqual([]);
  });

  it.each([
    ['hello', [], 'no answer within 4000 ms'],
    ['hello', [hello, hello], 'answered twice'],
    ['hello', [{ ...hello, afterMs: 4_200 }], 'answered after 4200 ms; the limit is 4000 ms'],
    ['hello', [{ json: '{"version": 1', afterMs: 1 }], 'the answer is not JSON of an object'],
    [
      'hello',
      [answer({ id: '2', payload: { device, credentials: { mode: 'token', token: 'a' } } })],
      'id “2”, not “1”',
    ],
    [
      'hello',
      [answer({ version: 2, payload: { device, credentials: { mode: 'token', token: 'a' } } })],
      'version 2, not 1',
    ],
    ['hello', [byToken({ mode: 'token', token: 'with blank' })], 'token is not visible ASCII without blanks'],
    ['hello', [byToken({ mode: 'cookie' })], 'credentials.mode is neither token nor business-id'],
    [
      'hello',
      [answer({ payload: { credentials: { mode: 'token', token: 'a' }, device: { ...device, app: '' } } })],
      'device.app is missing',
    ],
    [
      'refreshToken',
      [answer({ payload: { token: 'a', expiresIn: '300' } })],
      'expiresIn is not a number of seconds',
    ],
    [
      'getLocation',
      [answer({ payload: { latitude: '19', longitude: 72.8, accuracy: 40 } })],
      'latitude is no number',
    ],
    ['openUpiIntent', [answer({ payload: { status: 'done' } })], 'status “done” is unknown'],
  ])('%s: %j', (type, received, problem) => {
    expect(problemsOf(type, '1', received)).toEqual([problem]);
  });

  it('a request that no host may know is refused as unsupported', () => {
    expect(
      problemsOf('somethingElse', '1', [answer({ ok: false, reason: 'unsupported' })], 'unsupported'),
    ).toEqual([]);
    expect(problemsOf('somethingElse', '1', [answer({})], 'unsupported')).toEqual([
      'not refused as “unsupported”',
    ]);
  });
});
