import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import type { CameraEvent } from '../../machines/domain/files/camera';
import { openCamera } from '../../src/bridge/camera';

const [WIDTH, HEIGHT] = [120, 160];

/** A page with a camera that shows a grey wall; `pixels` returns the pixels of a frame. */
function pageWith(pixels: () => Uint8ClampedArray) {
  const track = { stop: vi.fn(), addEventListener: () => {} };
  const stream = { getTracks: () => [track], getVideoTracks: () => [track] };
  const video = {
    setAttribute: () => {},
    play: () => Promise.resolve(),
    pause: () => {},
    remove: () => {},
    videoWidth: 640,
    videoHeight: 480,
    readyState: 2,
    HAVE_CURRENT_DATA: 2,
  };
  const pen = { drawImage: () => {}, getImageData: () => ({ data: pixels(), width: WIDTH, height: HEIGHT }) };
  const elements: Readonly<Record<string, () => object>> = {
    video: () => video,
    canvas: () => ({ width: WIDTH, height: HEIGHT, getContext: () => pen }),
  };
  const listening = { addEventListener: () => {}, removeEventListener: () => {} };
  const page = {
    ...listening,
    document: { ...listening, hidden: false, createElement: (tag: string) => elements[tag]?.() },
    navigator: { mediaDevices: { getUserMedia: () => Promise.resolve(stream) } },
    performance: { now: () => Date.now() },
  };
  const events: CameraEvent[] = [];
  // SAFETY: the parts of a page that the camera uses.
  const camera = openCamera(
    page as unknown as Window,
    (one) => events.push(one),
    () => {
      throw new Error('No picture is taken here.');
    },
  );
  return { camera, track, types: () => events.map(({ type }) => type), events };
}

const grey = () => new Uint8ClampedArray(WIDTH * HEIGHT * 4).fill(150);

/** A stub of the browser's face detector. */
function detects(detect: () => Promise<readonly object[]>) {
  const detectSpy = vi.fn(detect);
  vi.stubGlobal(
    'FaceDetector',
    class {
      detect = detectSpy;
    },
  );
  return detectSpy;
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('looking at the frames of a camera', () => {
  it.each([
    ['is silent', () => new Promise<never>(() => {})],
    ['throws', () => Promise.reject(new Error('no service'))],
  ])('continues with the pixels when the face detector %s, and does not call it again', async (_, detect) => {
    const detectSpy = detects(detect);
    const { camera, types, events } = pageWith(grey);
    await vi.advanceTimersByTimeAsync(4_000);
    expect(types()[0]).toBe('camera.shown');
    expect(events.some(({ type }) => type === 'camera.hinted')).toBe(true);
    expect(detectSpy).toHaveBeenCalledOnce();
    camera.close();
  });

  it('that fails ends: the camera is off, and a failure is reported', async () => {
    const { track, events } = pageWith(() => {
      throw new Error('no memory');
    });
    await vi.advanceTimersByTimeAsync(9_000);
    expect(events).toEqual([{ type: 'camera.failed', problem: 'black' }]);
    expect(track.stop).toHaveBeenCalled();
  });

  it('continues after one frame that could not be read', async () => {
    let frames = 0;
    const { camera, types } = pageWith(() => {
      frames += 1;
      if (frames === 2) throw new Error('no memory');
      return grey();
    });
    await vi.advanceTimersByTimeAsync(12_000);
    expect(types()).not.toContain('camera.failed');
    expect(frames).toBeGreaterThan(20);
    camera.close();
  });
});
