import { useEffect, useState } from 'react';

import type { Chart } from './chart';
import type { Positions } from './elk-graph';
import { type Figure, figureOf } from './figure';
import { layOut } from './layout';
import { tableMeasure } from './measure';

interface LaidOutChart {
  readonly figure: Figure;
  readonly positions: Positions;
}

/** Layouts of charts, of one kind. A chart does not change while the page is open. */
interface Layouts {
  readonly done: WeakMap<Chart, LaidOutChart>;
  /** Those that are being computed, so that none is computed twice. */
  readonly pending: WeakMap<Chart, Promise<LaidOutChart>>;
}

/** Without and with the counts of Stops. */
const layouts: { readonly plain: Layouts; readonly counted: Layouts } = {
  plain: { done: new WeakMap(), pending: new WeakMap() },
  counted: { done: new WeakMap(), pending: new WeakMap() },
};

function layOutOnce(chart: Chart, hasCounts: boolean): Promise<LaidOutChart> {
  const { done, pending } = hasCounts ? layouts.counted : layouts.plain;
  const earlier = pending.get(chart);
  if (earlier !== undefined) return earlier;
  const figure = figureOf(chart, tableMeasure, hasCounts);
  const started = performance.now();
  const layout = layOut(figure).then((positions) => {
    performance.measure(`layout ${chart.id}`, { start: started });
    const laidOut = { figure, positions };
    done.set(chart, laidOut);
    return laidOut;
  });
  pending.set(chart, layout);
  return layout;
}

/** A chart's figure and positions; null while they are computed. @param hasCounts reserves room for the counts of Stops */
export function usePositions(chart: Chart, hasCounts: boolean): LaidOutChart | null {
  const { done } = hasCounts ? layouts.counted : layouts.plain;
  const [laidOut, setLaidOut] = useState(done.get(chart) ?? null);
  useEffect(() => {
    let isCurrent = true;
    const cached = done.get(chart);
    setLaidOut(cached ?? null);
    if (cached === undefined)
      layOutOnce(chart, hasCounts).then((result) => {
        if (isCurrent) setLaidOut(result);
      });
    return () => {
      isCurrent = false;
    };
  }, [chart, hasCounts, done]);
  return laidOut;
}
