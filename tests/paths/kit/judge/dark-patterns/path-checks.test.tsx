// @vitest-environment jsdom
/** The checks along a path report what is planted, run in every path test, and their lists name only what exists. */
import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { setup } from 'xstate';

import type { ScreenProps } from '../../../../../src/journey/screen';
import { charts } from '../../../support/charts';
import { throughScreens } from '../../../support/on-screen';
import { transitionCover } from '../../generators/cover';
import { person } from '../../index';
import { PathFailure } from '../../run/path-failure';
import { createTestModel } from '../../run/test-model';
import { costs } from './costs';
import { asked, asksWithoutCheckbox, oppositeActions, permissions, prechosen, timers } from './lists';
import { createAskingChecks } from './path-checks';

window.scrollTo = () => Promise.resolve();

afterEach(() => {
  document.body.innerHTML = '';
});

describe('along a path', () => {
  const tap = (type: string) => ({ type, move: { kind: 'person' } });
  const answer = (type: string) => ({ type, move: { kind: 'done' } });
  const createChecks = () => {
    const check = createAskingChecks();
    return (name: string, cause: Parameters<typeof check>[1], context: object = {}) =>
      check(name, cause, { context });
  };

  it('what was declined is not asked again without a new cause', () => {
    const check = createChecks();
    check('autopay/withdrawal', tap('withdrawal.opened'));
    check('autopay/mandateActive', tap('withdrawal.dismissed'));
    expect(check('autopay/withdrawal', answer('loadAutopay'))).toEqual([
      'nagging: it was declined, and is asked again without a new cause',
    ]);
    check('autopay/mandateActive', answer('loadAutopay'));
    expect(check('autopay/withdrawal', tap('withdrawal.opened'))).toEqual([]);
  });

  it('another earlier payment is a new cause, the same one is not', () => {
    const check = createChecks();
    const started = (id: string) => ({
      facts: { details: { pendingPayment: null }, startedPayments: [{ id }] },
    });
    check('prepayment/pendingPayment', answer('loadPrepayment'), started('p1'));
    check('prepayment/choice', tap('payment.continued'), started('p1'));
    expect(check('prepayment/pendingPayment', answer('checkPrepayment'), started('p2'))).toEqual([]);
    check('prepayment/choice', tap('payment.continued'), started('p2'));
    expect(check('prepayment/pendingPayment', answer('checkPrepayment'), started('p2'))).toHaveLength(1);
  });

  it('a permission is asked for only after a tap on it', () => {
    expect(createChecks()('application/locating', tap('location.requested'))).toEqual([]);
    expect(createChecks()('application/locating', answer('loadApplication'))).toHaveLength(1);
  });

  it('no dialog opens by itself', () => {
    document.body.innerHTML = '<dialog open></dialog>';
    expect(createChecks()('home/home', answer('loadHome'))).toEqual(['nagging: a dialog opened by itself']);
    const check = createChecks();
    expect(check('home/home', tap('payment.requested'))).toEqual([]);
    expect(check('home/home', answer('loadHome'))).toEqual([]);
  });
});

describe('the lists', () => {
  it('name screens that exist', () => {
    const known = new Set(
      charts.flatMap(({ id, states }) => Object.keys(states).map((state) => `${id}/${state}`)),
    );
    const named = [
      ...Object.keys(costs),
      ...Object.keys(oppositeActions),
      ...Object.keys(permissions),
      ...asksWithoutCheckbox,
      ...asked.map(({ screen: name }) => name),
    ];
    expect(named.filter((name) => !known.has(name))).toEqual([]);
    const patterns = [...prechosen, ...timers].map(({ screen: pattern }) => pattern);
    expect(patterns.filter((pattern) => ![...known].some((name) => pattern.test(name)))).toEqual([]);
  });

  it('name events that the charts have', () => {
    const eventsOf = (journey: string) => charts.find(({ id }) => id === journey)?.events ?? [];
    const named = [
      ...asked.flatMap(({ screen: name, declined, causes }) =>
        [...declined, ...causes].map((type) => [name, type]),
      ),
      ...Object.entries(permissions).flatMap(([name, causes]) => causes.map((type) => [name, type])),
    ];
    const unknown = named.filter(
      ([name = '', type = '']) => !eventsOf(name.split('/')[0] ?? '').includes(type),
    );
    expect(unknown).toEqual([]);
  });
});

const planted = setup({ types: { events: {} as { type: 'next' } } }).createMachine({
  id: 'planted',
  initial: 'start',
  states: { start: { on: { next: 'consent' } }, consent: {} },
});

it('runs after each step of every path test', async () => {
  const journey = {
    id: 'planted',
    machine: planted,
    file: 'here',
    starts: [{ name: 'a start' }],
    events: [person({ type: 'next' } as const)],
    screens: { start: Start, consent: Consent },
    controls: { next: tapNext },
  };
  const model = createTestModel(planted, journey);
  const [path] = model.getPaths(transitionCover());
  const failure = await path?.test(throughScreens(journey)).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(PathFailure);
  expect(String(failure)).toContain(
    'interface interference: "I agree." is chosen before a tap (consent=I agree.)',
  );
});

const tapNext = (user: { click: (element: Element) => Promise<void> }) =>
  user.click(screen.getByRole('button', { name: 'Next' }));

function Start({ send }: ScreenProps<typeof planted>) {
  return (
    <main>
      <h1 tabIndex={-1}>Start</h1>
      <button type="button" onClick={() => send({ type: 'next' })}>
        Next
      </button>
    </main>
  );
}

function Consent() {
  return (
    <main>
      <header>
        <button type="button" aria-label="Back" />
      </header>
      <h1 tabIndex={-1} ref={(heading) => heading?.focus()}>
        Consent
      </h1>
      <label htmlFor="consent">I agree.</label>
      <input id="consent" name="consent" type="checkbox" defaultChecked />
    </main>
  );
}
