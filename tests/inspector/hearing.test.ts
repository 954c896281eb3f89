import { describe, expect, it } from 'vitest';

import { followEntries } from '../../src/inspector/live/follow-entries';
import { momentOf } from '../../src/inspector/live/moment';
import { createRecording } from '../../src/inspector/live/recording';
import { HELD, isFromApp, type Message } from '../../src/telemetry/inspection/protocol';
import { begins, runs, stands, tells } from './messages';

const NOW = Number.POSITIVE_INFINITY;

/** A page of the app, a recording that hears it, and how often it was asked to repeat itself. */
function listen() {
  let time = 1_000;
  let asks = 0;
  const recording = createRecording(
    () => time,
    () => {
      asks += 1;
    },
  );
  const told: Message[] = [];
  return {
    recording,
    asks: () => asks,
    waits: (ms: number) => {
      time += ms;
    },
    /** The page says something new; @param isLost and nobody hears it */
    says(message: Message, isLost = false) {
      told.push(message);
      if (!isLost) recording.accept(tells('p', told.length - 1, [message], '/termloan'));
    },
    repeats: () => recording.accept(tells('p', 0, told, '/termloan')),
    forges: (first: number, messages: readonly Message[]) =>
      recording.accept(tells('p', first, messages, '/evil')),
    value: () => momentOf(recording, 'p/a', NOW).value,
    values: () =>
      recording
        .entries()
        .flatMap(({ message }) => ('snapshot' in message ? [Reflect.get(message.snapshot, 'value')] : [])),
    page: () => recording.pages()[0],
  };
}

function aPage() {
  const heard = listen();
  heard.says(begins('a', 'account-flow', 1_000));
  heard.says(stands('a', 'EDIT_FORM', 1_000));
  return heard;
}

const evil = stands('a', 'evil', 1_001);

describe('what somebody else says for a page', () => {
  it('is dropped where it has no message, or a number that no page comes to', () => {
    expect(isFromApp(tells('p', 0, [evil]))).toBe(true);
    expect(isFromApp(tells('p', 0, []))).toBe(false);
    expect(isFromApp(tells('p', -1, [evil]))).toBe(false);
    expect(isFromApp(tells('p', Number.MAX_SAFE_INTEGER - 1, [evil]))).toBe(false);
  });

  it('from far ahead is not believed, and the page is asked', () => {
    const heard = aPage();
    heard.forges(1e9, [evil]);
    expect([heard.value(), heard.page()?.path, heard.asks()]).toEqual(['EDIT_FORM', '/termloan', 1]);
    heard.repeats();
    heard.recording.settle();
    expect(heard.values()).not.toContain('evil');
    heard.says(stands('a', 'CONFIRM_FORM', 1_002));
    expect(heard.value()).toBe('CONFIRM_FORM');
  });

  it('from far ahead does not make the page unheard, even where it did not answer', () => {
    const heard = aPage();
    heard.forges(1e9, [evil]);
    heard.recording.settle();
    heard.says(stands('a', 'CONFIRM_FORM', 1_002));
    expect([heard.value(), heard.page()?.path]).toEqual(['CONFIRM_FORM', '/termloan']);
  });

  it('under the numbers that come next does not make the page unheard', () => {
    const heard = aPage();
    heard.forges(
      2,
      Array.from({ length: 2_000 }, () => evil),
    );
    heard.says(stands('a', 'CONFIRM_FORM', 1_002));
    heard.says(stands('a', 'done', 1_003));
    expect([heard.value(), heard.page()?.path]).toEqual(['done', '/termloan']);
  });

  it('so much that all before it is forgotten does not make the page unheard', () => {
    const heard = aPage();
    for (let at = 0; at < HELD * 1.5; at += 2_000)
      heard.forges(
        2 + at,
        Array.from({ length: 2_000 }, () => evil),
      );
    heard.says(stands('a', 'CONFIRM_FORM', 1_002));
    expect(heard.value()).toBe('CONFIRM_FORM');
  });

  it('under numbers that are passed heals when the page repeats itself', () => {
    const heard = aPage();
    heard.forges(0, [evil]);
    heard.says(stands('a', 'CONFIRM_FORM', 1_002));
    expect(heard.asks()).toBe(1);
    heard.repeats();
    expect(heard.values()).toEqual([undefined, 'EDIT_FORM', 'evil', 'CONFIRM_FORM']);
  });

  it('as a goodbye is over when the page says something new', () => {
    const heard = aPage();
    heard.recording.accept({ from: 'app', kind: 'left', page: 'p' });
    expect(heard.page()?.isLive).toBe(false);
    heard.says(stands('a', 'CONFIRM_FORM', 1_002));
    expect(heard.page()?.isLive).toBe(true);
  });

  it('as a goodbye is over when the page answers, asked after it', () => {
    const heard = aPage();
    const answer = { from: 'app', kind: 'acceptance', page: 'p', sessionId: 'a', branches: [] } as const;
    heard.recording.accept({ from: 'app', kind: 'left', page: 'p' });
    // On its way before the page left.
    heard.recording.accept(answer);
    expect(heard.page()?.isLive).toBe(false);
    heard.waits(3_500);
    heard.recording.accept(answer);
    expect(heard.page()?.isLive).toBe(true);
  });

  it('as the goodbye of a page that nobody knows is nothing', () => {
    const { recording } = listen();
    recording.accept({ from: 'app', kind: 'left', page: 'nobody' });
    expect(recording.pages()).toEqual([]);
  });

  it('for many pages does not make the one forgotten that runs', () => {
    const heard = aPage();
    for (let at = 0; at < 40; at += 1) heard.recording.accept(tells(`evil${at}`, 7, [evil]));
    expect(heard.recording.pages().map(({ id }) => id)).toEqual(['p']);
  });
});

describe('what was missed', () => {
  it('is asked for, and stands in its place', () => {
    const heard = aPage();
    heard.says(stands('a', 'checking', 1_001), true);
    heard.says(stands('a', 'CONFIRM_FORM', 1_002));
    expect([heard.value(), heard.asks(), heard.recording.isMissing()]).toEqual(['EDIT_FORM', 1, true]);
    heard.repeats();
    expect(heard.recording.isMissing()).toBe(false);
    expect(heard.values()).toEqual([undefined, 'EDIT_FORM', 'checking', 'CONFIRM_FORM']);
  });

  it('before the first that is heard is asked for too', () => {
    const heard = listen();
    heard.says(begins('a', 'account-flow'), true);
    heard.says(stands('a', 'EDIT_FORM'));
    expect(heard.recording.pages()).toEqual([]);
    heard.repeats();
    expect(heard.values()).toEqual([undefined, 'EDIT_FORM']);
  });

  it('and is held by nobody any more is done without', () => {
    const heard = aPage();
    heard.forges(700, [stands('a', 'later', 1_002)]);
    heard.forges(600, [stands('a', 'late', 1_001)]);
    heard.recording.settle();
    expect(heard.values()).toEqual([undefined, 'EDIT_FORM', 'late', 'later']);
    heard.forges(701, [stands('a', 'latest', 1_003)]);
    expect(heard.value()).toBe('latest');
  });

  it('on the way is taken in its order when it comes late', () => {
    const heard = aPage();
    heard.forges(3, [stands('a', 'second', 1_002)]);
    heard.forges(2, [stands('a', 'first', 1_001)]);
    expect(heard.values()).toEqual([undefined, 'EDIT_FORM', 'first', 'second']);
  });
});

describe('an actor that is told of again', () => {
  it('is no entry: another inspector was opened, and nothing happened', () => {
    const heard = aPage();
    heard.repeats();
    heard.says(runs('a', 'account-flow', 'EDIT_FORM', 9_000));
    expect(heard.recording.entries()).toHaveLength(2);
    heard.says(stands('a', 'CONFIRM_FORM', 9_001));
    expect(heard.value()).toBe('CONFIRM_FORM');
  });

  it('is handed on once to whoever follows the recording', () => {
    const heard = aPage();
    const followed: unknown[] = [];
    followEntries(heard.recording, (message) => followed.push(message));
    heard.repeats();
    heard.says(runs('a', 'account-flow', 'EDIT_FORM', 9_000));
    const later = stands('a', 'CONFIRM_FORM', 9_001);
    heard.says(later);
    heard.repeats();
    expect(followed).toEqual([later]);
  });

  it('is one where nothing is held of how it stands', () => {
    const heard = aPage();
    heard.recording.clear();
    heard.repeats();
    expect(heard.recording.entries()).toEqual([]);
    heard.says(runs('a', 'account-flow', 'EDIT_FORM', 9_000));
    expect(heard.value()).toBe('EDIT_FORM');
  });
});
