// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { afterEvent, eventsOf } from '../../../src/inspector/stops/paths/after-event';
import { AfterEventView } from '../../../src/inspector/stops/paths/after-event-view';
import { nextText } from '../../../src/inspector/stops/paths/next-text';
import { NO_QUESTION, type PathQuestion } from '../../../src/inspector/stops/paths/path-question';
import { type CountedNext, stopsOf } from '../../../src/inspector/stops/stops';
import { foldedIn, sessionOf, shopShape } from './shop-shape';

afterEach(cleanup);

/** Retries that lead to the same page, to another one, to a failure, and to the end of the run. */
const stops = stopsOf(
  foldedIn([
    sessionOf(`
      0 shop - xstate.init basket
      1 shop basket pay payUnavailable
      2 shop payUnavailable retry loadingShop
      3 shop loadingShop xstate.done.actor.load payUnavailable
      4 shop payUnavailable retry loadingShop
      5 shop loadingShop xstate.done.actor.load basket
      6 shop basket retry loadingShop
      7 shop loadingShop xstate.done.actor.load payUnavailable
      8 shop payUnavailable retry loadingShop`),
  ]),
  shopShape,
);

const next = (count: number, page: string): CountedNext => ({ page, end: null, count });

describe('what came next after an event', () => {
  it('is told apart by another page, a failure, the same page, and the end of the run', () => {
    const kinds = afterEvent(stops, 'retry').map(({ transition, ...row }) => [transition.from, row]);
    expect(kinds).toEqual([
      ['payUnavailable', { another: 1, failure: 0, same: 1, ended: 1, merged: 0 }],
      ['basket', { another: 0, failure: 1, same: 0, ended: 0, merged: 0 }],
    ]);
  });

  it('is asked of the events of the journey, the most frequent first', () => {
    expect(eventsOf(stops)).toEqual([
      { event: 'retry', count: 4 },
      { event: 'xstate.done.actor.load', count: 3 },
      { event: 'pay', count: 1 },
    ]);
  });
});

describe('its text', () => {
  it('has shares and counts, and names the page before the change as such', () => {
    const reported = [next(8, 'paid'), next(4, 'basket'), { page: null, end: 'stopped', count: 1 } as const];
    expect(nextText({ from: 'basket', isEnd: false, next: reported })).toBe(
      '62 % paid (8), 31 % this page again (4), 8 % stopped (1)',
    );
  });

  it('sums what comes after the fourth', () => {
    const reported = ['a', 'b', 'c', 'd', 'e', 'f'].map((page) => next(10, page));
    expect(nextText({ from: 'basket', isEnd: false, next: reported })).toMatch(
      /, 17 % d \(10\), 33 % others \(20\)$/,
    );
  });

  it('is none where the change was the end of the run, and where it is not told', () => {
    const finished = [{ page: null, end: 'finished', count: 3 }] as const;
    expect(nextText({ from: 'basket', isEnd: true, next: finished })).toBeNull();
    expect(nextText({ from: 'basket', isEnd: false, next: null })).toBeNull();
    expect(nextText({ from: 'basket', isEnd: false, next: [] })).toBeNull();
  });

  it('says that all runs went back out of the journey from where the change led', () => {
    const { transitions } = stopsOf(
      foldedIn([
        sessionOf(`
          0 shop - xstate.init shop
          1 shop shop goods.chosen basket
          2 shop basket back left`),
      ]),
      shopShape,
    );
    const textOf = (name: string) => {
      const transition = transitions.find(({ event }) => event === name);
      return transition === undefined ? undefined : nextText(transition);
    };
    expect(textOf('goods.chosen')).toBe('100 % left by back (1)');
    expect(textOf('back')).toBeNull();
  });
});

describe('the table of what came next', () => {
  function show(counts: typeof stops, question: Partial<PathQuestion> = {}) {
    const onAsk = vi.fn<(question: PathQuestion) => void>();
    const asked = { ...NO_QUESTION, view: 'event' as const, ...question };
    render(<AfterEventView journey="shop" stops={counts} question={asked} onAsk={onAsk} />);
    return onAsk;
  }

  it('is of retries first, with their sum', () => {
    show(stops);
    const [, sum] = within(screen.getByRole('table')).getAllByRole('row');
    expect([...(sum?.children ?? [])].slice(0, 2).map(({ textContent }) => textContent)).toEqual([
      'All of them',
      '4',
    ]);
  });

  it('is of another event when it is chosen', () => {
    const onAsk = show(stops);
    fireEvent.change(screen.getByLabelText('After the event'), { target: { value: 'pay' } });
    expect(onAsk).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ event: 'pay' }));
  });

  it('says that nobody pressed Retry, and names no other event in its stead', () => {
    show({ ...stops, transitions: stops.transitions.filter(({ event }) => event !== 'retry') });
    expect(screen.getByText(/^Nobody pressed Retry in this journey/)).toBeTruthy();
    expect(screen.getByLabelText<HTMLSelectElement>('After the event').value).toBe('');
  });

  it('says that nobody made such a change', () => {
    show(stops, { event: 'leave' });
    expect(screen.getByText('Nobody made such a change.')).toBeTruthy();
  });

  it('is not told by a file of counts of before', () => {
    show({ ...stops, transitions: stops.transitions.map((one) => ({ ...one, next: null })) });
    expect(screen.getByText(/^This file of counts is too old to have what came next/)).toBeTruthy();
  });
});
