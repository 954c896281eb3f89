import { describe, expect, it } from 'vitest';

import { macrostepThatLedTo } from '../../src/inspector/live/decisions';
import { momentOf } from '../../src/inspector/live/moment';
import { createRecording } from '../../src/inspector/live/recording';
import { readRecording, writeRecording } from '../../src/inspector/live/recording-file';
import { journeyAt, runningAt, statusAt } from '../../src/inspector/live/running-at';
import { begins, fromPage, receives, runs, takesStep, transitionsTo } from './messages';

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

  it('shows no journey of a closed page after everything was cleared', () => {
    const recording = aLoan();
    recording.accept(fromPage('q', 0, [begins('h', 'home'), transitionsTo('h', 'home')]));
    recording.accept({ from: 'app', kind: 'left', page: 'q' });
    recording.clear();
    expect(recording.actors().map(({ key }) => key)).toEqual(['p/s', 'p/m']);
    expect(nameAt(recording)).toBe('mandate');
  });

  it('has nothing of before it was cleared when a closed page is restored from the back/forward cache', () => {
    const recording = aLoan();
    recording.accept({ from: 'app', kind: 'left', page: 'p' });
    recording.clear();
    expect([recording.pages(), recording.actors()]).toEqual([[], []]);
    recording.accept(fromPage('p', 9, [takesStep('m', 'enachPending')]));
    // The page repeats all that it has sent, as for another inspector.
    recording.accept(fromPage('p', 0, [begins('s', 'session'), transitionsTo('s', 'known')]));
    expect(recording.entries()).toHaveLength(1);
    expect(recording.pages().map(({ isLive }) => isLive)).toEqual([true]);
    expect(nameAt(recording)).toBe('mandate');
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

  it('has the actors that had started, with their status of that moment', () => {
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

  it('has each actor of a page that started very many, also when it was saved and opened', () => {
    const recording = createRecording();
    recording.accept(
      fromPage('p', 0, [
        begins('x:12345', 'home'),
        begins('x:12346', 'load', 1, 'x:12345'),
        begins('x:12347', 'pay'),
      ]),
    );
    const opened = readRecording(writeRecording(recording, 1));
    if (!opened.ok) throw new Error(opened.refusal);
    expect(opened.recording.actors().map(({ name, parent }) => [name, parent])).toEqual([
      ['home', null],
      ['load', 'page1/x:12345'],
      ['pay', null],
    ]);
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

/** An actor whose context counts its events: e1 and e2. */
function counted() {
  const recording = createRecording();
  const step = (count: number) => [
    receives('a', `e${count}`),
    takesStep('a', 'counting'),
    transitionsTo('a', 'counting', 1, 'active', { count }),
  ];
  recording.accept(
    fromPage('p', 0, [
      begins('a', 'counter'), // 0
      transitionsTo('a', 'counting', 1, 'active', { count: 0 }), // 1
      ...step(1), // 2, 3, 4
      ...step(2), // 5, 6, 7
    ]),
  );
  return recording;
}

describe('the context at a moment', () => {
  it.each([
    ['start', 1, 0, undefined],
    ['event', 5, 1, 1],
    ['transition', 6, 1, 1],
    ['new state', 7, 2, 1],
  ])('is compared with that before the last event, also at its %s', (_, upTo, count, countBefore) => {
    const { context, contextBefore } = momentOf(counted(), 'p/a', upTo);
    expect([context.count, contextBefore?.count]).toEqual([count, countBefore]);
  });
});

describe('the event that led to a state', () => {
  it('is unknown when it was cleared, also after a later event that did not change the state', () => {
    const recording = counted();
    recording.clear();
    const later = [receives('a', 'e3'), takesStep('a', 'counting'), transitionsTo('a', 'counting')];
    recording.accept(fromPage('p', 8, later));
    expect(macrostepThatLedTo(recording, 'p/a', NOW)).toBeNull();
    recording.accept(fromPage('p', 11, [receives('a', 'e4'), takesStep('a', 'over')]));
    expect(macrostepThatLedTo(recording, 'p/a', NOW)?.transitions).toEqual(['over|go|0']);
  });

  it('is unknown for an actor that was already in that state when it was first reported', () => {
    const recording = createRecording();
    recording.accept(
      fromPage('p', 0, [runs('a', 'counter', 'counting'), receives('a', 'e1'), takesStep('a', 'counting')]),
    );
    expect(macrostepThatLedTo(recording, 'p/a', NOW)).toBeNull();
    recording.accept(fromPage('p', 3, [receives('a', 'e2'), takesStep('a', 'over')]));
    expect(macrostepThatLedTo(recording, 'p/a', NOW)?.transitions).toEqual(['over|go|0']);
  });
});

describe('the guard results of an actor', () => {
  it('are those of its present state: after a step they are unknown again', () => {
    const recording = aLoan();
    const transitions = [{ edge: 'e', holds: false, reads: {} }];
    recording.accept({ from: 'app', kind: 'acceptance', page: 'p', sessionId: 'm', transitions });
    expect(recording.guardResults('p/m')).toEqual(transitions);
    recording.accept(fromPage('p', 9, [receives('m', 'go')]));
    expect(recording.guardResults('p/m')).toBeNull();
  });
});
