import { type KeyboardEvent, type PointerEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';

import { inspectorCopy } from '../../copy/inspector';
import type { Chart } from './chart';
import { Drawing } from './drawing';
import type { DrawnCounts } from './drawn-counts';

import { neighbour } from './neighbour';
import { usePlaces } from './use-places';
import { centred, fitted, isSeen, type Size, start, type View, zoomed } from './view-box';

const copy = inspectorCopy.chart;
const none: ReadonlySet<string> = new Set();

interface ChartViewProps {
  readonly chart: Chart;
  readonly title: string;
  /** Id of the state that is looked at. */
  readonly selected: string | null;
  readonly onSelect: (state: string | null) => void;
  readonly active?: ReadonlySet<string>;
  readonly taken?: ReadonlySet<string>;
  readonly counts?: DrawnCounts;
}

/** A chart to move about in: by pointer, wheel, keys. */
export function ChartView(props: ChartViewProps) {
  const { chart, title, selected, onSelect, active = none, taken = none, counts } = props;
  const shown = usePlaces(chart);
  const frame = useRef<HTMLDivElement>(null);
  const [view, setView] = useState<View | null>(null);
  const places = shown?.places ?? null;
  const followed = selected ?? [...active].at(-1) ?? null;

  useLayoutEffect(() => {
    if (places === null || shown === null) return setView(null);
    const window = sizeOf(frame.current);
    const first = shown.figure.cards.find(({ state }) => state.isInitial)?.state.id ?? '';
    setView((before) => before ?? start(places, window, places.cards.get(first)));
  }, [places, shown]);

  useEffect(() => {
    const box = followed === null ? undefined : places?.cards.get(followed);
    if (box === undefined) return;
    setView((before) => {
      const window = sizeOf(frame.current);
      return before === null || isSeen(before, box, window) ? before : centred(before, box, window);
    });
  }, [places, followed]);

  useWheel(frame, setView);
  const drag = useDrag(setView);

  const zoom = (factor: number) => {
    const { width, height } = sizeOf(frame.current);
    setView((before) => before && zoomed(before, factor, { x: width / 2, y: height / 2 }));
  };
  const fitWhole = () => places !== null && setView(fitted(places, sizeOf(frame.current)));

  const press = (event: KeyboardEvent) => {
    if (event.key === '+' || event.key === '=') zoom(1.25);
    else if (event.key === '-') zoom(0.8);
    else if (event.key === '0') fitWhole();
    else if (event.key === 'Escape') onSelect(null);
    else if (event.key.startsWith('Arrow') && places !== null) {
      event.preventDefault();
      const at = event.target instanceof Element ? event.target.getAttribute('data-state') : null;
      if (at === null) setView((before) => before && moved(before, event.key));
      else focusState(frame.current, neighbour(places, at, event.key));
    }
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys of the states inside bubble up to it.
    <div className="canvas" ref={frame} onKeyDown={press} {...drag}>
      {(shown === null || view === null) && (
        <p className="empty" role="status">
          {copy.layingOut}
        </p>
      )}
      {shown !== null && view !== null && (
        // biome-ignore lint/a11y/useSemanticElements: a picture is no fieldset.
        <svg
          className="chart"
          role="group"
          aria-label={copy.label(title)}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: it is moved by keys.
          tabIndex={0}
          data-scale={view.scale.toFixed(2)}
        >
          <g transform={`scale(${view.scale}) translate(${-view.x} ${-view.y})`}>
            <Drawing
              figure={shown.figure}
              places={shown.places}
              selected={selected}
              active={active}
              taken={taken}
              onSelect={onSelect}
              counts={counts}
            />
          </g>
        </svg>
      )}
      <div className="zoom">
        <button type="button" aria-label={copy.zoomIn} onClick={() => zoom(1.25)}>
          +
        </button>
        <button type="button" aria-label={copy.zoomOut} onClick={() => zoom(0.8)}>
          −
        </button>
        <button type="button" onClick={fitWhole}>
          {copy.fit}
        </button>
      </div>
    </div>
  );
}

function sizeOf(frame: HTMLElement | null): Size {
  return { width: frame?.clientWidth || 800, height: frame?.clientHeight || 600 };
}

const STEP = 80;

function moved(view: View, key: string): View {
  const step = STEP / view.scale;
  const dx = key === 'ArrowLeft' ? -step : key === 'ArrowRight' ? step : 0;
  const dy = key === 'ArrowUp' ? -step : key === 'ArrowDown' ? step : 0;
  return { ...view, x: view.x + dx, y: view.y + dy };
}

function focusState(frame: HTMLElement | null, id: string | null): void {
  if (frame === null || id === null) return;
  const card = frame.querySelector(`[data-state="${CSS.escape(id)}"]`);
  if (card instanceof SVGElement) card.focus();
}

/** The wheel moves; with Ctrl, or two fingers on a trackpad, it zooms at the pointer. */
function useWheel(
  frame: React.RefObject<HTMLElement | null>,
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
    // React listens passively: the page would scroll too.
    element.addEventListener('wheel', turn, { passive: false });
    return () => element.removeEventListener('wheel', turn);
  }, [frame, setView]);
}

/** One pointer moves the drawing, two zoom it. */
function useDrag(setView: (change: (before: View | null) => View | null) => void) {
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
