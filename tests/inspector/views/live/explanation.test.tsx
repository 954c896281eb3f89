// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setup } from 'xstate';

import { createRecording } from '../../../../src/inspector/live/recording';
import { liveRoute } from '../../../../src/inspector/location';
import { LivePage } from '../../../../src/inspector/views/live-page';
import { definitionText } from '../../../../src/telemetry/inspection/definition';
import { liveSession } from '../../live-session';
import { begins, fromPage, receives, transitionsTo } from '../../messages';

vi.mock('../../../../src/inspector/chart/chart-view', () => ({ ChartView: () => null }));

const counter = setup({ guards: { isEnough: () => true } }).createMachine({
  id: 'counter',
  initial: 'counting',
  states: { counting: { on: { more: {}, go: { guard: 'isEnough', target: 'over' } } }, over: {} },
});

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('guard results are requested again after each event, also where it does not change the state', () => {
  const explain = vi.fn();
  const recording = createRecording();
  const session = liveSession(recording, explain);
  const more = (count: number) => [
    receives('a', 'more'),
    transitionsTo('a', 'counting', 1, 'active', { count }),
  ];
  recording.accept(
    fromPage('p', 0, [begins('a', 'counter', 1, undefined, definitionText(counter)), ...more(1)]),
  );
  render(<LivePage session={session} journeys={[]} route={liveRoute()} />);
  act(() => vi.advanceTimersByTime(2_000));
  expect(explain).toHaveBeenCalledTimes(1);
  act(() => {
    recording.accept(fromPage('p', 3, more(2)));
    vi.advanceTimersByTime(100);
  });
  act(() => vi.advanceTimersByTime(2_000));
  expect(explain).toHaveBeenCalledTimes(2);
});
