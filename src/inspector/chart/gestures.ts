import { type PointerEvent, type RefObject, useEffect, useRef } from 'react';

import { type View, zoomed } from './view-box';

/** The wheel pans; with Ctrl, or two fingers on a trackpad, it zooms at the pointer. */
export function useWheel(
  frame: RefObject<HTMLElement | null>,
  setView: (change: (before: View | null) => View | null) => void,
): void {
  useEffect(() => {
    const element = frame.current;
    if (element === null) return;
    const turn = (event: WheelEvent) => {
      event.preventDefault();
      const { left, top } = element.getBoundingClientRect();
      const at = { x: event.clientX - left, y: event.clientY - top };
      setView((before) => {
        if (before === null) return null;
        if (event.ctrlKey || event.metaKey) return zoomed(before, Math.exp(-event.deltaY / 300), at);
        const { x, y, scale } = before;
        return { x: x + event.deltaX / scale, y: y + event.deltaY / scale, scale };
      });
    };
    // React's listeners are passive: the page would scroll too.
    element.addEventListener('wheel', turn, { passive: false });
    return () => element.removeEventListener('wheel', turn);
  }, [frame, setView]);
}

/** One pointer moves the drawing, two zoom it. */
export function useDrag(setView: (change: (before: View | null) => View | null) => void) {
  const pointers = useRef(new Map<number, { x: number; y: number }>());
  const onPointerDown = (event: PointerEvent) => {
    if (event.target instanceof Element && event.target.closest('button, [role="button"], .is-jump')) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
  };
  const onPointerMove = (event: PointerEvent) => {
    const before = pointers.current.get(event.pointerId);
    if (before === undefined) return;
    const now = { x: event.clientX, y: event.clientY };
    const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1];
    pointers.current.set(event.pointerId, now);
    const { left, top } = event.currentTarget.getBoundingClientRect();
    setView((view) => {
      if (view === null) return null;
      if (other !== undefined) {
        const factor = distance(now, other) / Math.max(1, distance(before, other));
        return zoomed(view, factor, { x: (now.x + other.x) / 2 - left, y: (now.y + other.y) / 2 - top });
      }
      const { x, y, scale } = view;
      return { x: x - (now.x - before.x) / scale, y: y - (now.y - before.y) / scale, scale };
    });
  };
  const end = (event: PointerEvent) => {
    pointers.current.delete(event.pointerId);
  };
  return { onPointerDown, onPointerMove, onPointerUp: end, onPointerCancel: end };
}

function distance(a: { x: number; y: number }, b: { x: number; y: number }): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
