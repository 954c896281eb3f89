/** The conformance page (/sandbox/host-check) judges answers as the schema does. */
import { describe, expect, it } from 'vitest';

import { problemsOf, TIME_LIMIT_MS } from '../../../sandbox/phone/client/host-rules';
import { MESSAGE_TYPES } from '../../../sandbox/phone/message-types';
import type { RequestType } from '../../../src/bridge/messages';
import * as app from '../../../src/bridge/messages';
import { fc } from '../../support/random/property';
import { corruptedText } from '../../support/random/random-answers';
import { isValid } from './host-schema';
import { answerName } from './messages-schema';

const device = { app: 'shop', id: 'device-9', address: '203.0.113.9', brand: 'Moto G' };

/** Payloads that the schema allows. */
const payloads: Readonly<Partial<Record<RequestType, readonly unknown[]>>> = {
  hello: [
    { device, credentials: { mode: 'token', token: 'first', expiresIn: 300 } },
    { device, credentials: { mode: 'business-id', businessId: 'biz_1' } },
  ],
  refreshToken: [{ token: 'second', expiresIn: 60 }],
  getLocation: [{ latitude: 19.07, longitude: 72.87, accuracy: 40 }],
  openUpiIntent: [{ status: 'submitted' }, { status: null }],
};

it('its time limits and message types are those of the app', () => {
  expect(TIME_LIMIT_MS).toEqual(app.TIME_LIMIT_MS);
  expect(MESSAGE_TYPES.map(([type]) => type).sort()).toEqual(Object.keys(app.TIME_LIMIT_MS).sort());
});

describe('it finds a problem in an answer exactly if the schema does not allow it', () => {
  // SAFETY: the keys of an object literal.
  it.each(Object.keys(app.TIME_LIMIT_MS) as RequestType[])('%s', (type) => {
    const seeds = [
      ...(payloads[type] ?? [undefined]).map((payload) => ({
        version: 1,
        type: 'answer',
        id: '1',
        ok: true,
        payload,
      })),
      { type: 'answer', id: '1', ok: false, reason: 'unsupported' },
    ];
    const tried = { valid: 0, invalid: 0 };
    fc.assert(
      fc.property(fc.constantFrom(...seeds).chain(corruptedText), (text) => {
        const answer: unknown = JSON.parse(text);
        // The schema does not know which request it answers.
        const isAllowed = isValid(answerName(type), answer) && Object(answer).id === '1';
        tried[isAllowed ? 'valid' : 'invalid'] += 1;
        expect(problemsOf(type, '1', [{ json: text, afterMs: 10 }]).length === 0).toBe(isAllowed);
      }),
      { numRuns: 300 },
    );
    expect(Math.min(tried.valid, tried.invalid)).toBeGreaterThan(15);
  });
});
