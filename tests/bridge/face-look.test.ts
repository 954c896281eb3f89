import { describe, expect, it } from 'vitest';

import { analyseFrame, type FrameAnalysis } from '../../src/bridge/frame-analysis';
import type { Frame } from '../../src/bridge/frame-pixels';

const [WIDTH, HEIGHT] = [120, 160];
type Colour = readonly [red: number, green: number, blue: number];
const skins: readonly Colour[] = [
  [236, 188, 160],
  [198, 134, 103],
  [141, 85, 60],
  [92, 56, 40],
];
const brown: Colour = [198, 134, 103];

/** Position and size of a face, as fractions of the frame. */
interface Face {
  readonly x?: number;
  readonly y?: number;
  readonly height: number;
  readonly skin?: Colour;
}

interface Scene {
  readonly faces?: readonly Face[];
  readonly wall?: Colour;
  /** Brightness; 1 is normal. */
  readonly light?: number;
  /** Draws eyes, brows and a pattern on the wall, for sharpness. */
  readonly isSharp?: boolean;
  /** The phone moved so many pixels. */
  readonly shift?: number;
}

/** Draws a wall and faces on it: ovals of skin with eyes, three to four. */
function frame({ faces = [], wall = [120, 130, 140], light = 1, isSharp = true, shift = 0 }: Scene): Frame {
  const data = new Uint8ClampedArray(WIDTH * HEIGHT * 4);
  for (let y = 0; y < HEIGHT; y += 1)
    for (let x = 0; x < WIDTH; x += 1) {
      const [red, green, blue] = colourAt(x + shift, y, faces, wall, isSharp);
      data.set([red * light, green * light, blue * light, 255], (y * WIDTH + x) * 4);
    }
  return { data, width: WIDTH, height: HEIGHT };
}

function colourAt(x: number, y: number, faces: readonly Face[], wall: Colour, isSharp: boolean): Colour {
  for (const { x: atX = 0.5, y: atY = 0.5, height, skin = brown } of faces) {
    const [ry, rx] = [(height * HEIGHT) / 2, (height * HEIGHT) / 2.7];
    const [dx, dy] = [(x - atX * WIDTH) / rx, (y - atY * HEIGHT) / ry];
    if (dx * dx + dy * dy > 1) continue;
    const isEye = Math.abs(Math.abs(dx) - 0.4) < 0.12 && Math.abs(dy + 0.2) < 0.06;
    return isSharp && isEye ? [30, 25, 25] : skin;
  }
  return isSharp && (x >> 3) % 2 === 0 ? [wall[0] - 15, wall[1] - 15, wall[2] - 15] : wall;
}

const hintOf = (scene: Scene) => analyseFrame(frame(scene), null).hint;
const good = { faces: [{ height: 0.55 }] };

describe('a look at a frame', () => {
  it('gives no hint for a face in the oval, for any skin colour', () => {
    expect(hintOf(good)).toBeNull();
    for (const skin of skins) expect(hintOf({ faces: [{ height: 0.55, skin }] }), String(skin)).toBeNull();
  });

  it.each<[FrameAnalysis['hint'], Scene]>([
    ['too-dark', { ...good, light: 0.25 }],
    ['too-bright', { ...good, light: 3 }],
    ['hold-still', { ...good, wall: [124, 130, 134], isSharp: false }],
  ])('reports %s', (hint, scene) => {
    const soft = hint === 'hold-still' ? softened(frame(scene)) : frame(scene);
    expect(analyseFrame(soft, null).hint).toBe(hint);
  });

  it('gives the hint to hold still only while the phone moves', () => {
    const before = analyseFrame(frame({ ...good, wall: [60, 66, 70], shift: 28 }), null);
    const here = frame({ ...good, wall: [60, 66, 70] });
    const moved = analyseFrame(here, before.luma);
    expect(moved.hint).toBe('hold-still');
    expect(analyseFrame(here, moved.luma).hint).toBeNull();
    // Frames of another size are not compared: the phone was turned.
    expect(analyseFrame(here, before.luma.slice(1)).hint).toBeNull();
  });

  it('gives no hint about faces without a detector of the browser', () => {
    expect(hintOf({})).toBeNull();
    expect(hintOf({ faces: [{ height: 0.25 }] })).toBeNull();
  });

  it('gives hints about faces from the browser’s detector', () => {
    const by = (...heights: number[]) =>
      analyseFrame(
        frame(good),
        null,
        heights.map((height) => ({ width: height * 0.8, height })),
      ).hint;
    expect(by(0.5)).toBeNull();
    expect(by()).toBe('no-face');
    expect(by(0.2)).toBe('too-far');
    expect(by(0.95)).toBe('too-close');
    expect(by(0.5, 0.4)).toBe('several-faces');
    expect(by(0.5, 0.1)).toBeNull();
    // Light comes first: in the dark a detector sees nothing either.
    expect(analyseFrame(frame({ ...good, light: 0.2 }), null, []).hint).toBe('too-dark');
  });

  it('distinguishes black from dark: noise is black, a lamp at night is not', () => {
    expect(analyseFrame(frame({ light: 0 }), null)).toMatchObject({ isBlack: true, hint: 'too-dark' });
    const noisy = frame({ light: 0.05 });
    for (let at = 0; at < noisy.data.length; at += 4 * 997) noisy.data.fill(60, at, at + 3);
    expect(analyseFrame(noisy, null).isBlack).toBe(true);
    expect(analyseFrame(frame({ ...good, light: 0.25 }), null)).toMatchObject({
      isBlack: false,
      hint: 'too-dark',
    });
  });
});

/** The same, out of focus: each pixel the mean of those around it. */
function softened(sharp: Frame): Frame {
  let data = sharp.data;
  for (let pass = 0; pass < 8; pass += 1) {
    const next = new Uint8ClampedArray(data);
    for (let y = 1; y < HEIGHT - 1; y += 1)
      for (let x = 1; x < WIDTH - 1; x += 1)
        for (let channel = 0; channel < 3; channel += 1) {
          let sum = 0;
          for (const dy of [-1, 0, 1])
            for (const dx of [-1, 0, 1]) sum += data[((y + dy) * WIDTH + x + dx) * 4 + channel] ?? 0;
          next[(y * WIDTH + x) * 4 + channel] = sum / 9;
        }
    data = next;
  }
  return { ...sharp, data };
}
