import { useEffect, useMemo, useState } from 'react';

import type { Chart } from './chart';
import type { Places } from './elk-graph';
import { type Figure, figureOf } from './figure';
import { layOut } from './layout';
import { tableMeasure } from './measure';

interface Shown {
  readonly figure: Figure;
  readonly places: Places;
}

/** Layouts by chart, with counts and without: a chart never changes while the page is open. */
const laidOut = { plain: new WeakMap<Chart, Shown>(), counted: new WeakMap<Chart, Shown>() } as const;

/** Layouts under way: nobody asks twice for the same. */
const underWay = new WeakMap<Figure, Promise<Shown>>();

function placesOf(chart: Chart, figure: Figure, kept: WeakMap<Chart, Shown>): Promise<Shown> {
  const asked = underWay.get(figure);
  if (asked !== undefined) return asked;
  const started = performance.now();
  const laying = layOut(figure).then((places) => {
    performance.measure(`layout ${chart.id}`, { start: started });
    const shown = { figure, places };
    kept.set(chart, shown);
    return shown;
  });
  underWay.set(figure, laying);
  return laying;
}

/** A chart's cards and lines with their places, with room for counts if there are any; null while the worker is at it. */
export function usePlaces(chart: Chart, isCounted: boolean): Shown | null {
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
