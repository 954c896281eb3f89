import { describe, expect, it } from 'vitest';

import { followEntries } from '../../src/inspector/live/follow-entries';
import { momentOf } from '../../src/inspector/live/moment';
import { createRecording } from '../../src/inspector/live/recording';
import { isFromApp, MAX_MESSAGES, type Message } from '../../src/telemetry/inspection/protocol';
import { begins, fromPage, runs, transitionsTo } from './messages';

const NOW = Number.POSITIVE_INFINITY;

/** A page of the app, a recording that receives its messages, and the number of repeat requests. */
function listen() {
  let time = 1_000;
  let asks = 0;
  const recording = createRecording(
    () => time,
    () => {
      asks += 1;
    },
  );
  const receivedMessages: Message[] = [];
  return {
    recording,
    asks: () => asks,
    waits: (ms: number) => {
      time += ms;
    },
    /** The page sends a new message; @param isLost the message is lost */
    says(message: Message, isLost = false) {
      receivedMessages.push(message);
      if (!isLost) recording.accept(fromPage('p', receivedMessages.length - 1, [message], '/termloan'));
    },
    repeats: () => recording.accept(fromPage('p', 0, receivedMessages, '/termloan')),
    forges: (first: number, messages: readonly Message[]) =>
      recording.accept(fromPage('p', first, messages, '/evil')),
    value: () => momentOf(recording, 'p/a', NOW).value,
    values: () =>
      recording
        .entries()
        .flatMap(({ message }) => ('snapshot' in message ? [Reflect.get(message.snapshot, 'value')] : [])),
    page: () => recording.pages()[0],
  };
}

function aPage() {
  const receiver = listen();
  receiver.says(begins('a', 'account-flow', 1_000));
  receiver.says(transitionsTo('a', 'EDIT_FORM', 1_000));
  return receiver;
}

const evil = transitionsTo('a', 'evil', 1_001);

describe('messages that another sender forges for a page', () => {
  it('are dropped without content, or with an impossible number', () => {
    expect(isFromApp(fromPage('p', 0, [evil]))).toBe(true);
    expect(isFromApp(fromPage('p', 0, []))).toBe(false);
    expect(isFromApp(fromPage('p', -1, [evil]))).toBe(false);
    expect(isFromApp(fromPage('p', Number.MAX_SAFE_INTEGER - 1, [evil]))).toBe(false);
  });

  it('with a number that is too high are not accepted, and the page is asked to repeat', () => {
    const receiver = aPage();
    receiver.forges(1e9, [evil]);
    expect([receiver.value(), receiver.page()?.path, receiver.asks()]).toEqual(['EDIT_FORM', '/termloan', 1]);
    receiver.repeats();
    receiver.recording.settle();
    expect(receiver.values()).not.toContain('evil');
    receiver.says(transitionsTo('a', 'CONFIRM_FORM', 1_002));
    expect(receiver.value()).toBe('CONFIRM_FORM');
  });

  it('with a number that is too high do not block the page, even if it did not answer', () => {
    const receiver = aPage();
    receiver.forges(1e9, [evil]);
    receiver.recording.settle();
    receiver.says(transitionsTo('a', 'CONFIRM_FORM', 1_002));
    expect([receiver.value(), receiver.page()?.path]).toEqual(['CONFIRM_FORM', '/termloan']);
  });

  it('with the next numbers do not block the page', () => {
    const receiver = aPage();
    receiver.forges(
      2,
      Array.from({ length: 2_000 }, () => evil),
    );
    receiver.says(transitionsTo('a', 'CONFIRM_FORM', 1_002));
    receiver.says(transitionsTo('a', 'done', 1_003));
    expect([receiver.value(), receiver.page()?.path]).toEqual(['done', '/termloan']);
  });

  it('so many that older ones are dropped do not block the page', () => {
    const receiver = aPage();
    for (let at = 0; at < MAX_MESSAGES * 1.5; at += 2_000)
      receiver.forges(
        2 + at,
        Array.from({ length: 2_000 }, () => evil),
      );
    receiver.says(transitionsTo('a', 'CONFIRM_FORM', 1_002));
    expect(receiver.value()).toBe('CONFIRM_FORM');
  });

  it('with past numbers are corrected when the page repeats its messages', () => {
    const receiver = aPage();
    receiver.forges(0, [evil]);
    receiver.says(transitionsTo('a', 'CONFIRM_FORM', 1_002));
    expect(receiver.asks()).toBe(1);
    receiver.repeats();
    expect(receiver.values()).toEqual([undefined, 'EDIT_FORM', 'evil', 'CONFIRM_FORM']);
  });

  it('as its `left` message are undone by a new message of the page', () => {
    const receiver = aPage();
    receiver.recording.accept({ from: 'app', kind: 'left', page: 'p' });
    expect(receiver.page()?.isLive).toBe(false);
    receiver.says(transitionsTo('a', 'CONFIRM_FORM', 1_002));
    expect(receiver.page()?.isLive).toBe(true);
  });

  it('as its `left` message are undone by a later answer of the page', () => {
    const receiver = aPage();
    const answer = { from: 'app', kind: 'acceptance', page: 'p', sessionId: 'a', transitions: [] } as const;
    receiver.recording.accept({ from: 'app', kind: 'left', page: 'p' });
    // Sent before the page left.
    receiver.recording.accept(answer);
    expect(receiver.page()?.isLive).toBe(false);
    receiver.waits(3_500);
    receiver.recording.accept(answer);
    expect(receiver.page()?.isLive).toBe(true);
  });

  it('as the `left` message of an unknown page have no effect', () => {
    const { recording } = listen();
    recording.accept({ from: 'app', kind: 'left', page: 'nobody' });
    expect(recording.pages()).toEqual([]);
  });

  it('for many pages do not drop the running one', () => {
    const receiver = aPage();
    for (let at = 0; at < 40; at += 1) receiver.recording.accept(fromPage(`evil${at}`, 7, [evil]));
    expect(receiver.recording.pages().map(({ id }) => id)).toEqual(['p']);
  });
});

describe('lost messages', () => {
  it('are requested, and inserted at their position', () => {
    const receiver = aPage();
    receiver.says(transitionsTo('a', 'checking', 1_001), true);
    receiver.says(transitionsTo('a', 'CONFIRM_FORM', 1_002));
    expect([receiver.value(), receiver.asks(), receiver.recording.isMissing()]).toEqual([
      'EDIT_FORM',
      1,
      true,
    ]);
    receiver.repeats();
    expect(receiver.recording.isMissing()).toBe(false);
    expect(receiver.values()).toEqual([undefined, 'EDIT_FORM', 'checking', 'CONFIRM_FORM']);
  });

  it('before the first received one are requested too', () => {
    const receiver = listen();
    receiver.says(begins('a', 'account-flow'), true);
    receiver.says(transitionsTo('a', 'EDIT_FORM'));
    expect(receiver.recording.pages()).toEqual([]);
    receiver.repeats();
    expect(receiver.values()).toEqual([undefined, 'EDIT_FORM']);
  });

  it('that are no longer stored are skipped', () => {
    const receiver = aPage();
    receiver.forges(700, [transitionsTo('a', 'later', 1_002)]);
    receiver.forges(600, [transitionsTo('a', 'late', 1_001)]);
    receiver.recording.settle();
    expect(receiver.values()).toEqual([undefined, 'EDIT_FORM', 'late', 'later']);
    receiver.forges(701, [transitionsTo('a', 'latest', 1_003)]);
    expect(receiver.value()).toBe('latest');
  });

  it('that arrive late are put in order', () => {
    const receiver = aPage();
    receiver.forges(3, [transitionsTo('a', 'second', 1_002)]);
    receiver.forges(2, [transitionsTo('a', 'first', 1_001)]);
    expect(receiver.values()).toEqual([undefined, 'EDIT_FORM', 'first', 'second']);
  });
});

describe('an actor that is sent again', () => {
  it('is no new entry: another inspector was opened, and nothing happened', () => {
    const receiver = aPage();
    receiver.repeats();
    receiver.says(runs('a', 'account-flow', 'EDIT_FORM', 9_000));
    expect(receiver.recording.entries()).toHaveLength(2);
    receiver.says(transitionsTo('a', 'CONFIRM_FORM', 9_001));
    expect(receiver.value()).toBe('CONFIRM_FORM');
  });

  it('is passed once to subscribers of the recording', () => {
    const receiver = aPage();
    const followed: unknown[] = [];
    followEntries(receiver.recording, (message) => followed.push(message));
    receiver.repeats();
    receiver.says(runs('a', 'account-flow', 'EDIT_FORM', 9_000));
    const later = transitionsTo('a', 'CONFIRM_FORM', 9_001);
    receiver.says(later);
    receiver.repeats();
    expect(followed).toEqual([later]);
  });

  it('is a new entry when nothing is stored about its state', () => {
    const receiver = aPage();
    receiver.recording.clear();
    receiver.repeats();
    expect(receiver.recording.entries()).toEqual([]);
    receiver.says(runs('a', 'account-flow', 'EDIT_FORM', 9_000));
    expect(receiver.value()).toBe('EDIT_FORM');
  });
});
