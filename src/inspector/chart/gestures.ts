import { type PointerEvent, type RefObject, useEffect, useRef } from 'react';

import { type View, zoomed } from './view-box';

/** Pans by the wheel; with Ctrl or a pinch on a trackpad, zooms at the pointer. */
export function useWheel(
  frame: RefObject<HTMLElement | null>,
  setView: (change: (previous: View | null) => View | null) => void,
): void {
  useEffect(() => {
    const element = frame.current;
    if (element === null) return;
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      const { left, top } = element.getBoundingClientRect();
      const pointer = { x: event.clientX - left, y: event.clientY - top };
      setView((previous) => {
        if (previous === null) return null;
        if (event.ctrlKey || event.metaKey) return zoomed(previous, Math.exp(-event.deltaY / 300), pointer);
        const { x, y, scale } = previous;
        return { x: x + event.deltaX / scale, y: y + event.deltaY / scale, scale };
      });
    };
    // Not `onWheel`: React's wheel listeners are passive, so the page would scroll too.
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => element.removeEventListener('wheel', onWheel);
  }, [frame, setView]);
}

/** Pans by one pointer (of a mouse: its main button), zooms by two. @returns the handlers for the element */
export function useDrag(setView: (change: (previous: View | null) => View | null) => void) {
  const pointers = useRef(new Map<number, { x: number; y: number }>());
  const onPointerDown = (event: PointerEvent) => {
    // Of another button the release may never be reported: a context menu takes it.
    if (event.button !== 0) return;
    if (event.target instanceof Element && event.target.closest('button, [role="button"], .is-jump')) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
  };
  const onPointerMove = (event: PointerEvent) => {
    const previous = pointers.current.get(event.pointerId);
    if (previous === undefined) return;
    const current = { x: event.clientX, y: event.clientY };
    const otherPointer = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1];
    pointers.current.set(event.pointerId, current);
    const { left, top } = event.currentTarget.getBoundingClientRect();
    setView((view) => {
      if (view === null) return null;
      if (otherPointer !== undefined) {
        const factor = distance(current, otherPointer) / Math.max(1, distance(previous, otherPointer));
        return zoomed(view, factor, {
          x: (current.x + otherPointer.x) / 2 - left,
          y: (current.y + otherPointer.y) / 2 - top,
        });
      }
      const { x, y, scale } = view;
      return { x: x - (current.x - previous.x) / scale, y: y - (current.y - previous.y) / scale, scale };
    });
  };
  const onPointerEnd = (event: PointerEvent) => {
    pointers.current.delete(event.pointerId);
  };
  return { onPointerDown, onPointerMove, onPointerUp: onPointerEnd, onPointerCancel: onPointerEnd };
}

function distance(a: { x: number; y: number }, b: { x: number; y: number }): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
