import { memo, type PointerEvent, useState } from 'react';

import type { Box, Positions } from './elk-graph';
import type { Figure } from './figure';
import { isVisible, type Size, type View } from './view-box';

/** Maximum size of the map in pixels, and as a share of the window. */
const MAX_MAP_SIZE = { width: 176, height: 124, share: 0.18 };
const PADDING_PX = 6;
const MARGIN_PX = 8;
/** In a narrower window there is no map: it would cover too much of the chart. */
const MIN_WINDOW_WIDTH_PX = 420;

interface OverviewMapProps {
  readonly figure: Figure;
  readonly positions: Positions;
  readonly view: View;
  readonly viewport: Size;
  readonly selected: string | null;
  readonly onMove: (centre: { readonly x: number; readonly y: number }) => void;
}

/**
 * A small map of the whole chart that marks the visible part; a tap or a drag moves the view. It is in a corner of the window where it
 * covers no card. It is away where there is no such corner, in a narrow window, and while every card is visible. Pointer only: keys pan
 * the chart.
 */
export function OverviewMap({ figure, positions, view, viewport, selected, onMove }: OverviewMapProps) {
  /** The corner that it was in last: it stays there while it may. */
  const [last, setLast] = useState<Corner>('bottom-right');
  /** While it is dragged it stays where it is: whatever comes below it, and even if every card comes into view. */
  const [isDragged, setDragged] = useState(false);
  const mapSize = mapSizeOf(positions, viewport);
  const corner = isDragged ? last : freeCorner(positions, view, viewport, last);
  if (corner !== null && corner !== last) setLast(corner);
  if (
    mapSize === null ||
    corner === null ||
    (!isDragged && [...positions.cards.values()].every((box) => isVisible(view, box, viewport)))
  )
    return null;
  const move = (event: PointerEvent<SVGSVGElement>) => {
    event.stopPropagation();
    if (event.type === 'pointermove' && event.buttons === 0) return;
    setDragged(true);
    event.currentTarget.setPointerCapture(event.pointerId);
    const { left, top } = event.currentTarget.getBoundingClientRect();
    onMove({ x: (event.clientX - left) / mapSize.scale, y: (event.clientY - top) / mapSize.scale });
  };
  return (
    <div className={`overview-map is-${corner}`} aria-hidden="true">
      {/* biome-ignore lint/a11y/noSvgWithoutTitle: it is hidden from screen readers. */}
      <svg
        width={mapSize.width}
        height={mapSize.height}
        onPointerDown={move}
        onPointerMove={move}
        onLostPointerCapture={() => setDragged(false)}
      >
        <g transform={`scale(${mapSize.scale})`}>
          <Cards figure={figure} positions={positions} selected={selected} />
          <rect
            className="seen"
            x={view.x}
            y={view.y}
            width={viewport.width / view.scale}
            height={viewport.height / view.scale}
          />
        </g>
      </svg>
    </div>
  );
}

/** The part of the window that the map covers in a corner, in pixels; null where the window is too narrow for a map. */
export function mapBox(positions: Positions, viewport: Size, corner: Corner = 'bottom-right'): Box | null {
  const mapSize = mapSizeOf(positions, viewport);
  if (mapSize === null) return null;
  const around = PADDING_PX * 2 + MARGIN_PX + 4;
  const [width, height] = [mapSize.width + around, mapSize.height + around];
  return {
    x: corner.endsWith('right') ? viewport.width - width : 0,
    y: corner.startsWith('bottom') ? viewport.height - height : 0,
    width,
    height,
  };
}

const CORNERS = ['bottom-right', 'bottom-left', 'top-right', 'top-left'] as const;

/** A corner of the window. */
type Corner = (typeof CORNERS)[number];

/**
 * The corner of the window in which the map covers no card; null where there is none.
 * @param preferred is taken if it may be
 */
export function freeCorner(
  positions: Positions,
  view: View,
  viewport: Size,
  preferred: Corner = 'bottom-right',
): Corner | null {
  const cards = [...positions.cards.values()];
  const isFree = (corner: Corner) => {
    const box = mapBox(positions, viewport, corner);
    return box !== null && !cards.some((card) => isCovered(card, view, box));
  };
  return [preferred, ...CORNERS].find(isFree) ?? null;
}

/** Whether a part of a card of the drawing is below a box of the window. */
function isCovered({ x, y, width, height }: Box, view: View, box: Box): boolean {
  const [left, top] = [(x - view.x) * view.scale, (y - view.y) * view.scale];
  return (
    left < box.x + box.width &&
    left + width * view.scale > box.x &&
    top < box.y + box.height &&
    top + height * view.scale > box.y
  );
}

function mapSizeOf(
  positions: Positions,
  viewport: Size,
): { width: number; height: number; scale: number } | null {
  if (viewport.width < MIN_WINDOW_WIDTH_PX) return null;
  const maxSize = {
    width: Math.min(MAX_MAP_SIZE.width, viewport.width * MAX_MAP_SIZE.share),
    height: Math.min(MAX_MAP_SIZE.height, viewport.height * MAX_MAP_SIZE.share),
  };
  const scale = Math.min(maxSize.width / positions.width, maxSize.height / positions.height);
  return { width: positions.width * scale, height: positions.height * scale, scale };
}

const Cards = memo(function Cards({
  figure,
  positions,
  selected,
}: Pick<OverviewMapProps, 'figure' | 'positions' | 'selected'>) {
  return figure.cards.map(({ state }) => {
    const box = positions.cards.get(state.id);
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
