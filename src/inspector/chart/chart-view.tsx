import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';

import { inspectorCopy } from '../../copy/inspector';
import type { Chart } from './chart';
import { Drawing } from './drawing';
import type { DrawnCounts } from './drawn-counts';
import { ranksOf } from './elk-graph';
import { useDrag, useWheel } from './gestures';
import { neighbour } from './neighbour';
import { isOpen, opening } from './opening';
import { mapBox, OverviewMap } from './overview-map';
import { usePositions } from './use-positions';
import { about, centred, fitted, type Size, type View, zoomed } from './view-box';
import { nameScale } from './zoomed-out-name';

const copy = inspectorCopy.chart;
const none: ReadonlySet<string> = new Set();

interface ChartViewProps {
  readonly chart: Chart;
  readonly title: string;
  /** Id of the selected state. */
  readonly selected: string | null;
  readonly onSelect: (state: string | null) => void;
  readonly active?: ReadonlySet<string>;
  readonly taken?: ReadonlySet<string>;
  readonly counts?: DrawnCounts;
}

/** A chart with pan and zoom: by pointer, wheel, keys. */
export function ChartView(props: ChartViewProps) {
  const { chart, title, selected, onSelect, active = none, taken = none, counts } = props;
  const shown = usePositions(chart, counts !== undefined);
  const frame = useRef<HTMLDivElement>(null);
  const [view, setView] = useState<View | null>(null);
  const positions = shown?.positions ?? null;
  const followed = selected ?? [...active].at(-1) ?? null;

  useLayoutEffect(() => {
    if (positions === null || shown === null) return setView(null);
    const window = sizeOf(frame.current);
    const hints = {
      first: shown.figure.cards.find(({ state }) => state.isInitial)?.state.id ?? '',
      ranks: ranksOf(shown.figure),
      wanted: hottest(counts),
      covered: mapBox(positions, window),
    };
    setView((before) => before ?? opening(positions, window, hints));
  }, [positions, shown, counts]);

  useEffect(() => {
    const box = followed === null ? undefined : positions?.cards.get(followed);
    if (box === undefined) return;
    setView((before) => {
      const window = sizeOf(frame.current);
      if (before === null || positions === null || isOpen(before, box, window, mapBox(positions, window)))
        return before;
      return centred(before, box, window);
    });
  }, [positions, followed]);

  useWheel(frame, setView);
  const drag = useDrag(setView);

  const zoom = (factor: number) => {
    const { width, height } = sizeOf(frame.current);
    setView((before) => before && zoomed(before, factor, { x: width / 2, y: height / 2 }));
  };
  const fitWhole = () => positions !== null && setView(fitted(positions, sizeOf(frame.current)));

  const press = (event: KeyboardEvent) => {
    if (event.key === '+' || event.key === '=') zoom(1.25);
    else if (event.key === '-') zoom(0.8);
    else if (event.key === '0') fitWhole();
    else if (event.key === 'Escape') onSelect(null);
    else if (event.key.startsWith('Arrow') && positions !== null) {
      event.preventDefault();
      const at = event.target instanceof Element ? event.target.getAttribute('data-state') : null;
      if (at === null) setView((before) => before && moved(before, event.key));
      else focusState(frame.current, neighbour(positions, at, event.key));
    }
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys of the states inside bubble up to it.
    <div className="canvas-frame" onKeyDown={press}>
      <div className="canvas" ref={frame} {...drag}>
        {(shown === null || view === null) && (
          <p className="empty" role="status">
            {copy.layingOut}
          </p>
        )}
        {shown !== null && view !== null && (
          // biome-ignore lint/a11y/useSemanticElements: a picture is no fieldset.
          <svg
            className={nameScale(view.scale) === null ? 'chart' : 'chart is-far'}
            role="group"
            aria-label={copy.label(title)}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: it is moved by keys.
            tabIndex={0}
            data-scale={view.scale.toFixed(2)}
          >
            <g transform={`scale(${view.scale}) translate(${-view.x} ${-view.y})`}>
              <Drawing
                figure={shown.figure}
                positions={shown.positions}
                selected={selected}
                active={active}
                taken={taken}
                onSelect={onSelect}
                counts={counts}
                namesOnlyScale={nameScale(view.scale)}
              />
            </g>
          </svg>
        )}
        {shown !== null && view !== null && (
          <OverviewMap
            {...shown}
            view={view}
            window={sizeOf(frame.current)}
            selected={followed}
            onMove={(to) => setView((before) => before && about(before, to, sizeOf(frame.current)))}
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
        <button type="button" onClick={fitWhole}>
          {copy.fit}
        </button>
      </div>
    </div>
  );
}

const noHeat: ReadonlySet<string> = new Set();

/** The states with the highest heat, which should be in view. */
function hottest(counts: DrawnCounts | undefined): ReadonlySet<string> {
  if (counts === undefined) return noHeat;
  const most = Math.max(0, ...[...counts.states.values()].map(({ heat }) => heat));
  return new Set([...counts.states].filter(([, { heat }]) => most > 0 && heat === most).map(([id]) => id));
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
