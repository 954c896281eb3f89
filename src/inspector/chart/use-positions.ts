import { useEffect, useMemo, useState } from 'react';

import type { Chart } from './chart';
import type { Positions } from './elk-graph';
import { type Figure, figureOf } from './figure';
import { layOut } from './layout';
import { tableMeasure } from './measure';

interface Shown {
  readonly figure: Figure;
  readonly positions: Positions;
}

/** Layouts by chart, with counts and without: a chart does not change while the page is open. */
const laidOut = { plain: new WeakMap<Chart, Shown>(), counted: new WeakMap<Chart, Shown>() } as const;

/** Pending layouts, so that none is computed twice. */
const underWay = new WeakMap<Figure, Promise<Shown>>();

function placesOf(chart: Chart, figure: Figure, kept: WeakMap<Chart, Shown>): Promise<Shown> {
  const asked = underWay.get(figure);
  if (asked !== undefined) return asked;
  const started = performance.now();
  const laying = layOut(figure).then((positions) => {
    performance.measure(`layout ${chart.id}`, { start: started });
    const shown = { figure, positions };
    kept.set(chart, shown);
    return shown;
  });
  underWay.set(figure, laying);
  return laying;
}

/** A chart's positioned cards and lines, with room for counts if there are any; null while the worker computes them. */
export function usePositions(chart: Chart, isCounted: boolean): Shown | null {
  const kept = isCounted ? laidOut.counted : laidOut.plain;
  const figure = useMemo(
    () => kept.get(chart)?.figure ?? figureOf(chart, tableMeasure, isCounted),
    [chart, kept, isCounted],
  );
  const [shown, setShown] = useState(kept.get(chart) ?? null);
  useEffect(() => {
    let isCurrent = true;
    const known = kept.get(chart);
    if (known !== undefined) {
      setShown(known);
      return;
    }
    setShown(null);
    placesOf(chart, figure, kept).then((one) => {
      if (isCurrent) setShown(one);
    });
    return () => {
      isCurrent = false;
    };
  }, [chart, figure, kept]);
  return shown;
}
