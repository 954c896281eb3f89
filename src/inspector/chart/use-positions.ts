import { useEffect, useMemo, useState } from 'react';

import type { Chart } from './chart';
import type { Positions } from './elk-graph';
import { type Figure, figureOf } from './figure';
import { layOut } from './layout';
import { tableMeasure } from './measure';

interface LaidOutChart {
  readonly figure: Figure;
  readonly positions: Positions;
}

/** Layouts by chart, without and with the counts of Stops. A chart does not change while the page is open. */
const cachedLayouts = {
  plain: new WeakMap<Chart, LaidOutChart>(),
  counted: new WeakMap<Chart, LaidOutChart>(),
} as const;

/** Layouts being computed, so that none is computed twice. */
const pendingLayouts = new WeakMap<Figure, Promise<LaidOutChart>>();

function layOutOnce(
  chart: Chart,
  figure: Figure,
  cache: WeakMap<Chart, LaidOutChart>,
): Promise<LaidOutChart> {
  const pending = pendingLayouts.get(figure);
  if (pending !== undefined) return pending;
  const started = performance.now();
  const layout = layOut(figure).then((positions) => {
    performance.measure(`layout ${chart.id}`, { start: started });
    const laidOut = { figure, positions };
    cache.set(chart, laidOut);
    return laidOut;
  });
  pendingLayouts.set(figure, layout);
  return layout;
}

/** A chart's figure and positions; null while they are computed. @param hasCounts reserves room for the counts of Stops */
export function usePositions(chart: Chart, hasCounts: boolean): LaidOutChart | null {
  const cache = hasCounts ? cachedLayouts.counted : cachedLayouts.plain;
  const figure = useMemo(
    () => cache.get(chart)?.figure ?? figureOf(chart, tableMeasure, hasCounts),
    [chart, cache, hasCounts],
  );
  const [laidOut, setLaidOut] = useState(cache.get(chart) ?? null);
  useEffect(() => {
    let isCurrent = true;
    const cached = cache.get(chart);
    if (cached !== undefined) {
      setLaidOut(cached);
      return;
    }
    setLaidOut(null);
    layOutOnce(chart, figure, cache).then((result) => {
      if (isCurrent) setLaidOut(result);
    });
    return () => {
      isCurrent = false;
    };
  }, [chart, figure, cache]);
  return laidOut;
}
