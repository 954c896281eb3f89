import { describe, expect, it, vi } from 'vitest';

import { createErrorLog, type ErrorReport, type LoggedError } from '../../src/telemetry/error-log';
import { createErrorLogSender } from '../../src/telemetry/error-log-sender';

const crash = (what: string): ErrorReport => ({
  kind: 'crash',
  what,
  requestId: null,
  reason: null,
});

function logOf(...whats: readonly string[]) {
  const forwarded: LoggedError[] = [];
  const log = createErrorLog('K7M2QF', (error) => forwarded.push(error));
  for (const what of whats) log.add(crash(what), 42);
  return { log, forwarded };
}

const cleaned = (what: string) => logOf(what).log.entries()[0]?.what;

describe('the error log', () => {
  it('stores failures, with the time', () => {
    const { log } = logOf();
    log.add({ kind: 'call', what: 'getLoan', requestId: 'key-1', reason: 'connection' }, 42);
    expect(log.entries()).toEqual([
      { kind: 'call', what: 'getLoan', requestId: 'key-1', reason: 'connection', at: 42, code: 'K7M2QF' },
    ]);
  });

  it('keeps the last hundred', () => {
    const { log } = logOf(...Array.from({ length: 150 }, (_, index) => `error ${index}`));
    const entries = log.entries();
    expect([entries.length, entries[0]?.what, entries.at(-1)?.what]).toEqual([100, 'error 50', 'error 149']);
  });

  it('forwards each entry once, as it is stored', () => {
    const { log, forwarded } = logOf('call 50100234567890');
    expect(forwarded).toEqual(log.entries());
  });

  it('cuts long texts', () => {
    expect(cleaned('at '.repeat(200))).toHaveLength(255);
  });

  it('does not keep the page busy with a message that quotes a whole file', () => {
    expect(cleaned(`invalid value ${'x'.repeat(1_000_000)}`)).toBe('invalid value •');
  });

  it.each([
    ['an account number', 'No value 50100234567890 here', 'No value • •'],
    ['a number in dots', 'value 98.76.50.43.21 is invalid', 'value • is invalid'],
    ['a name', 'Ramesh Kumar is not defined', '• • is not defined'],
    [
      'a name within code',
      "Cannot read properties of undefined (reading 'Ramesh')",
      "Cannot read properties of undefined (reading '•')",
    ],
    ['a name in Devanagari', 'unexpected token रमेश in JSON', 'unexpected token • in JSON'],
    ['an address', 'invalid value: 12 MG Road, Pune', 'invalid value: 12 • •, •'],
    ['what stands in a query', 'https://lender.test/pay?name=ramesh', '•://•.•/•?name=•'],
    ['a mobile', 'call 9876504321', 'call •'],
    ['a mobile with its country', 'call +91 98765 04321', 'call +•'],
    ['an Aadhaar in its groups', 'id 2345 6789 0123', 'id •'],
    ['a code', 'code=123456', 'code=•'],
    ['a PAN', 'value ABCPE1234F is wrong', 'value • is wrong'],
    ['a PAN in small letters', 'value abcpe1234f', 'value •'],
    ['a mobile in Devanagari digits', 'value ९८७६५ ०४३२१', 'value •'],
    ['a mobile with a no-break space', 'value 98765\u00a004321', 'value •'],
    ['a mobile with a long dash', 'value 98765 – 04321', 'value •'],
    ['an Aadhaar with invisible characters', 'id 2345\u200b6789\u200b0123', 'id •'],
    ['a UPI id or an e-mail', 'no response to ramesh.k@okhdfc', 'no response to •'],
  ])('cleans %s', (_, what, clean) => {
    expect(cleaned(what)).toBe(clean);
  });

  it.each([
    'status 502',
    'No screen for the state loanStart.',
    'at line 12, column 345',
    'loan_offers.1.regularRepayment',
    'TypeError: Failed to fetch dynamically imported module: /assets/home-3f6894b.js',
    'undefined is not an object',
    'Maximum call stack size exceeded',
    'session-ended',
    'name_does_not_match_with_pan',
    'ErrInvalidBankDetails',
  ])('does not redact what is not personal: %s', (what) => {
    expect(cleaned(what)).toBe(what);
  });

  it.each([
    ['UNDERWRITING', 'UNDERWRITING'],
    ['LOAN_UNDER_REVIEW', 'LOAN_UNDER_REVIEW'],
    ['re-kyc', 're-kyc'],
    ['ABCPE1234F', '•'],
    ['waits for Ramesh', '• for •'],
  ])('names the unknown state %s as %s', (state, logged) => {
    const { log } = logOf();
    log.add({ kind: 'unknown-state', what: state, requestId: null, reason: null }, 42);
    expect(log.entries()[0]?.what).toBe(logged);
  });

  it('masks the reason too', () => {
    const { log } = logOf();
    log.add({ kind: 'call', what: 'getLoan', requestId: null, reason: 'ABCPE1234F is unknown' }, 42);
    expect(log.entries()[0]?.reason).toBe('• is unknown');
  });
});

describe('forwarding', () => {
  const error = (what: string): LoggedError => ({ ...crash(what), at: 1, code: 'K7M2QF' });

  it('passes each entry to the browser at once', () => {
    const beacon = vi.fn(() => true);
    createErrorLogSender(beacon, () => true).add(error('broken'));
    expect(beacon).toHaveBeenCalledExactlyOnceWith(JSON.stringify(error('broken')));
  });

  it('waits while the phone is offline, and sends in order when it is back', () => {
    const beacon = vi.fn((_: string) => true);
    let online = false;
    const forward = createErrorLogSender(beacon, () => online);
    forward.add(error('first'));
    forward.add(error('second'));
    expect(beacon).not.toHaveBeenCalled();
    online = true;
    forward.flush();
    forward.flush();
    expect(beacon.mock.calls).toEqual([[JSON.stringify(error('first'))], [JSON.stringify(error('second'))]]);
  });

  it('retries what the browser did not accept', () => {
    const beacon = vi.fn().mockReturnValueOnce(false).mockReturnValue(true);
    const forward = createErrorLogSender(beacon, () => true);
    forward.add(error('broken'));
    forward.flush();
    expect(beacon).toHaveBeenCalledTimes(2);
  });

  it('stops when a page fails in a loop', () => {
    const beacon = vi.fn(() => true);
    const forward = createErrorLogSender(beacon, () => true);
    for (let count = 0; count < 1_000; count += 1) forward.add(error('again'));
    expect(beacon).toHaveBeenCalledTimes(200);
  });
});
