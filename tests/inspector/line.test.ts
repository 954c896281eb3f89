import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { type Line, openLine } from '../../src/telemetry/inspection/line';
import { CHANNEL, type FromApp, type FromInspector } from '../../src/telemetry/inspection/protocol';

const left: FromApp = { from: 'app', kind: 'left', page: 'p' };

/** A worker that only notes what it is handed. */
class HeldWorker {
  static last: HeldWorker | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onerror: (() => void) | null = null;
  readonly handed: unknown[] = [];
  isOver = false;
  constructor() {
    HeldWorker.last = this;
  }
  postMessage(message: unknown) {
    this.handed.push(message);
  }
  terminate() {
    this.isOver = true;
  }
}

let inspector: BroadcastChannel;
let seen: unknown[];
let heard: FromInspector[];
let line: Line | null;
let lost = 0;

beforeEach(() => {
  seen = [];
  heard = [];
  lost = 0;
  inspector = new BroadcastChannel(CHANNEL);
  inspector.onmessage = ({ data }: MessageEvent<unknown>) => seen.push(data);
});

afterEach(() => {
  line?.close();
  inspector.close();
  vi.unstubAllGlobals();
});

const open = () => {
  const opened = openLine({
    hear: (message) => heard.push(message),
    lost: () => {
      lost += 1;
    },
  });
  line = opened;
  return opened;
};

/** The worker of the line that was opened last. */
function workerOf(): HeldWorker {
  if (HeldWorker.last === null) throw new Error('No worker was begun.');
  return HeldWorker.last;
}

describe('the line to the inspectors', () => {
  it('hands all to a worker, touches no channel itself, and hears what the worker brings of an inspector', async () => {
    vi.stubGlobal('Worker', HeldWorker);
    const { post, close } = open();
    post(left);
    const worker = workerOf();
    expect(worker.handed).toEqual([left]);
    worker.onmessage?.({ data: { type: '@app.open' } });
    worker.onmessage?.({ data: left });
    worker.onmessage?.({ data: { type: 'xstate.event' } });
    expect(heard).toEqual([{ type: '@app.open' }]);
    close();
    expect(worker.isOver).toBe(true);
    await new Promise((resolve) => setImmediate(resolve));
    expect(seen).toEqual([]);
  });

  it('goes straight to the channel where there is no worker, both ways', async () => {
    vi.stubGlobal('Worker', undefined);
    open().post(left);
    await vi.waitFor(() => expect(seen).toEqual([left]));
    inspector.postMessage(left);
    inspector.postMessage({ type: '@statelyai.connected' });
    await vi.waitFor(() => expect(heard).toEqual([{ type: '@statelyai.connected' }]));
  });

  it('says that something may be lost when the worker cannot be had, and goes straight from then on', async () => {
    vi.stubGlobal('Worker', HeldWorker);
    const { post } = open();
    post(left);
    const worker = workerOf();
    worker.onerror?.();
    expect([lost, worker.isOver]).toEqual([1, true]);
    post({ ...left, page: 'again' });
    await vi.waitFor(() => expect(seen).toEqual([{ ...left, page: 'again' }]));
  });

  it('does not leave the last word to a worker, which goes with its page', async () => {
    vi.stubGlobal('Worker', HeldWorker);
    open().postLast([left, { ...left, page: 'q' }]);
    await vi.waitFor(() => expect(seen).toEqual([left, { ...left, page: 'q' }]));
    expect(workerOf().handed).toEqual([]);
  });
});
