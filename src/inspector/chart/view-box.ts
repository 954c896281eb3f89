import type { Box } from './elk-graph';
import { READABLE_SCALE } from './measure';

/** The visible part of the drawing: the point of the drawing at the top left of the window, and the scale. */
export interface View {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

const MIN_SCALE = 0.08;
const MAX_SCALE = 2.5;
const MARGIN_PX = 24;

/** The smallest box around others. */
export function around(boxes: readonly Box[]): Box {
  const [x, y] = [Math.min(...boxes.map((box) => box.x)), Math.min(...boxes.map((box) => box.y))];
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const bottom = Math.max(...boxes.map((box) => box.y + box.height));
  return { x, y, width: right - x, height: bottom - y };
}

/** The view of the whole drawing, or of a box in it, at a scale of 1 at most. Of one too large for the smallest scale, the view of its middle. */
export function fitted(picture: Size & Partial<Box>, viewport: Size): View {
  const scale = Math.max(
    MIN_SCALE,
    Math.min(1, (viewport.width - MARGIN_PX) / picture.width, (viewport.height - MARGIN_PX) / picture.height),
  );
  return {
    x: (picture.x ?? 0) + (picture.width - viewport.width / scale) / 2,
    y: (picture.y ?? 0) + (picture.height - viewport.height / scale) / 2,
    scale,
  };
}

/** Centres a box (its upper part, if it is high); keeps the scale, but makes it at least readable. */
export function centred(view: View, box: Box, viewport: Size): View {
  const scale = Math.max(view.scale, READABLE_SCALE);
  return {
    x: box.x + box.width / 2 - viewport.width / scale / 2,
    y: box.y + Math.min(box.height, 200) / 2 - viewport.height / scale / 2,
    scale,
  };
}

/** Centres a point of the drawing, at the same scale. */
export function centredAt(
  view: View,
  point: { readonly x: number; readonly y: number },
  viewport: Size,
): View {
  const { scale } = view;
  return { x: point.x - viewport.width / scale / 2, y: point.y - viewport.height / scale / 2, scale };
}

/** Whether a box is completely visible. */
export function isVisible(view: View, box: Box, viewport: Size): boolean {
  const right = view.x + viewport.width / view.scale;
  const bottom = view.y + viewport.height / view.scale;
  return box.x >= view.x && box.y >= view.y && box.x + box.width <= right && box.y + box.height <= bottom;
}

/** Zooms by a factor around a point of the window (pixels from its top left), which stays in place. */
export function zoomed(view: View, factor: number, point: { readonly x: number; readonly y: number }): View {
  const scale = Math.max(MIN_SCALE, Math.min(MAX_SCALE, view.scale * factor));
  return {
    x: view.x + point.x / view.scale - point.x / scale,
    y: view.y + point.y / view.scale - point.y / scale,
    scale,
  };
}
