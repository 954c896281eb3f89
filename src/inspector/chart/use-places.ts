import { useEffect, useMemo, useState } from 'react';

import type { Chart } from './chart';
import type { Places } from './elk-graph';
import { type Figure, figureOf } from './figure';
import { layOut } from './layout';
import { tableMeasure } from './measure';

/** Layouts by chart: a chart never changes while the page is open. */
const laidOut = new WeakMap<Chart, { readonly figure: Figure; readonly places: Places }>();

/** Layouts under way: nobody asks twice for the same. */
const underWay = new WeakMap<Chart, Promise<Places>>();

function placesOf(chart: Chart, figure: Figure): Promise<Places> {
  const asked = underWay.get(chart);
  if (asked !== undefined) return asked;
  const started = performance.now();
  const laying = layOut(figure).then((places) => {
    performance.measure(`layout ${chart.id}`, { start: started });
    laidOut.set(chart, { figure, places });
    return places;
  });
  underWay.set(chart, laying);
  return laying;
}

/** A chart's cards and lines with their places; null while the worker is at it. */
export function usePlaces(chart: Chart): { readonly figure: Figure; readonly places: Places } | null {
  const figure = useMemo(() => laidOut.get(chart)?.figure ?? figureOf(chart, tableMeasure), [chart]);
  const [shown, setShown] = useState(laidOut.get(chart) ?? null);
  useEffect(() => {
    let isCurrent = true;
    const known = laidOut.get(chart);
    if (known !== undefined) {
      setShown(known);
      return;
    }
    setShown(null);
    placesOf(chart, figure).then((places) => {
      if (isCurrent) setShown({ figure, places });
    });
    return () => {
      isCurrent = false;
    };
  }, [chart, figure]);
  return shown;
}
