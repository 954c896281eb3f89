import { describe, expect, it } from 'vitest';

import { compareCharts, parseTransitions } from './transitions';

const before = parseTransitions(`starts
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
  return parseTransitions(edits.reduce((of, [from, to]) => of.replaceAll(from, to), text));
}

describe('two charts of one journey', () => {
  it('are the same when nothing changed', () => {
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

  it('differ where a transition has another target', () => {
    expect(compareCharts(before, edited(['link -> loadingLink', 'link -> bill'])).differences).toEqual([
      'starts: without "a link -> loadingLink"',
      'starts: with "a link -> bill"',
    ]);
  });

  it('differ where one has another URL or the tag of a pending call', () => {
    expect(compareCharts(before, edited(['at /pay/$linkId', 'at /pay'])).differences).toEqual([
      'bill: "at /pay/$linkId" became "at /pay"',
    ]);
    expect(compareCharts(before, edited(['committing | pending', 'pending'])).differences).toEqual([
      'submitting: "committing | pending" became "pending"',
    ]);
  });

  it('differ when only one has a state', () => {
    const more = edited(['  back -> left, to /', '  back -> left, to /\n  help.opened -> help']);
    const withHelp = new Map([...more, ['help', { marks: '', edges: [] }]]);
    expect(compareCharts(before, withHelp).differences).toEqual([
      'help is new',
      'bill: with "help.opened -> help"',
    ]);
  });
});
