/** Where signed papers were sent: only what the service says, and no more. */
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';

import { papersSent } from '../../../machines/domain/loan/papers-sent';
import { papersSentLines } from '../../../src/copy/papers';

const at = (text: string) => Date.parse(`${text}+05:30`) / 1000;
const mail = { channel: 'EMAIL', to: 's••••@shop.example', time: at('2026-11-14T10:00:00') };
const sms = { channel: 'SMS', to: '******2345', time: at('2026-11-14T10:00:05') };

const linesOf = (wire: unknown) => papersSentLines(v.parse(papersSent, wire));

describe('papers that were sent', () => {
  it('are said with channel, masked target and day', () => {
    expect(linesOf([mail, sms])).toEqual([
      'Your signed papers were sent by e-mail to s••••@shop.example and by SMS to ******2345 on 14\u00a0Nov,\u00a02026.',
    ]);
  });

  it('are said of the channel that took them only', () => {
    expect(linesOf([sms])).toEqual([
      'Your signed papers were sent by SMS to ******2345 on 14\u00a0Nov,\u00a02026.',
    ]);
  });

  it('are said by day, as days are in India', () => {
    const night = { ...mail, channel: 'WHATSAPP', to: '******2345', time: at('2026-11-15T00:10:00') };
    expect(linesOf([mail, night]).map((line) => line.slice(-13))).toEqual([
      '14\u00a0Nov,\u00a02026.',
      '15\u00a0Nov,\u00a02026.',
    ]);
  });

  it.each([
    ['nothing', undefined],
    ['null', null],
    ['an empty list', []],
    ['no list', 'yes'],
    ['a channel that we do not know', [{ ...mail, channel: 'FAX' }]],
    ['no target', [{ ...mail, to: '' }]],
    ['no time', [{ ...mail, time: 0 }]],
  ])('are not claimed where the service says %s', (_, wire) => {
    expect(linesOf(wire)).toEqual([]);
  });
});
