// @vitest-environment jsdom
/** The exported drawing has its colours as values; the legend says what is drawn, and nothing else. */
import { readFileSync } from 'node:fs';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { ranksOf } from '../../../src/inspector/chart/elk-graph';
import { figureOf } from '../../../src/inspector/chart/figure';
import { Legend } from '../../../src/inspector/chart/legend';
import { plainPositions } from '../../../src/inspector/chart/plain-layout';
import { readChart } from '../../../src/inspector/chart/read-chart';
import { svgFile } from '../../../src/inspector/export/svg-file';
import { withValues } from '../../../src/inspector/export/svg-sheet';
import { dark } from '../../../src/ui/theme/stitches.config';
import { measure, shop } from '../charts';

afterEach(cleanup);

it('an exported drawing needs no custom properties of a page', () => {
  const sheet = readFileSync('src/inspector/chart/drawing.css', 'utf8');
  const asked = new Set<string>();
  const written = withValues(sheet, (property) => {
    asked.add(property);
    return '#123456';
  });
  expect(written).not.toContain('var(');
  expect(written).toContain('fill: #123456');
  const figure = figureOf(readChart(shop), measure);
  const file = svgFile('Shop', figure, plainPositions(figure, ranksOf(figure)), new Map([['shop.open', 1]]));
  expect(file).not.toContain('var(');
  const tokens = Object.keys(dark).map((name) => `--colors-${name}`);
  expect([...asked].filter((property) => !tokens.includes(property))).toEqual([]);
});

it('the legend has the kinds and causes of this chart; zoomed out, only what is left', () => {
  const chart = readChart(shop);
  const texts = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  const { rerender } = render(<Legend chart={chart} isNamesOnly={false} hasNotes={false} />);
  expect(texts()).toEqual([
    'waits for the merchant',
    'waits for a service',
    'end',
    'what the merchant does',
    'what a service answers',
    'what fails',
    'after a time',
    'a failure',
    'any other line',
  ]);
  rerender(<Legend chart={chart} isNamesOnly hasNotes />);
  expect(texts()).toEqual([
    'waits for the merchant',
    'waits for a service',
    'end',
    'a failure',
    'any other line',
    'number of notes on a state: each line is one',
  ]);
});
