import { arcPath } from './drawn-lines';
import type { Positions } from './elk-graph';

interface DrawnPathProps {
  /** Ids of states, in the order in which they were seen. */
  readonly path: readonly string[];
  readonly positions: Positions;
  /** As for `Drawing`. */
  readonly namesOnlyScale: number | null;
}

/** A path through a chart: an arc from each state to the next, whatever was passed between them, and the place of each state. */
export function DrawnPath({ path, positions, namesOnlyScale }: DrawnPathProps) {
  const size = namesOnlyScale === null ? 1 : 1 / namesOnlyScale;
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: it has no focusable elements; the list that it is drawn from says it.
    <g className="drawn-path" aria-hidden="true">
      {path.map((state, index) => {
        const [from, to] = [positions.cards.get(path[index - 1] ?? ''), positions.cards.get(state)];
        if (to === undefined) return null;
        const [x, y] = [to.x, to.y];
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a state may be in a path twice; a path does not change.
          <g key={index}>
            {from !== undefined && from !== to && (
              <path d={arcPath(from, to)} strokeWidth={3 * size} markerEnd="url(#arrow-near)" />
            )}
            <circle cx={x} cy={y} r={10 * size} />
            <text x={x} y={y + 4 * size} textAnchor="middle" fontSize={11.5 * size}>
              {index + 1}
            </text>
          </g>
        );
      })}
    </g>
  );
}
