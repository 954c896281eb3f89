// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import type { Journey } from '../../../../src/inspector/catalogue';
import { readChart } from '../../../../src/inspector/chart/read-chart';
import { createRecording } from '../../../../src/inspector/live/recording';
import { writeRecording } from '../../../../src/inspector/live/recording-file';
import { useRoute } from '../../../../src/inspector/location';
import { LivePage } from '../../../../src/inspector/views/live-page';
import { shop } from '../../charts';
import { liveSession } from '../../live-session';
import { begins, fromPage, receives, runs } from '../../messages';

vi.mock('../../../../src/inspector/chart/chart-view', () => ({ ChartView: () => null }));
// A picture is fetched.
vi.mock('../../../../src/inspector/views/screen-picture', () => ({ ScreenPicture: () => null }));

const journeys: readonly Journey[] = [
  { id: 'shop', title: 'Shop', purpose: '', entryUrls: ['/shop'], chart: readChart(shop), machine: shop },
];

/** A recording of two actors, with entries 0 to 5. */
function recorded() {
  const recording = createRecording();
  const events = ['one', 'two', 'three', 'four'].map((event, index) => receives('a', event, index + 2));
  recording.accept(fromPage('p', 0, [runs('a', 'shop', 'asking'), begins('b', 'other', 2), ...events]));
  return recording;
}

function Page({ session }: { readonly session: ReturnType<typeof liveSession> }) {
  const route = useRoute();
  if (route.kind !== 'live') throw new Error(`${route.kind} is not the live page.`);
  return <LivePage session={session} journeys={journeys} route={route} />;
}

function show() {
  const session = liveSession(recorded());
  render(<Page session={session} />);
  return session;
}

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const press = (name: string | RegExp) => fireEvent.click(button(name));
const selectedRow = () =>
  screen
    .getAllByRole('button', { pressed: true })
    .map((row) => row.textContent)
    .find((text) => text?.includes('Tab 1'));
/** Longer than the pause between any two entries. */
const passTime = () => act(() => vi.advanceTimersByTime(1_000));

beforeEach(() => {
  window.history.replaceState(null, '', '#/live');
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('a replay', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    show();
    press('Replay');
  });

  it('goes from entry to entry, to the end', () => {
    passTime();
    expect(selectedRow()).toContain('other');
    for (let no = 2; no <= 6; no += 1) passTime();
    expect(selectedRow()).toBeUndefined();
    expect(button('Replay')).toBeTruthy();
  });

  it('stops at its entry when it is paused', () => {
    passTime();
    press('Pause');
    passTime();
    expect(selectedRow()).toContain('other');
  });

  it('ends when a row of the log is chosen', () => {
    press(/three/);
    passTime();
    expect(selectedRow()).toContain('three');
    expect(button('Replay')).toBeTruthy();
  });

  it('ends when a copy of the chart is made', () => {
    press('Try other answers');
    passTime();
    expect(screen.getByRole('complementary', { name: 'A copy of Shop' })).toBeTruthy();
    expect(button('Replay')).toBeTruthy();
  });

  it('ends when the address leads to another moment', () => {
    act(() => {
      window.history.replaceState(null, '', '#/live?at=4');
      window.dispatchEvent(new HashChangeEvent('hashchange'));
    });
    passTime();
    expect(selectedRow()).toContain('three');
  });

  it('goes on with another actor that is chosen', () => {
    passTime();
    const link = screen.getByRole('link', { name: /other/ });
    fireEvent.click(link);
    act(() => {
      window.history.replaceState(null, '', link.getAttribute('href'));
      window.dispatchEvent(new HashChangeEvent('hashchange'));
    });
    passTime();
    expect(selectedRow()).toContain('one');
    expect(button('Pause')).toBeTruthy();
  });
});

describe('of files that are opened', () => {
  /** Opens a file. @returns lets its reading end */
  const open = (name: string) => {
    let endReading = () => {};
    const text = writeRecording(recorded(), 1);
    const reading = new Promise<string>((resolve) => {
      endReading = () => resolve(text);
    });
    const file = Object.assign(new File([text], name), { text: () => reading });
    fireEvent.change(screen.getByLabelText('Open a recording'), { target: { files: [file] } });
    return () => act(async () => endReading());
  };

  it('the last one is shown, also where an earlier one takes longer to read', async () => {
    show();
    const endSlow = open('slow.json');
    await open('fast.json')();
    await endSlow();
    expect(screen.getByText('Recording fast.json')).toBeTruthy();
  });

  it('none is shown that was still being read when the recording was closed', async () => {
    show();
    await open('first.json')();
    const endSlow = open('slow.json');
    press('Close it');
    await endSlow();
    expect(screen.queryByText(/^Recording .*json$/)).toBeNull();
  });
});

it('after Clear there is no step to go to', () => {
  show();
  press('Clear');
  expect(button('One step back')).toHaveProperty('disabled', true);
  expect(button('One step on')).toHaveProperty('disabled', true);
});
