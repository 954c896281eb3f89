/** A fake camera for Chromium: it plays a file that is drawn here, and the media tracks that the app opens are counted. */
import { existsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';

import { CHROMIUM_ARGS, findChromium } from '../../support/chromium';
import { expect } from './test';

const [WIDTH, HEIGHT] = [640, 480];

/** Chromium with a camera that shows a face; the merchant allows it. */
export function withCamera() {
  const file = `--use-file-for-fake-video-capture=${faceFile()}`;
  const args = [
    ...CHROMIUM_ARGS,
    '--use-fake-device-for-media-stream',
    '--use-fake-ui-for-media-stream',
    file,
  ];
  return { executablePath: findChromium(), args };
}

/** Chromium with a camera; the merchant denies the permission. */
export function withRefusedCamera() {
  const args = [
    ...CHROMIUM_ARGS,
    '--use-fake-device-for-media-stream',
    '--use-fake-ui-for-media-stream=deny',
  ];
  return { executablePath: findChromium(), args };
}

/** Counts the media tracks of cameras. Call before the first goto. */
export async function countTracks(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const openedTracks: MediaStreamTrack[] = [];
    Object.assign(window, { openedTracks });
    const { mediaDevices } = navigator;
    const getUserMedia = mediaDevices.getUserMedia.bind(mediaDevices);
    mediaDevices.getUserMedia = async (constraints) => {
      const stream = await getUserMedia(constraints);
      openedTracks.push(...stream.getTracks());
      return stream;
    };
  });
}

/** How many tracks were opened on this page, and how many are live. */
export function tracks(page: Page): Promise<{ given: number; live: number }> {
  return page.evaluate(() => {
    // SAFETY: `countTracks` put it there.
    const { openedTracks } = window as unknown as { openedTracks: MediaStreamTrack[] };
    return {
      given: openedTracks.length,
      live: openedTracks.filter(({ readyState }) => readyState === 'live').length,
    };
  });
}

/** Expects that no track is live: the camera's light is off. */
export async function expectCameraOff(page: Page): Promise<void> {
  await expect.poll(async () => (await tracks(page)).live, 'live tracks').toBe(0);
}

/** Replaces the page's camera by one that fails with this error, or that shows one colour. */
export async function stubCamera(
  page: Page,
  behaviour: { error: string } | { colour: string },
): Promise<void> {
  await page.evaluate((behaviour) => {
    // SAFETY: `countTracks` put it there.
    const { openedTracks } = window as unknown as { openedTracks: MediaStreamTrack[] };
    navigator.mediaDevices.getUserMedia = async () => {
      if ('error' in behaviour) throw new DOMException('', behaviour.error);
      const canvas = document.createElement('canvas');
      const context = canvas.getContext('2d');
      if (context === null) throw new Error('This browser draws nothing.');
      const draw = () => {
        context.fillStyle = behaviour.colour;
        context.fillRect(0, 0, canvas.width, canvas.height);
      };
      draw();
      setInterval(draw, 100);
      const stream = canvas.captureStream(10);
      openedTracks.push(...stream.getTracks());
      return stream;
    };
  }, behaviour);
}

/** Two frames of a face before a wall, as raw video (YUV4MPEG2, 4:2:0); made once on this machine. */
function faceFile(): string {
  const path = join(tmpdir(), 'a-face-640x480-2.y4m');
  if (existsSync(path)) return path;
  const luma = Buffer.alloc(WIDTH * HEIGHT);
  const [cb, cr] = [Buffer.alloc((WIDTH * HEIGHT) / 4), Buffer.alloc((WIDTH * HEIGHT) / 4)];
  for (let y = 0; y < HEIGHT; y += 1)
    for (let x = 0; x < WIDTH; x += 1) {
      const [light, blue, red] = pixelAt(x, y);
      luma[y * WIDTH + x] = light;
      const index = (y >> 1) * (WIDTH / 2) + (x >> 1);
      cb[index] = blue;
      cr[index] = red;
    }
  const frame = Buffer.concat([Buffer.from('FRAME\n'), luma, cb, cr]);
  const header = Buffer.from(`YUV4MPEG2 W${WIDTH} H${HEIGHT} F10:1 Ip A1:1 C420jpeg\n`);
  writeFileSync(path, Buffer.concat([header, frame, frame]));
  return path;
}

/** Brightness and colour: hair, eyes, brows, mouth, skin, a shirt, and a striped wall. */
function pixelAt(x: number, y: number): readonly [luma: number, cb: number, cr: number] {
  const within = (cx: number, cy: number, rx: number, ry: number) =>
    ((x - cx) / rx) ** 2 + ((y - cy) / ry) ** 2 <= 1;
  const [cx, cy] = [WIDTH / 2, HEIGHT / 2 + 6];
  for (const side of [-1, 1]) {
    if (within(cx + side * 38, cy - 26, 6, 6)) return [25, 128, 128];
    if (within(cx + side * 38, cy - 26, 15, 8)) return [225, 128, 128];
    if (within(cx + side * 38, cy - 50, 22, 4)) return [45, 124, 132];
  }
  if (within(cx, cy + 62, 30, 9)) return [95, 112, 158];
  if (within(cx, cy + 18, 9, 16)) return [128, 108, 152];
  if (within(cx, cy, 92, 128) && y > cy - 84) return [150 - Math.round(Math.abs(x - cx) / 4), 109, 151];
  if (within(cx, cy - 14, 102, 132)) return [34, 126, 130];
  if (within(cx, cy + 190, 190, 90)) return [90 + ((x >> 4) % 2) * 12, 140, 112];
  return [150 - ((x >> 5) % 2) * 14, 131, 124];
}
