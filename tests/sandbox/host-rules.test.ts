import { describe, expect, it } from 'vitest';

import { eventProblems, problemsOf, reasonIn, tokenIn } from '../../sandbox/phone/client/host-rules';
import { cameraProblem, fileProblems, startProblems } from '../../sandbox/phone/client/web-view-rules';

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
      [answer({ payload: { credentials: { mode: 'token', token: 'a' }, device: { ...device, app: 5 } } })],
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
    [
      'getLocation',
      [answer({ payload: { latitude: 91, longitude: 72.8, accuracy: 40 } })],
      'latitude 91 is out of range',
    ],
    ['openUpiIntent', [answer({ payload: { status: 'done' } })], 'status “done” is unknown'],
    ['openUpiIntent', [], 'no answer within 2000 ms'],
    [
      'call',
      [answer({ ok: false, reason: 'denied' })],
      'reason “denied”, neither “refused” nor “unsupported”',
    ],
    ['call', [answer({ ok: 'yes' })], 'ok is neither true nor false'],
    ['call', [answer({ type: 'reply' })], 'type “reply”, not “answer”'],
  ])('%s: %j', (type, received, problem) => {
    expect(problemsOf(type, '1', received)).toEqual([problem]);
  });

  it('a request that no host may know is refused as unsupported', () => {
    expect(
      problemsOf('somethingElse', '1', [answer({ ok: false, reason: 'unsupported' })], 'unsupported'),
    ).toEqual([]);
    for (const wrong of [{}, { ok: false, reason: 'refused' }])
      expect(problemsOf('somethingElse', '1', [answer(wrong)], 'unsupported')).toEqual([
        'not refused as “unsupported”',
      ]);
  });

  it('what no host may do is refused, or not known', () => {
    for (const reason of ['refused', 'unsupported'])
      expect(problemsOf('navigate', '1', [answer({ ok: false, reason })], 'refusal')).toEqual([]);
    expect(problemsOf('navigate', '1', [answer({})], 'refusal')).toEqual(['done, and not refused']);
  });

  it('what each host must do is not refused', () => {
    expect(problemsOf('hello', '1', [hello], 'done')).toEqual([]);
    for (const reason of ['refused', 'unsupported'])
      expect(problemsOf('hello', '1', [answer({ ok: false, reason })], 'done')).toEqual([
        'not done: the app goes on as a plain page',
      ]);
  });

  it('an event is of version 1', () => {
    expect(eventProblems('{"type":"back"}')).toEqual([]);
    expect(eventProblems('{"type":"back","version":2}')).toEqual(['version 2, not 1']);
    expect(eventProblems('"type":"back"')).toEqual(['the event is not JSON of an object']);
  });

  it('the token and the reason are read from an answer', () => {
    expect(tokenIn([hello])).toBe('abc');
    expect(tokenIn([answer({ payload: { token: 'fresh' } })])).toBe('fresh');
    expect(tokenIn([])).toBeNull();
    expect(reasonIn([answer({ ok: false, reason: 'unsupported' })])).toBe('unsupported');
    expect(reasonIn([hello])).toBe('');
  });
});

describe('the rules of a web view', () => {
  const start = { kind: 'hidden', isResumed: true, savesData: false } as const;

  it('a page that was loaded ahead hears that it is shown, and costs nobody unrequested bytes', () => {
    expect(startProblems(start)).toEqual([]);
    expect(startProblems({ ...start, isResumed: false })).toEqual([
      'no “resume” within 2000 ms of being shown',
    ]);
    expect(startProblems({ ...start, kind: 'prerendered', isResumed: false })).toEqual([]);
    expect(startProblems({ ...start, savesData: true })).toEqual([
      'loaded ahead on a phone that saves data, or is on 2G',
    ]);
    expect(startProblems({ kind: 'shown', isResumed: false, savesData: true })).toEqual([]);
  });

  it('a chosen file can be read, and is of an accepted type', () => {
    const accepted = 'image/jpeg,image/png';
    const photo = { type: 'image/jpeg', size: 9, isReadable: true };
    expect(fileProblems(photo, accepted)).toEqual([]);
    expect(fileProblems({ ...photo, type: 'image/heic' }, accepted)).toEqual([
      'type “image/heic”, not one of image/jpeg,image/png',
    ]);
    expect(fileProblems({ ...photo, size: 0 }, accepted)).toEqual(['the file is empty']);
    expect(fileProblems({ ...photo, isReadable: false }, accepted)[0]).toContain('cannot be read');
  });

  it.each([
    ['NotAllowedError', 'onPermissionRequest'],
    ['NotFoundError', 'no camera'],
    ['NotReadableError', 'does not start'],
  ])('a camera that fails with %s', (error, text) => {
    expect(cameraProblem(error)).toContain(text);
  });
});
