// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { connect } from '../../../../src/inspector/live/connection';
import { HEARTBEAT_KEY } from '../../../../src/telemetry/inspection/heartbeat';
import type { FromInspector } from '../../../../src/telemetry/inspection/protocol';

const STORAGE_KEY = `v1:${HEARTBEAT_KEY}`;
let posted: FromInspector[];
let receive: (data: unknown) => void;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  posted = [];
  vi.stubGlobal(
    'BroadcastChannel',
    class {
      onmessage: (message: { readonly data: unknown }) => void = () => undefined;
      constructor() {
        receive = (data) => this.onmessage({ data });
      }
      postMessage(message: FromInspector) {
        posted.push(message);
      }
    },
  );
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('an inspector that stays open reports itself at once when another is closed, also while its timers are throttled', () => {
  connect(() => undefined);
  localStorage.removeItem(STORAGE_KEY);
  posted = [];
  receive({ type: '@statelyai.disconnected' });
  expect(posted).toEqual([{ type: '@app.open' }]);
  expect(localStorage.getItem(STORAGE_KEY)).not.toBeNull();
});
