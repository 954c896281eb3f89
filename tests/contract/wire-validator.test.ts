import { beforeAll, describe, expect, it } from 'vitest';
import type { RecordedCall } from '../../sandbox/record-calls';
import { createWireValidator, type Validation } from './wire-validator';

let validate: (call: RecordedCall) => Validation;
beforeAll(async () => {
  validate = await createWireValidator();
});

const headers = {
  'x-request-id': 'request-1',
  'x-app': 'web',
  'x-device-id': 'device-1',
  'x-device-address': 'unknown',
  'x-device-brand': 'test',
};
const good: RecordedCall = {
  method: 'GET',
  url: '/api/termloan/getLoanConfig?is_signed=true',
  headers,
  sent: undefined,
  status: 200,
  type: 'application/json; charset=utf-8',
  answered: '{"min_loan_amount":100000}',
};
const write: RecordedCall = {
  ...good,
  method: 'POST',
  url: '/api/termloan/confirmBankDetails',
  headers: { ...headers, 'content-type': 'application/json' },
  sent: { loan_offer_id: 'off_1', bank_details_id: 'bnk_1' },
  answered: '{"loan_offer_id":"off_1","bank_details_id":"bnk_1"}',
};
const refused = { ...write, status: 409, answered: '{"error":"offer_expired"}' };

describe('the wire validator', () => {
  it.each([good, write, refused])('accepts a valid call: $method $url $status', (call) => {
    expect(validate(call).problems).toEqual([]);
  });

  it.each<[string, RecordedCall]>([
    ['an unknown path', { ...good, url: '/api/termloan/getLoanConfigs' }],
    ['a missing header', { ...good, headers: {} }],
    ['a missing parameter', { ...good, url: '/api/termloan/getLoanConfig' }],
    ['a parameter of another type', { ...good, url: '/api/termloan/getLoanConfig?is_signed=perhaps' }],
    ['an unknown parameter', { ...good, url: `${good.url}&phone=9876543210` }],
    ['an answer of another shape', { ...good, answered: '{"min_loan_amount":"1000"}' }],
    ['an answer that is no JSON', { ...good, type: 'text/html', answered: '<p>' }],
    ['an unknown status', { ...good, status: 302 }],
    ['a body that was not asked for', { ...good, sent: { a: 1 } }],
    ['a body of another shape', { ...write, sent: { loan_offer_id: 'off_1' } }],
    ['a body of another type', { ...write, headers }],
    ['an undocumented failure', { ...refused, answered: '{"error":"made_up"}' }],
    ['a failure without a code', { ...refused, answered: '{}' }],
  ])('finds %s', (_what, call) => {
    expect(validate(call).problems).not.toEqual([]);
  });
});
