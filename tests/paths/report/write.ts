/**
 * `tsx tests/paths/report/write.ts`: writes a page, a JSON and a JUnit file of the last results to reports/paths. Prints the
 * shortfalls, and exits with 1 when there are any.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

import { dark, light } from '../../../src/ui/theme/stitches.config';
import { reportsFolder } from '../kit/coverage/reports-folder';
import { charts } from '../support/charts';
import { gather } from './gather';
import { junit } from './junit';
import { layOut } from './layout';
import { Page } from './page';
import { NOT_WALKED, type Report, type RunScope } from './report';

/**
 * Writes `<dir>/index.html`, `report.json` and `report.junit.xml`.
 * @param dir folder of the path reports
 * @param scope which tests ran in Chromium
 */
export async function writeReport(dir: string, scope: RunScope = 'day'): Promise<Report> {
  const report = gather(dir, scope);
  const drawings = await Promise.all(charts.map(async (chart) => [chart.id, await layOut(chart)] as const));
  const page = createElement(Page, {
    report,
    drawings: new Map(drawings),
    sheet: sheet(),
    script: readAsset('scroll-to-start.js'),
  });
  mkdirSync(dir, { recursive: true });
  writeFileSync(join(dir, 'index.html'), `<!doctype html>\n${renderToStaticMarkup(page)}\n`);
  writeFileSync(join(dir, 'report.json'), `${JSON.stringify(report, null, 2)}\n`);
  writeFileSync(join(dir, 'report.junit.xml'), junit(report));
  return report;
}

/** Style sheet of the page, with the colours of the design system. */
function sheet(): string {
  const colours = (theme: Readonly<Record<string, string>>) =>
    Object.entries(theme)
      .map(([name, value]) => `--${name}:${value}`)
      .join(';');

  const night = `@media (prefers-color-scheme:dark){:root{${colours(dark)}}}`;
  return [`:root{${colours(light)}}`, night, readAsset('page.css'), readAsset('drawing.css')].join('\n');
}

function readAsset(name: string): string {
  return readFileSync(new URL(name, import.meta.url), 'utf8');
}

/** Maximum number of printed lines; the page has all. */
const MAX_LINES = 10;

/** Shortfalls and failures in a few lines. */
export function summaryLines({
  shortfalls,
  failures,
}: Pick<Report, 'shortfalls' | 'failures'>): readonly string[] {
  const all = [...failures.map(({ file, name, reason }) => `${file}: ${name}: ${reason}`), ...shortfalls];
  const isPartly = shortfalls.some((one) => one.endsWith(NOT_WALKED));
  return [
    ...all.slice(0, MAX_LINES).map((one) => `FAILED: ${one}`),
    ...(all.length > MAX_LINES ? [`and ${all.length - MAX_LINES} more: ${reportsFolder()}/report.json`] : []),
    all.length === 0 ? 'No shortfalls.' : `${all.length} failures and shortfalls in the last results.`,
    ...(isPartly
      ? ['Not every journey was walked: `npm run test:paths` walks all of them and writes a full report.']
      : []),
    `Written: ${reportsFolder()}/index.html`,
  ];
}

const [, script] = process.argv;
if (script !== undefined && import.meta.url === pathToFileURL(script).href) {
  const { shortfalls, failures } = await writeReport(reportsFolder());
  process.stdout.write(`${summaryLines({ shortfalls, failures }).join('\n')}\n`);
  if (shortfalls.length + failures.length > 0) process.exitCode = 1;
}
