// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';

import { createRecording } from '../../src/inspector/live/recording';
import { createStatelyLink } from '../../src/inspector/live/stately';
import { MAX_MESSAGES, type Message } from '../../src/telemetry/inspection/protocol';
import { begins, fromPage, transitionsTo } from './messages';

const STATELY = 'https://stately.ai';

afterEach(() => vi.restoreAllMocks());

/** A frame as the window: its messages are recorded instead of delivered. */
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

/** A page sends messages, and the analyst opens Stately's inspector. */
function openedAt(first: readonly Message[] = [begins('a', 'shop'), transitionsTo('a', 'open', 2)]) {
  const recording = createRecording();
  let count = 0;
  const send = (...messages: readonly Message[]) => {
    recording.accept(fromPage('p', count, messages));
    count += messages.length;
  };
  if (first.length > 0) send(...first);
  const { remote, sent } = aWindow();
  const open = vi.spyOn(window, 'open').mockReturnValue(remote);
  const link = createStatelyLink(recording);
  const isOpen = link.open((definition) => `whole ${definition}`);
  return { recording, send, remote, sent, open, link, isOpen };
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
  it('is opened at its own URL, in a new window', () => {
    const { open, isOpen } = openedAt();
    expect(isOpen).toBe(true);
    expect(open.mock.calls).toEqual([[`${STATELY}/inspect`, 'stately-inspector']]);
  });

  it('receives nothing before it reports ready', () => {
    const { send, sent } = openedAt();
    send(transitionsTo('a', 'shut', 3));
    expect(sent).toEqual([]);
  });

  it('receives the earlier messages, then the new ones, in order, and only at its origin', () => {
    const { send, remote, sent } = openedAt();
    send(transitionsTo('a', 'shut', 3));
    hello(remote);
    send(transitionsTo('a', 'sold', 4));
    expect(statesIn(sent)).toEqual(['open', 'shut', 'sold']);
    expect(new Set(sent.map(({ to }) => to))).toEqual(new Set([STATELY]));
  });

  it('receives everything again after a reload, when it reports ready again', () => {
    const { send, remote, sent } = openedAt();
    hello(remote);
    send(transitionsTo('a', 'shut', 3));
    sent.length = 0;
    hello(remote);
    send(transitionsTo('a', 'sold', 4));
    expect(statesIn(sent)).toEqual(['open', 'shut', 'sold']);
  });

  it.each([
    ['another origin', { origin: 'https://stately.ai.example' }],
    ['its origin without a lock', { origin: 'http://stately.ai' }],
  ])('is not treated as open when %s says so', (_, said) => {
    const { remote, sent } = openedAt();
    hello(remote, said);
    expect(sent).toEqual([]);
  });

  it('is not treated as ready when another window of its origin reports it', () => {
    const { sent } = openedAt();
    hello(aWindow().remote);
    expect(sent).toEqual([]);
  });

  it.each([null, 'text', {}, { type: '@statelyai.disconnected' }])(
    'is not treated as ready when it sends %j',
    (data) => {
      const { remote, sent } = openedAt();
      hello(remote, { data });
      expect(sent).toEqual([]);
    },
  );

  it('receives nothing outside its protocol', () => {
    const { send, remote, sent } = openedAt([begins('a', 'shop'), step]);
    send(step);
    hello(remote);
    send({ ...step, createdAt: '5' });
    expect(sent.map(({ message }) => Reflect.get(Object(message), 'type'))).toEqual(['@xstate.actor']);
  });

  it('receives the full definition of a chart that is sent by name here', () => {
    const { remote, sent } = openedAt();
    hello(remote);
    expect(sent[0]?.message).toMatchObject({ definition: 'whole {"id":"shop"}' });
  });

  it('receives everything once when it is opened again, also when it was open', () => {
    const { send, remote, sent, link } = openedAt();
    hello(remote);
    sent.length = 0;
    link.open((definition) => definition);
    send(transitionsTo('a', 'shut', 3));
    expect(sent).toEqual([]);
    hello(remote);
    send(transitionsTo('a', 'sold', 4));
    expect(statesIn(sent)).toEqual(['open', 'shut', 'sold']);
  });

  it('continues when it is opened again and the browser does not open it', () => {
    const { send, remote, sent, link, open } = openedAt();
    hello(remote);
    open.mockReturnValue(null);
    expect(link.open((definition) => definition)).toBe(false);
    send(transitionsTo('a', 'shut', 3));
    expect(statesIn(sent)).toEqual(['open', 'shut']);
  });

  it('receives no more than the recording stores, the newest, where it reports ready late', () => {
    const { send, remote, sent } = openedAt();
    for (let at = 0; at < MAX_MESSAGES * 1.2; at += 1_000)
      send(...Array.from({ length: 1_000 }, (_, next) => transitionsTo('a', `${at + next}`, at + next)));
    hello(remote);
    expect(sent.length).toBeLessThanOrEqual(MAX_MESSAGES);
    expect(statesIn(sent).at(-1)).toBe(`${MAX_MESSAGES * 1.2 - 1}`);
  });
});
