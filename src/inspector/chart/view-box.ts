import type { Box } from './elk-graph';

/** Visible part of the picture: its point at the top left of the window, and the scale. */
export interface View {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

const SMALLEST = 0.08;
const LARGEST = 2.5;
const MARGIN = 24;

/** Minimum readable scale. */
const READABLE = 0.8;

/** The whole picture, at a scale of 1 at most. */
export function fitted(picture: Size, window: Size): View {
  const scale = Math.min(
    1,
    (window.width - MARGIN) / picture.width,
    (window.height - MARGIN) / picture.height,
  );
  return {
    x: (picture.width - window.width / scale) / 2,
    y: (picture.height - window.height / scale) / 2,
    scale: Math.max(SMALLEST, scale),
  };
}

/** Centres the box; keeps the scale unless it is unreadable. */
export function centred(view: View, box: Box, window: Size): View {
  const scale = Math.max(view.scale, READABLE);
  return {
    x: box.x + box.width / 2 - window.width / scale / 2,
    y: box.y + Math.min(box.height, 200) / 2 - window.height / scale / 2,
    scale,
  };
}

/** Centres a point of the picture, at the same scale. */
export function about(view: View, at: { readonly x: number; readonly y: number }, window: Size): View {
  const { scale } = view;
  return { x: at.x - window.width / scale / 2, y: at.y - window.height / scale / 2, scale };
}

/** Whether the box is completely visible. */
export function isSeen(view: View, box: Box, window: Size): boolean {
  const right = view.x + window.width / view.scale;
  const bottom = view.y + window.height / view.scale;
  return box.x >= view.x && box.y >= view.y && box.x + box.width <= right && box.y + box.height <= bottom;
}

/** Zooms by a factor; the point of the window (pixels from its top left) stays where it is. */
export function zoomed(view: View, factor: number, at: { readonly x: number; readonly y: number }): View {
  const scale = Math.max(SMALLEST, Math.min(LARGEST, view.scale * factor));
  return {
    x: view.x + at.x / view.scale - at.x / scale,
    y: view.y + at.y / view.scale - at.y / scale,
    scale,
  };
}
