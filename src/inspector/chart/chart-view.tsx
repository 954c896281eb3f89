import { type KeyboardEvent, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

import { inspectorCopy } from '../../copy/inspector';
import { useMedia } from '../use-media';
import { useSize } from '../use-size';
import type { Chart } from './chart';
import { Drawing } from './drawing';
import type { DrawnCounts } from './drawn-counts';
import { ranksFrom, ranksOf } from './elk-graph';
import { useDrag, useWheel } from './gestures';
import { initialView } from './initial-view';
import { Legend } from './legend';
import { READABLE_SCALE } from './measure';
import { neighbour } from './neighbour';
import { mapBox, OverviewMap } from './overview-map';
import { usePositions } from './use-positions';
import { around, centred, centredAt, fitted, isVisible, type Size, type View, zoomed } from './view-box';
import { nameScale } from './zoomed-out-name';

const copy = inspectorCopy.chart;
const noStates: ReadonlySet<string> = new Set();
const noPath: readonly string[] = [];

interface ChartViewProps {
  readonly chart: Chart;
  readonly title: string;
  /** Id of the selected state. */
  readonly selected: string | null;
  readonly onSelect: (state: string | null) => void;
  /** Ids of the active states, and of the transitions just taken. */
  readonly active?: ReadonlySet<string>;
  readonly taken?: ReadonlySet<string>;
  /** Opens a chart that a state runs; undefined: its name is no link. */
  readonly onChart?: (chart: string) => void;
  readonly counts?: DrawnCounts;
  /** How many notes a state has, by its id. */
  readonly notes?: ReadonlyMap<string, number>;
  /** Ids of states to draw a path through; it is brought into view. */
  readonly path?: readonly string[];
  /** Shows what the colours mean. */
  readonly hasLegend?: boolean;
}

/** A chart with pan and zoom, by pointer, wheel and keys. */
export function ChartView(props: ChartViewProps) {
  const {
    chart,
    title,
    selected,
    onSelect,
    onChart,
    active = noStates,
    taken = noStates,
    counts,
    notes,
    path = noPath,
    hasLegend,
  } = props;
  const laidOut = usePositions(chart, counts !== undefined);
  const frameRef = useRef<HTMLDivElement>(null);
  const viewport = useSize(frameRef);
  const [view, setView] = useState<View | null>(null);
  const positions = laidOut?.positions ?? null;
  const isPrinted = useMedia('print');
  const followedState = selected ?? [...active].at(-1) ?? null;

  /** The part with the followed state, or the start, in a size in which all is readable. */
  const readableView = useCallback(() => {
    if (laidOut === null) return null;
    const viewport = sizeOf(frameRef.current);
    const isFollowed = followedState !== null && laidOut.positions.cards.has(followedState);
    const hints = {
      startState: isFollowed
        ? followedState
        : (laidOut.figure.cards.find(({ state }) => state.isInitial)?.state.id ?? ''),
      ranks: isFollowed ? ranksFrom(laidOut.figure, [followedState]) : ranksOf(laidOut.figure),
      highlighted: hottest(counts),
      covered: mapBox(laidOut.positions, viewport),
    };
    return initialView(laidOut.positions, viewport, hints);
  }, [laidOut, counts, followedState]);

  useLayoutEffect(() => {
    setView((previous) => (laidOut === null ? null : (previous ?? readableView())));
  }, [laidOut, readableView]);

  useEffect(() => {
    const box = followedState === null ? undefined : positions?.cards.get(followedState);
    if (box === undefined) return;
    setView((previous) => {
      const viewport = sizeOf(frameRef.current);
      if (previous === null || isVisible(previous, box, viewport)) return previous;
      return centred(previous, box, viewport);
    });
  }, [positions, followedState]);

  useEffect(() => {
    const boxes = path.flatMap((state) => positions?.cards.get(state) ?? []);
    if (boxes.length > 0) setView((previous) => previous && fitted(around(boxes), sizeOf(frameRef.current)));
  }, [positions, path]);

  useWheel(frameRef, setView);
  const drag = useDrag(setView);

  const zoom = (factor: number) => {
    const { width, height } = sizeOf(frameRef.current);
    setView((previous) => previous && zoomed(previous, factor, { x: width / 2, y: height / 2 }));
  };
  const fitWhole = () => positions !== null && setView(fitted(positions, sizeOf(frameRef.current)));

  /** All of it is seen, too small to be read. */
  const isWholeUnreadable =
    view !== null &&
    positions !== null &&
    view.scale < READABLE_SCALE &&
    [...positions.cards.values()].every((box) => isVisible(view, box, viewport));

  const isNamesOnly = !isPrinted && view !== null && nameScale(view.scale) !== null;

  const onKeyDown = (event: KeyboardEvent) => {
    // The browser's own, such as Alt + ← for back, or Ctrl + 0 for the size of the page.
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === '+' || event.key === '=') zoom(1.25);
    else if (event.key === '-') zoom(0.8);
    else if (event.key === '0') fitWhole();
    else if (event.key === 'Escape') onSelect(null);
    else if (event.key.startsWith('Arrow') && positions !== null) {
      event.preventDefault();
      const focusedState = event.target instanceof Element ? event.target.getAttribute('data-state') : null;
      if (focusedState === null) setView((previous) => previous && panned(previous, event.key));
      else focusState(frameRef.current, neighbour(positions, focusedState, event.key));
    }
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it handles the key events of the states inside, which bubble.
    <div className="canvas-frame" onKeyDown={onKeyDown}>
      <div className="canvas" ref={frameRef} {...drag}>
        {(laidOut === null || view === null) && (
          <p className="empty" role="status">
            {copy.layingOut}
          </p>
        )}
        {laidOut !== null && view !== null && (
          // biome-ignore lint/a11y/useSemanticElements: a drawing is no fieldset.
          <svg
            className={isNamesOnly ? 'chart is-far' : 'chart'}
            role="group"
            aria-label={copy.label(title)}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys pan it.
            tabIndex={0}
            data-scale={view.scale.toFixed(2)}
            viewBox={isPrinted ? `0 0 ${laidOut.positions.width} ${laidOut.positions.height}` : undefined}
          >
            <g transform={isPrinted ? undefined : `scale(${view.scale}) translate(${-view.x} ${-view.y})`}>
              <Drawing
                figure={laidOut.figure}
                positions={laidOut.positions}
                selected={selected}
                active={active}
                taken={taken}
                onSelect={onSelect}
                onChart={onChart}
                counts={counts}
                notes={notes}
                path={path}
                namesOnlyScale={isPrinted ? null : nameScale(view.scale)}
              />
            </g>
          </svg>
        )}
        {laidOut !== null && view !== null && (
          <OverviewMap
            {...laidOut}
            view={view}
            viewport={viewport}
            selected={followedState}
            onMove={(point) =>
              setView((previous) => previous && centredAt(previous, point, sizeOf(frameRef.current)))
            }
          />
        )}
      </div>
      <div className="zoom">
        <span>{copy.moves}</span>
        <button type="button" aria-label={copy.zoomIn} onClick={() => zoom(1.25)}>
          +
        </button>
        <button type="button" aria-label={copy.zoomOut} onClick={() => zoom(0.8)}>
          −
        </button>
        <button type="button" onClick={isWholeUnreadable ? () => setView(readableView()) : fitWhole}>
          {isWholeUnreadable ? copy.readable : copy.fit}
        </button>
      </div>
      {hasLegend === true && (
        <Legend chart={chart} isNamesOnly={isNamesOnly} hasNotes={(notes?.size ?? 0) > 0} />
      )}
    </div>
  );
}

const noHottestStates: ReadonlySet<string> = new Set();

/** The states with the highest heat. */
function hottest(counts: DrawnCounts | undefined): ReadonlySet<string> {
  if (counts === undefined) return noHottestStates;
  const maxHeat = Math.max(0, ...[...counts.states.values()].map(({ heat }) => heat));
  return new Set(
    [...counts.states].filter(([, { heat }]) => maxHeat > 0 && heat === maxHeat).map(([id]) => id),
  );
}

function sizeOf(frame: HTMLElement | null): Size {
  return { width: frame?.clientWidth || 800, height: frame?.clientHeight || 600 };
}

const PAN_STEP_PX = 80;

function panned(view: View, key: string): View {
  const distance = PAN_STEP_PX / view.scale;
  const dx = key === 'ArrowLeft' ? -distance : key === 'ArrowRight' ? distance : 0;
  const dy = key === 'ArrowUp' ? -distance : key === 'ArrowDown' ? distance : 0;
  return { ...view, x: view.x + dx, y: view.y + dy };
}

function focusState(frame: HTMLElement | null, id: string | null): void {
  if (frame === null || id === null) return;
  const card = frame.querySelector(`[data-state="${CSS.escape(id)}"]`);
  if (card instanceof SVGElement) card.focus();
}
