import { arcPath } from './drawn-lines';
import type { Positions } from './elk-graph';

interface DrawnPathProps {
  /** Ids of states, in the order in which they were seen. */
  readonly path: readonly string[];
  readonly positions: Positions;
  /** As for `Drawing`. */
  readonly namesOnlyScale: number | null;
}

/** A path through a chart: an arc from each state to the next, whatever was passed between them, and the numbers of each state. */
export function DrawnPath({ path, positions, namesOnlyScale }: DrawnPathProps) {
  const size = namesOnlyScale === null ? 1 : 1 / namesOnlyScale;
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: it has no focusable elements; the list that it is drawn from says it.
    <g className="drawn-path" aria-hidden="true">
      {path.map((state, index) => {
        const [from, to] = [positions.cards.get(path[index - 1] ?? ''), positions.cards.get(state)];
        if (to === undefined) return null;
        const numbers = path.flatMap((other, index) => (other === state ? [index + 1] : [])).join(' · ');
        const width = (14 + numbers.length * 6) * size;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a state may be in a path twice; a path does not change.
          <g key={index}>
            {from !== undefined && from !== to && (
              <path d={arcPath(from, to)} strokeWidth={3 * size} markerEnd="url(#arrow-near)" />
            )}
            <rect x={to.x - 10 * size} y={to.y - 10 * size} width={width} height={20 * size} rx={10 * size} />
            <text
              x={to.x - 10 * size + width / 2}
              y={to.y + 4 * size}
              textAnchor="middle"
              fontSize={11.5 * size}
            >
              {numbers}
            </text>
          </g>
        );
      })}
    </g>
  );
}
