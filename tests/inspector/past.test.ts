import { describe, expect, it } from 'vitest';

import { momentOf } from '../../src/inspector/live/moment';
import { createRecording } from '../../src/inspector/live/recording';
import { readRecording, writeRecording } from '../../src/inspector/live/recording-file';
import { journeyAt, runningAt, statusAt } from '../../src/inspector/live/running-at';
import { begins, fromPage, takesStep, transitionsTo } from './messages';

const NOW = Number.POSITIVE_INFINITY;

/** A session, then one journey until its end, then another one; the comments number the entries. */
function aLoan() {
  const recording = createRecording();
  recording.accept(
    fromPage('p', 0, [
      begins('s', 'session'), // 0
      transitionsTo('s', 'known'), // 1
      begins('a', 'account-flow'), // 2
      transitionsTo('a', 'EDIT_FORM'), // 3
      begins('c', 'check', 1, 'a'), // 4
      transitionsTo('c', 'over', 1, 'done'), // 5
      transitionsTo('a', 'done', 1, 'done'), // 6
    ]),
  );
  recording.accept(
    fromPage('p', 7, [begins('m', 'mandate'), transitionsTo('m', 'enach')], '/termloan/enach'),
  ); // 7, 8
  return recording;
}

const nameAt = (recording = aLoan(), upTo = NOW) =>
  journeyAt(recording, runningAt(recording, upTo), upTo, ({ name }) => name !== 'session')?.name;

describe('a moment in the past', () => {
  it.each([
    ['session', 1],
    ['account-flow', 3],
    ['account-flow', 5],
    ['mandate', 8],
    ['mandate', NOW],
  ])('shows the journey that was open at that time: %s at %d', (name, upTo) => {
    expect(nameAt(aLoan(), upTo)).toBe(name);
  });

  it('shows, between two journeys, the one that has just ended', () => {
    expect(nameAt(aLoan(), 6)).toBe('account-flow');
  });

  it('shows no journey that was only created: it has no state, and may never start', () => {
    const recording = aLoan();
    expect(nameAt(recording, 7)).toBe('account-flow');
    recording.accept(fromPage('p', 9, [begins('n', 'agreement')]));
    expect(nameAt(recording, NOW)).toBe('mandate');
  });

  it('follows the tab that moves, also where another one began later', () => {
    const recording = aLoan();
    recording.accept(fromPage('q', 0, [begins('h', 'home'), transitionsTo('h', 'home')]));
    expect(nameAt(recording)).toBe('home');
    recording.accept(fromPage('p', 9, [takesStep('m', 'enachPending')]));
    expect(nameAt(recording)).toBe('mandate');
    recording.accept(fromPage('q', 2, [takesStep('h', 'due')]));
    expect(nameAt(recording)).toBe('home');
    recording.accept({ from: 'app', kind: 'left', page: 'q' });
    expect(nameAt(recording)).toBe('mandate');
  });

  it('shows the journey of the page at that moment', () => {
    const recording = aLoan();
    recording.accept(fromPage('q', 0, [begins('h', 'home'), transitionsTo('h', 'home')]));
    recording.accept(fromPage('p', 9, [transitionsTo('m', 'enachPending')]));
    expect(nameAt(recording, 10)).toBe('home');
    expect(nameAt(recording, 11)).toBe('mandate');
  });

  it('knows whether an actor had started, ran or had ended', () => {
    const recording = aLoan();
    expect([1, 3, 6, NOW].map((upTo) => statusAt(recording, 'p/a', upTo))).toEqual([
      null,
      'active',
      'done',
      'done',
    ]);
    expect(momentOf(recording, 'p/m', 3)).toMatchObject({ value: undefined, status: null });
    expect(momentOf(recording, 'p/a', 3)).toMatchObject({ value: 'EDIT_FORM', status: 'active' });
  });

  it('has the actors that had started, in their state of that moment', () => {
    const then = runningAt(aLoan(), 4);
    expect(then.actors.map(({ name, status }) => `${name} ${status}`)).toEqual([
      'session active',
      'account-flow active',
      'check active',
    ]);
  });

  it('has the page at its URL, until it left', () => {
    const recording = aLoan();
    recording.accept({ from: 'app', kind: 'left', page: 'p' });
    recording.accept(fromPage('q', 0, [begins('h', 'home')]));
    const pagesAt = (upTo: number) =>
      runningAt(recording, upTo).pages.map(({ id, path, isLive }) => `${id} ${path} ${isLive}`);
    expect(pagesAt(4)).toEqual(['p / true']);
    expect(pagesAt(8)).toEqual(['p /termloan/enach true']);
    expect(pagesAt(NOW)).toEqual(['p /termloan/enach false', 'q / true']);
  });

  it('is the same in a recording that was saved and opened', () => {
    const recording = aLoan();
    recording.accept({ from: 'app', kind: 'left', page: 'p' });
    recording.accept(fromPage('q', 0, [begins('h', 'home')]));
    const opened = readRecording(writeRecording(recording, 1));
    if (!opened.ok) throw new Error(opened.refusal);
    const pagesAt = (upTo: number) =>
      runningAt(opened.recording, upTo).pages.map(({ path, isLive }) => `${path} ${isLive}`);
    expect(nameAt(opened.recording, 3)).toBe('account-flow');
    expect(pagesAt(3)).toEqual(['/ true']);
    expect(pagesAt(NOW)).toEqual(['/termloan/enach false', '/ true']);
  });
});
