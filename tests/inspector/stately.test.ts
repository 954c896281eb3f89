// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';

import { createRecording } from '../../src/inspector/live/recording';
import { createStatelyLink } from '../../src/inspector/live/stately';
import { HELD, type Message } from '../../src/telemetry/inspection/protocol';
import { begins, stands, tells } from './messages';

const STATELY = 'https://stately.ai';

afterEach(() => vi.restoreAllMocks());

/** A frame is a window that a test can have: what it is handed is noted instead of delivered. */
function aWindow() {
  const frame = document.body.appendChild(document.createElement('iframe'));
  const remote = frame.contentWindow;
  if (remote === null) throw new Error('a frame without a window');
  const sent: { readonly message: unknown; readonly to: unknown }[] = [];
  vi.spyOn(remote, 'postMessage').mockImplementation((message: unknown, to: unknown) => {
    sent.push({ message, to });
  });
  return { remote, sent };
}

/** A page tells, and a person opens Stately's inspector. */
function openedAt(first: readonly Message[] = [begins('a', 'shop'), stands('a', 'open', 2)]) {
  const recording = createRecording();
  let told = 0;
  const tell = (...messages: readonly Message[]) => {
    recording.accept(tells('p', told, messages));
    told += messages.length;
  };
  if (first.length > 0) tell(...first);
  const { remote, sent } = aWindow();
  const open = vi.spyOn(window, 'open').mockReturnValue(remote);
  const link = createStatelyLink(recording);
  const isOpen = link.open((definition) => `whole ${definition}`);
  return { recording, tell, remote, sent, open, link, isOpen };
}

function hello(
  source: Window,
  { origin = STATELY, data = { type: '@statelyai.connected' } as unknown } = {},
) {
  window.dispatchEvent(new MessageEvent('message', { origin, source, data }));
}

const statesIn = (sent: readonly { readonly message: unknown }[]) =>
  sent.flatMap(({ message }) => Reflect.get(Object(Reflect.get(Object(message), 'snapshot')), 'value') ?? []);

const step: Message = {
  type: '@app.microstep',
  _version: '',
  id: '',
  createdAt: '3',
  rootId: 'x',
  sessionId: 'a',
  event: { type: 'go' },
  transitions: ['shop.open|go|0'],
  value: 'open',
};

describe('Stately’s inspector', () => {
  it('is opened at its own address, in a window of its own', () => {
    const { open, isOpen } = openedAt();
    expect(isOpen).toBe(true);
    expect(open.mock.calls).toEqual([[`${STATELY}/inspect`, 'stately-inspector']]);
  });

  it('is told nothing before it says that it is there', () => {
    const { tell, sent } = openedAt();
    tell(stands('a', 'shut', 3));
    expect(sent).toEqual([]);
  });

  it('is told what was heard before, then what comes, in its order, and at its origin alone', () => {
    const { tell, remote, sent } = openedAt();
    tell(stands('a', 'shut', 3));
    hello(remote);
    tell(stands('a', 'sold', 4));
    expect(statesIn(sent)).toEqual(['open', 'shut', 'sold']);
    expect(new Set(sent.map(({ to }) => to))).toEqual(new Set([STATELY]));
  });

  it('is told everything anew when it was reloaded, which is when it says once more that it is there', () => {
    const { tell, remote, sent } = openedAt();
    hello(remote);
    tell(stands('a', 'shut', 3));
    sent.length = 0;
    hello(remote);
    tell(stands('a', 'sold', 4));
    expect(statesIn(sent)).toEqual(['open', 'shut', 'sold']);
  });

  it.each([
    ['another origin', { origin: 'https://stately.ai.example' }],
    ['its origin without a lock', { origin: 'http://stately.ai' }],
  ])('is not taken to be there where %s says so', (_, said) => {
    const { remote, sent } = openedAt();
    hello(remote, said);
    expect(sent).toEqual([]);
  });

  it('is not taken to be there where another window of its origin says so', () => {
    const { sent } = openedAt();
    hello(aWindow().remote);
    expect(sent).toEqual([]);
  });

  it.each([null, 'text', {}, { type: '@statelyai.disconnected' }])('is not there by saying %j', (data) => {
    const { remote, sent } = openedAt();
    hello(remote, { data });
    expect(sent).toEqual([]);
  });

  it('is told nothing that its standard does not have', () => {
    const { tell, remote, sent } = openedAt([begins('a', 'shop'), step]);
    tell(step);
    hello(remote);
    tell({ ...step, createdAt: '5' });
    expect(sent.map(({ message }) => Reflect.get(Object(message), 'type'))).toEqual(['@xstate.actor']);
  });

  it('is given the whole of a chart that only has its name here', () => {
    const { remote, sent } = openedAt();
    hello(remote);
    expect(sent[0]?.message).toMatchObject({ definition: 'whole {"id":"shop"}' });
  });

  it('is told everything once where it is opened again, also when it was there', () => {
    const { tell, remote, sent, link } = openedAt();
    hello(remote);
    sent.length = 0;
    link.open((definition) => definition);
    tell(stands('a', 'shut', 3));
    expect(sent).toEqual([]);
    hello(remote);
    tell(stands('a', 'sold', 4));
    expect(statesIn(sent)).toEqual(['open', 'shut', 'sold']);
  });

  it('goes on where it is opened again and the browser does not open it', () => {
    const { tell, remote, sent, link, open } = openedAt();
    hello(remote);
    open.mockReturnValue(null);
    expect(link.open((definition) => definition)).toBe(false);
    tell(stands('a', 'shut', 3));
    expect(statesIn(sent)).toEqual(['open', 'shut']);
  });

  it('that never comes has no more kept for it than the recording holds, the newest', () => {
    const { tell, remote, sent } = openedAt();
    for (let at = 0; at < HELD * 1.2; at += 1_000)
      tell(...Array.from({ length: 1_000 }, (_, next) => stands('a', `${at + next}`, at + next)));
    hello(remote);
    expect(sent.length).toBeLessThanOrEqual(HELD);
    expect(statesIn(sent).at(-1)).toBe(`${HELD * 1.2 - 1}`);
  });
});
