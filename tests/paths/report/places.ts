/** Gives a chart's states and lines their places, as the inspector does, without a page around it. */
import ELK from 'elkjs/lib/elk.bundled.js';
import type { AnyStateMachine } from 'xstate';

import { elkGraph, type Places, ranksOf, readPlaces } from '../../../src/inspector/chart/elk-graph';
import { type Figure, type FontName, figureOf } from '../../../src/inspector/chart/figure';
import { fonts } from '../../../src/inspector/chart/measure';
import { plainPlaces } from '../../../src/inspector/chart/plain-layout';
import { readChart } from '../../../src/inspector/chart/read-chart';

export interface LaidOut {
  readonly figure: Figure;
  readonly places: Places;
}

const elk = new ELK();

/** What elkjs cannot lay out is laid out plainly: there is always a picture. */
export async function layOut(machine: AnyStateMachine): Promise<LaidOut> {
  const figure = figureOf(readChart(machine), roughWidth);
  const ranks = ranksOf(figure);
  try {
    return { figure, places: readPlaces(await elk.layout(elkGraph(figure, ranks))) };
  } catch {
    return { figure, places: plainPlaces(figure, ranks) };
  }
}

/** Without a canvas a text is measured by the kinds of its letters, a little too wide rather than too narrow. */
function roughWidth(text: string, font: FontName): number {
  const { size } = fonts[font];
  if (font === 'mono') return text.length * size * 0.61;
  const ems = [...text].reduce((sum, letter) => sum + widthOf(letter), 0);
  return ems * size * (font === 'name' ? 1.06 : 1.02);
}

function widthOf(letter: string): number {
  if (/[iljI.,:;'|!’]/.test(letter)) return 0.29;
  if (/[ftr()[\] -]/.test(letter)) return 0.38;
  if (/[mwMW→—%@]/.test(letter)) return 0.92;
  return /[A-Z_]/.test(letter) ? 0.67 : 0.58;
}
