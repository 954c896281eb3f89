// @vitest-environment jsdom
/** A page of the app that has heard of no inspector for too long, because the inspector's timers were throttled or the computer slept. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createActor, createMachine } from 'xstate';

import { createRecording, type Recording } from '../../src/inspector/live/recording';
import { HEARTBEAT_TIMEOUT_MS } from '../../src/telemetry/inspection/heartbeat';
import { inspect } from '../../src/telemetry/inspection/inspect';
import { isFromApp } from '../../src/telemetry/inspection/protocol';

let recording: Recording;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  recording = createRecording();
  vi.stubGlobal(
    'BroadcastChannel',
    class {
      isClosed = false;
      postMessage(data: unknown) {
        if (this.isClosed) throw new Error('The channel is closed.');
        if (isFromApp(data)) recording.accept(data);
      }
      close() {
        this.isClosed = true;
      }
    },
  );
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('is the same tab, and live once, when the next heartbeat starts it again', async () => {
  const opensPage = async (count: number) => {
    const onStopped = vi.fn();
    const record = inspect('tab', onStopped);
    const actor = createActor(createMachine({ id: 'home' }), { inspect: (event) => record(event, 1) });
    actor.start();
    await vi.waitFor(() => expect(recording.pages()).toHaveLength(count));
    actor.stop();
    return onStopped;
  };
  const onStopped = await opensPage(1);
  vi.advanceTimersByTime(HEARTBEAT_TIMEOUT_MS);
  expect(onStopped).toHaveBeenCalledOnce();
  await opensPage(2);
  expect(recording.pages().map(({ tab, isLive }) => [tab.number, isLive])).toEqual([
    [1, false],
    [1, true],
  ]);
});
