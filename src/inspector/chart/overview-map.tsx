import { memo, type PointerEvent } from 'react';

import type { Box, Places } from './elk-graph';
import type { Figure } from './figure';
import { isSeen, type Size, type View } from './view-box';

/** Pixels, and parts of the window. */
const MOST = { width: 176, height: 124, part: 0.18 };
const PADDING = 6;
/** In a narrower window it would hide more than it shows. */
const NARROW = 560;

interface OverviewMapProps {
  readonly figure: Figure;
  readonly places: Places;
  readonly view: View;
  readonly window: Size;
  readonly selected: string | null;
  readonly onMove: (centre: { readonly x: number; readonly y: number }) => void;
}

/** The whole chart, small, with the part that is seen; a tap or a drag moves there. Keys have the arrows. */
export function OverviewMap({ figure, places, view, window, selected, onMove }: OverviewMapProps) {
  const at = mapOf(places, window);
  if (at === null || [...places.cards.values()].every((box) => isSeen(view, box, window))) return null;
  const move = (event: PointerEvent<SVGSVGElement>) => {
    event.stopPropagation();
    if (event.type === 'pointermove' && event.buttons === 0) return;
    const { left, top } = event.currentTarget.getBoundingClientRect();
    onMove({ x: (event.clientX - left) / at.scale, y: (event.clientY - top) / at.scale });
  };
  return (
    <div className="overview-map" aria-hidden="true">
      {/* biome-ignore lint/a11y/noSvgWithoutTitle: it is hidden from those who hear it. */}
      <svg width={at.width} height={at.height} onPointerDown={move} onPointerMove={move}>
        <g transform={`scale(${at.scale})`}>
          <Cards figure={figure} places={places} selected={selected} />
          <rect
            className="seen"
            x={view.x}
            y={view.y}
            width={window.width / view.scale}
            height={window.height / view.scale}
          />
        </g>
      </svg>
    </div>
  );
}

/** The part of the window that it lies over, in pixels; null where it is not shown. */
export function mapBox(places: Places, window: Size): Box | null {
  const at = mapOf(places, window);
  if (at === null) return null;
  const [width, height] = [at.width + PADDING * 2 + 12, at.height + PADDING * 2 + 12];
  return { x: window.width - width, y: window.height - height, width, height };
}

function mapOf(places: Places, window: Size): { width: number; height: number; scale: number } | null {
  if (window.width < NARROW) return null;
  const most = {
    width: Math.min(MOST.width, window.width * MOST.part),
    height: Math.min(MOST.height, window.height * MOST.part),
  };
  const scale = Math.min(most.width / places.width, most.height / places.height);
  return { width: places.width * scale, height: places.height * scale, scale };
}

const Cards = memo(function Cards({
  figure,
  places,
  selected,
}: Pick<OverviewMapProps, 'figure' | 'places' | 'selected'>) {
  return figure.cards.map(({ state }) => {
    const box = places.cards.get(state.id);
    if (box === undefined) return null;
    return (
      <rect
        key={state.id}
        className={`is-${state.kind}${state.isInitial ? ' is-first' : ''}${state.id === selected ? ' is-selected' : ''}`}
        {...box}
        rx="14"
      />
    );
  });
});
