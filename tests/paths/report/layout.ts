/** Lays out a chart as the inspector does, without a page. */
import ELK from 'elkjs/lib/elk.bundled.js';
import type { AnyStateMachine } from 'xstate';

import { elkGraph, type Positions, ranksOf, readPositions } from '../../../src/inspector/chart/elk-graph';
import { type Figure, type FontName, figureOf } from '../../../src/inspector/chart/figure';
import { fonts } from '../../../src/inspector/chart/measure';
import { plainPositions } from '../../../src/inspector/chart/plain-layout';
import { readChart } from '../../../src/inspector/chart/read-chart';

export interface ChartLayout {
  readonly figure: Figure;
  readonly positions: Positions;
}

const elk = new ELK();

/** Falls back to a simple layout when elkjs fails. */
export async function layOut(machine: AnyStateMachine): Promise<ChartLayout> {
  const figure = figureOf(readChart(machine), roughWidth);
  const ranks = ranksOf(figure);
  try {
    return { figure, positions: readPositions(await elk.layout(elkGraph(figure, ranks))) };
  } catch {
    return { figure, positions: plainPositions(figure, ranks) };
  }
}

/** Estimates the width of a text without a canvas, rather too wide than too narrow. */
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
