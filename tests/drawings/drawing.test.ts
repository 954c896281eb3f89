import { describe, expect, it } from 'vitest';

import type { Point } from '../../src/inspector/chart/elk-graph';
import { type Drawing, figuresOfDrawing } from './drawing';

const at = (text: string): Point => {
  const [x = 0, y = 0] = text.split(',').map(Number);
  return { x, y };
};

/** A line through points such as `0,0 10,0`. */
const line = (
  points: string,
  label = { x: 900, y: 900, width: 50, height: 16 },
): Drawing['lines'][number] => ({
  source: 'a',
  target: 'b',
  points: points.split(' ').map(at),
  label,
});

const figures = (...lines: Drawing['lines']) => figuresOfDrawing({ width: 1_000, height: 1_000, lines });

describe('the figures of a drawing', () => {
  it('count each crossing of two lines', () => {
    expect(figures(line('0,50 100,50'), line('20,0 20,100 40,100 40,0')).crossings).toBe(2);
  });

  it('count no lines that touch or lie on each other, and no line with itself', () => {
    expect(figures(line('0,50 100,50'), line('50,50 50,100')).crossings).toBe(0);
    expect(figures(line('0,50 100,50'), line('20,50 80,50')).crossings).toBe(0);
    expect(figures(line('0,0 50,50 50,0 0,50')).crossings).toBe(0);
  });

  it('count labels that another line goes through, not their own', () => {
    const label = { x: 40, y: 40, width: 40, height: 20 };
    expect(figures(line('0,50 100,50', label)).coveredLabels).toBe(0);
    expect(figures(line('0,0 0,100', label), line('60,0 60,100')).coveredLabels).toBe(1);
    expect(figures(line('0,0 0,100', label), line('81,0 81,100')).coveredLabels).toBe(0);
  });

  it('add up the lengths of the lines', () => {
    expect(figures(line('0,0 30,40'), line('0,0 0,50')).lineLength).toBe(100);
  });
});
