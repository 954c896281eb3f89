import { renderToStaticMarkup } from 'react-dom/server';

import { Drawing } from '../chart/drawing';
import type { Positions } from '../chart/elk-graph';
import type { Figure } from '../chart/figure';
import { fonts } from '../chart/measure';
import { exportSheet } from './svg-sheet';

/** The drawing as a self-contained file, with its colours. @param notes how many notes a state has, by its id */
export function svgFile(
  title: string,
  figure: Figure,
  positions: Positions,
  notes: ReadonlyMap<string, number>,
): string {
  const noStates: ReadonlySet<string> = new Set();
  const markup = renderToStaticMarkup(
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`0 0 ${positions.width} ${positions.height}`}
      width={positions.width}
      height={positions.height}
      fontFamily={fonts.small.family}
    >
      <title>{title}</title>
      <style>{exportSheet()}</style>
      <rect className="paper" width="100%" height="100%" />
      <Drawing
        figure={figure}
        positions={positions}
        selected={null}
        active={noStates}
        taken={noStates}
        onSelect={() => {}}
        notes={notes}
      />
    </svg>,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n${markup}\n`;
}
