// @vitest-environment jsdom
/** The Listen button, with a browser's voices and with a host's: when it is there, and what starts and ends a reading. */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { createBrowserBridge } from '../../src/bridge/browser';
import { createSpeech } from '../../src/bridge/speech';
import { ListenButton } from '../../src/screens/shared/speech/listen-button';
import { SpeechContext } from '../../src/screens/shared/speech/speech-context';
import { fakeSpeechSynthesis } from '../support/fake-speech';

const ENGLISH = { lang: 'en-IN', localService: true };
const SENTENCES = ['You get one lakh rupees in your bank.', 'You pay two thousand rupees each week.'];

let synthesis: ReturnType<typeof fakeSpeechSynthesis>;

beforeEach(() => {
  synthesis = fakeSpeechSynthesis([ENGLISH]);
  vi.stubGlobal('speechSynthesis', synthesis.synthesis);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** Loads the speech of a page, in a browser or a host. */
function newSpeech(bridge = createBrowserBridge('device-1', 'test')) {
  const speech = createSpeech(window, bridge, 'en-IN');
  return () => Promise.resolve(speech);
}

/** Renders the page, and waits for the code that reads aloud. */
const open = (...given: Parameters<typeof page>) => act(async () => render(page(...given)));

function page(load = newSpeech(), sentences: readonly string[] = SENTENCES) {
  return (
    <StrictMode>
      <SpeechContext value={load}>
        <ListenButton sentences={sentences} />
        <ListenButton sentences={['Another text.']} about="another" />
      </SpeechContext>
    </StrictMode>
  );
}

const listen = () => screen.getByRole('button', { name: 'Listen' });
const tap = async (button: HTMLElement) => {
  await act(async () => fireEvent.click(button));
};
const buttons = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);

it('is not there without a voice, and comes with it', async () => {
  synthesis.load([{ lang: 'de-DE', localService: true }]);
  await open();
  expect(buttons()).toEqual([]);
  act(() => synthesis.load([ENGLISH]));
  expect(buttons()).toEqual(['Listen', 'Listen (another)']);
});

it('is not in a document that is rendered ahead', () => {
  expect(renderToString(page())).toBe('');
});

it('reads, becomes Stop, and is Listen again at the end; the focus stays', async () => {
  await open();
  expect(synthesis.spoken).toEqual([]);
  listen().focus();
  await tap(listen());
  expect(synthesis.spoken.map(({ text }) => text)).toEqual(SENTENCES);
  expect(buttons()).toEqual(['Stop', 'Listen (another)']);
  expect(document.activeElement?.textContent).toBe('Stop');
  await act(async () => {
    synthesis.endNext();
    synthesis.endNext();
  });
  expect(buttons()).toEqual(['Listen', 'Listen (another)']);
});

it('stops when it is tapped again, and not by the second click of a double tap', async () => {
  await open();
  await tap(listen());
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Stop' }), { detail: 2 }));
  expect(synthesis.waiting()).toHaveLength(2);
  await tap(screen.getByRole('button', { name: 'Stop' }));
  expect([synthesis.waiting(), buttons()]).toEqual([[], ['Listen', 'Listen (another)']]);
});

it('stops when another text is read, which goes on', async () => {
  await open();
  await tap(listen());
  await tap(screen.getByRole('button', { name: /^Listen ?.another.$/ }));
  expect(buttons()).toEqual(['Listen', 'Stop (another)']);
  expect(synthesis.waiting().map(({ text }) => text)).toEqual(['Another text.']);
});

it('ends quietly when the engine fails', async () => {
  await open();
  await tap(listen());
  await act(async () => synthesis.failNext());
  expect(buttons()).toEqual(['Listen', 'Listen (another)']);
});

it('stops when the screen is left, and when an amount on it changes', async () => {
  const speech = newSpeech();
  const { rerender, unmount } = await open(speech);
  await tap(listen());
  await act(async () => rerender(page(speech, ['You get two lakh rupees in your bank.'])));
  expect([synthesis.waiting(), buttons()]).toEqual([[], ['Listen', 'Listen (another)']]);
  await tap(listen());
  expect(synthesis.waiting()).toHaveLength(1);
  unmount();
  expect(synthesis.waiting()).toEqual([]);
});

it('lets a host read that says in its first message (hello) that it can, and stops it', async () => {
  vi.stubGlobal('speechSynthesis', undefined);
  const plain = createBrowserBridge('device-1', 'test');
  const speak = vi.fn(() => new Promise<'done'>(() => {}));
  const stopSpeaking = vi.fn();
  const bridge = { ...plain, info: () => ({ ...plain.info(), speaks: ['en'] }), speak, stopSpeaking };
  const { unmount } = await open(newSpeech(bridge));
  await tap(listen());
  expect(speak).toHaveBeenCalledExactlyOnceWith({ text: SENTENCES.join(' '), language: 'en-IN' });
  unmount();
  expect(stopSpeaking).toHaveBeenCalledTimes(1);
});

it('is not there in a web view without voices, whose host does not read', async () => {
  vi.stubGlobal('speechSynthesis', undefined);
  await open();
  expect(buttons()).toEqual([]);
});

it('is not there when its code cannot be loaded', async () => {
  await open(() => Promise.reject(new TypeError('import failed')));
  expect(buttons()).toEqual([]);
});
