/** Questions about all charts. */
import { describe, expect, it } from 'vitest';

import { createMachine } from 'xstate';

import { loadJourneys } from '../../src/inspector/catalogue';
import { readChart } from '../../src/inspector/chart/read-chart';
import { plainName } from '../../src/inspector/plain-name';
import { answersAsCsv, answersTo, problemOf } from '../../src/inspector/questions/questions';
import { shop } from './charts';

const journeys = await loadJourneys();
const shops = journeys
  .slice(0, 1)
  .map((journey) => ({ ...journey, id: 'shop', title: 'Shop', chart: readChart(shop), machine: shop }));

describe('an answer from all charts', () => {
  it('names the states of a person without a way back', () => {
    expect(answersTo(shops, 'noBack', '').map(({ state }) => state)).toEqual([
      'open.till.empty',
      'open.till.full',
      'open.door.shut',
    ]);
    // A merchant can go back from the bank account form.
    expect(
      answersTo(journeys, 'noBack', '').some(
        ({ journey, state }) => `${journey} ${state}` === 'Account flow EDIT_FORM',
      ),
    ).toBe(false);
  });

  it('names a state that ignores the way back of the state around it', () => {
    const machine = createMachine({
      id: 'signing',
      initial: 'signing',
      states: {
        signing: {
          initial: 'typing',
          on: { back: 'left' },
          states: { typing: { on: { sent: 'sent' } }, sent: { on: { back: {}, checked: 'typing' } } },
        },
        left: { type: 'final' },
      },
    });
    const signing = shops.map((shown) => ({ ...shown, chart: readChart(machine), machine }));
    expect(answersTo(signing, 'noBack', '').map(({ state }) => state)).toEqual(['signing.sent']);
  });

  it('names the transitions of an event, found also by plain words', () => {
    const found = answersTo(journeys, 'event', 'offer confirmed');
    expect(found.map(({ journey }) => journey)).toContain('Account flow');
    expect(found.every(({ text }) => text.startsWith('offer.confirmed'))).toBe(true);
    expect(answersTo(journeys, 'event', '  ')).toEqual([]);
  });

  it('names what happens by itself within a time, and what takes longer, and nothing twice', () => {
    const within = answersTo(shops, 'within', '5');
    expect(within).toMatchObject([{ state: 'open', text: 'after closing (5 s)', to: 'asking' }]);
    expect(answersTo(shops, 'within', '4')).toEqual([]);
    expect(answersTo(shops, 'slower', '4')).toEqual(within);
    expect(answersTo(journeys, 'slower', '15').map(({ text }) => text)).toContain(
      'waitToAsk (2–20 s, 20 times)',
    );
  });

  it('is none, with the reason, without what it is about, and of a time that is no number', () => {
    expect(answersTo(journeys, 'within', 'soon')).toEqual([]);
    const asked = [
      ['noBack', ''],
      ['event', ' '],
      ['event', ' – '],
      ['event', '5 s'],
      ['within', '5 s'],
      ['slower', '0.5'],
    ] as const;
    expect(asked.map(([question, value]) => problemOf(question, value))).toEqual([
      null,
      'missing',
      'missing',
      null,
      'not-a-number',
      null,
    ]);
  });

  it('names what a rule decides, and who makes a call', () => {
    expect(answersTo(shops, 'guard', 'is paid')).toMatchObject([
      { text: 'leave [isOpen and not isPaid]', to: 'closed' },
    ]);
    expect(answersTo(shops, 'call', 'get day')).toMatchObject([{ state: 'asking', text: 'getDay' }]);
  });

  it('names what a rule decides about an address, with a link to the state that it opens', () => {
    const opened = answersTo(journeys, 'guard', 'may type code').filter(
      ({ journey }) => journey === 'Agreement',
    );
    expect(opened).toEqual([
      {
        journey: 'Agreement',
        state: 'any state',
        text: 'opened by its URL [mayTypeCode]',
        to: 'agreementOtp',
        hash: '#/agreement/agreementOtp',
      },
    ]);
  });

  it('is a table that no spreadsheet takes for a formula', () => {
    const row = { journey: '=1+1', state: 'a "b"', text: '', to: 'c', hash: '' };
    expect(answersAsCsv([row], ['J', 'S', 'T', 'L'])).toBe(
      '"J","S","T","L"\r\n"\'=1+1","a ""b""","","c"\r\n',
    );
  });
});

describe('a name of the code in plain words', () => {
  it.each([
    ['isEnachRequired', 'is e-NACH required'],
    ['EDIT_FORM', 'edit form'],
    ['offer.confirmed', 'offer confirmed'],
    ['isPage(kyc-status)', 'is page (kyc-status)'],
    ['not isPaid', 'not is paid'],
    ['retry', null],
  ])('%s is %j', (name, plain) => {
    expect(plainName(name)).toBe(plain);
  });
});
