import { describe, expect, it } from 'vitest';

import { compareCharts, parseWays } from './ways';

const before = parseWays(`starts
  a link -> loadingLink

bill | at /pay/$linkId
  back -> left, to /
  payment.started -> submitting; failure

loadingLink | pending | asks getLink
  getLink: good -> bill; link

submitting | committing | pending | asks createPayment
  createPayment: opened -> left, to /payment/status/pay_1
`);

function edited(...edits: readonly (readonly [string, string])[]) {
  const text = `starts
  a link -> loadingLink

bill | at /pay/$linkId
  back -> left, to /
  payment.started -> submitting; failure

loadingLink | pending | asks getLink
  getLink: good -> bill; link

submitting | committing | pending | asks createPayment
  createPayment: opened -> left, to /payment/status/pay_1
`;
  return parseWays(edits.reduce((of, [from, to]) => of.replaceAll(from, to), text));
}

describe('two charts of one journey', () => {
  it('are the same when they are', () => {
    expect(compareCharts(before, edited()).differences).toEqual([]);
  });

  it('are the same up to the names of states, events and calls', () => {
    const compared = compareCharts(
      before,
      edited(['submitting', 'openingPayment'], ['payment.started', 'pay'], ['getLink', 'readLink']),
    );
    expect(compared.differences).toEqual([]);
    expect([...compared.renamedLabels]).toEqual([
      ['payment.started', 'pay'],
      ['getLink: good', 'readLink: good'],
    ]);
  });

  it('differ where one leads elsewhere', () => {
    expect(compareCharts(before, edited(['link -> loadingLink', 'link -> bill'])).differences).toEqual([
      'starts: without "a link -> loadingLink"',
      'starts: with "a link -> bill"',
    ]);
  });

  it('differ where one shows another URL, or is shown while something is sent', () => {
    expect(compareCharts(before, edited(['at /pay/$linkId', 'at /pay'])).differences).toEqual([
      'bill: "at /pay/$linkId" became "at /pay"',
    ]);
    expect(compareCharts(before, edited(['committing | pending', 'pending'])).differences).toEqual([
      'submitting: "committing | pending" became "pending"',
    ]);
  });

  it('differ by a state that only one has', () => {
    const more = edited(['  back -> left, to /', '  back -> left, to /\n  help.opened -> help']);
    const withHelp = new Map([...more, ['help', { marks: '', edges: [] }]]);
    expect(compareCharts(before, withHelp).differences).toEqual([
      'help is new',
      'bill: with "help.opened -> help"',
    ]);
  });
});
