/** Collects coverage, requirements and test results for the report. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { catalogue } from '../../../machines/catalogue';
import { readOutsideReports } from '../../support/reports/outside-report';
import { beyondChromium } from '../beyond-chromium/all';
import { requirements } from '../requirements/all';
import { charts } from '../support/charts';
import { readWalkedFaults } from './fault-walks';
import { type JourneyReport, journeyReport } from './journey-report';
import { lastWholeRun, layoutFailures } from './layout-failures';
import { readChartMutants, readMutants } from './mutants';
import { readCoverage } from './parts';
import { type Report, type RunScope, shortfallsOf } from './report';
import { requirementTable } from './requirement-table';
import { readResults } from './results';
import { readTrend } from './trend';

/** The two charts that make every call have no entry of their own in the catalogue. */
const helpers: Readonly<Record<string, { readonly title: string; readonly purpose: string }>> = {
  load: { title: 'Load', purpose: 'Every read of data: requested, retried, ready or failed.' },
  submission: {
    title: 'Submission',
    purpose: 'Every write: sent once; its status is checked when the answer is lost.',
  },
};

/** @param dir folder of the path reports */
export function gather(dir: string, scope: RunScope): Report {
  const seen = readCoverage(dir, charts);
  const journeys = charts.map((machine): JourneyReport => {
    const entry = catalogue.find(({ id }) => id === machine.id) ?? helpers[machine.id];
    return journeyReport({
      machine,
      title: entry?.title ?? machine.id,
      purpose: entry?.purpose ?? '',
      held: seen.screens.get(machine.id),
      chromium: seen.browser.get(machine.id),
      beyond: beyondChromium[machine.id] ?? {},
    });
  });
  const { files, failures, slowest } = readResults();
  const rows = requirementTable({
    requirements,
    machines: charts,
    journeys,
    results: files,
    exists: existsSync,
  });
  return {
    at: new Date().toISOString(),
    scope,
    journeys,
    requirements: rows,
    failures: [
      ...failures.filter(({ file }) => file.startsWith('tests/paths/')),
      ...layoutFailures(dir, lastWholeRun()),
    ],
    stale: seen.stale,
    mutants: readMutants(join(dir, 'mutants.json')),
    chartMutants: readChartMutants(join(dir, 'chart-mutants.json')),
    walkedFaults: readWalkedFaults(),
    outside: readOutsideReports(),
    slowest,
    trend: readTrend(dir),
    shortfalls: shortfallsOf(journeys, rows, scope),
  };
}
