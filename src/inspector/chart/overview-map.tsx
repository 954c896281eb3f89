import { memo, type PointerEvent } from 'react';

import type { Box, Positions } from './elk-graph';
import type { Figure } from './figure';
import { isVisible, type Size, type View } from './view-box';

/** Maximum size of the map in pixels, and as a share of the window. */
const MAX_MAP_SIZE = { width: 176, height: 124, share: 0.18 };
const PADDING_PX = 6;
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
 * A small map of the whole chart that marks the visible part; a tap or a drag moves the view. Pointer only: keys pan the
 * chart.
 */
export function OverviewMap({ figure, positions, view, viewport, selected, onMove }: OverviewMapProps) {
  const mapSize = mapSizeOf(positions, viewport);
  if (mapSize === null || [...positions.cards.values()].every((box) => isVisible(view, box, viewport)))
    return null;
  const move = (event: PointerEvent<SVGSVGElement>) => {
    event.stopPropagation();
    if (event.type === 'pointermove' && event.buttons === 0) return;
    const { left, top } = event.currentTarget.getBoundingClientRect();
    onMove({ x: (event.clientX - left) / mapSize.scale, y: (event.clientY - top) / mapSize.scale });
  };
  return (
    <div className="overview-map" aria-hidden="true">
      {/* biome-ignore lint/a11y/noSvgWithoutTitle: it is hidden from screen readers. */}
      <svg width={mapSize.width} height={mapSize.height} onPointerDown={move} onPointerMove={move}>
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

/** The part of the window that the map covers, in pixels; null where there is no map. */
export function mapBox(positions: Positions, viewport: Size): Box | null {
  const mapSize = mapSizeOf(positions, viewport);
  if (mapSize === null) return null;
  const [width, height] = [mapSize.width + PADDING_PX * 2 + 12, mapSize.height + PADDING_PX * 2 + 12];
  return { x: viewport.width - width, y: viewport.height - height, width, height };
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
