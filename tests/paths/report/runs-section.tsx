/** What the last runs found besides coverage: mutants, injected faults, judges from outside, the trend and the slowest tests. */

import type { OutsideReport } from '../../support/reports/outside-report';
import type { MutantReport } from '../chart-mutants/test-mutants';
import type { WalkedFaults } from './fault-walks';
import { count, share } from './figures';
import { type Mutants, tallyOfChartMutants, tallyOfMutants } from './mutants';
import type { SlowTest } from './results';
import type { RecordedRun } from './trend';

/** Mutants of the charts' data: how many are detected, chart by chart, and which are not. */
export function ChartMutantsSection({ mutants }: { readonly mutants: readonly MutantReport[] }) {
  const { covered, total } = tallyOfChartMutants(mutants);
  const rows = [...new Set(mutants.map(({ chart }) => chart))].map((chart) => {
    const ofChart = mutants.filter((mutant) => mutant.chart === chart);
    const tally = tallyOfChartMutants(ofChart);
    const survivors = ofChart.filter(
      ({ detectedBy, equivalent }) => detectedBy === null && equivalent === null,
    );
    return [
      chart,
      `${tally.covered} of ${tally.total}, ${share(tally)}`,
      count(ofChart.length - tally.total),
      survivors.map(({ name }) => name).join('; ') || '–',
    ];
  });
  return (
    <section aria-labelledby="chart-mutants">
      <h2 id="chart-mutants">Mutants of the charts</h2>
      <p className="lead">
        {covered} of {total} mistakes in the charts were detected, {share({ covered, total })}.
      </p>
      <Table columns={['Chart', 'Detected', 'Equivalent', 'Survived']} rows={rows} />
    </section>
  );
}

/** Seeded mutants, and whether the paths found each of them. */
export function MutantsSection({ mutants }: { readonly mutants: Mutants }) {
  const { covered, total } = tallyOfMutants(mutants);
  return (
    <section aria-labelledby="mutants">
      <h2 id="mutants">Seeded mutants</h2>
      <p className="lead">
        {covered} of {total} were found by the path tests alone (seed {mutants.seed}).
      </p>
      <Table
        columns={['Mutant', 'Outcome', 'Found by']}
        rows={mutants.results.map(({ name, verdict, by }) => [name, verdict, by])}
      />
    </section>
  );
}

/** What programs of others found that know nothing of the charts. */
export function OutsideSection({ reports }: { readonly reports: readonly OutsideReport[] }) {
  return (
    <section aria-labelledby="outside">
      <h2 id="outside">Judges from outside</h2>
      {reports.map(({ judge, seed, at, minutes, tried, checks }) => (
        <div key={judge}>
          <p className="lead">
            {judge}: {tried} in {minutes} minutes, {timeOf(at)}
            {seed === null ? '' : `, seed ${seed}`}.
          </p>
          <Table
            columns={['Judged', 'Violated by']}
            rows={checks.map(({ name, violations }) => [name, violations.join('; ') || 'nothing'])}
          />
        </div>
      ))}
    </section>
  );
}

/** What the walks with fault injection covered, by fault. */
export function FaultsSection({ walked }: { readonly walked: WalkedFaults }) {
  return (
    <section aria-labelledby="faults">
      <h2 id="faults">Walks with injected faults</h2>
      <p className="lead">
        {count(walked.walks)} walks passed, with {count(walked.steps)} steps and {count(walked.screens)}{' '}
        different screens.
      </p>
      <Table
        columns={['Fault', 'Walks']}
        rows={walked.byFault.map(([fault, walks]) => [fault, count(walks)])}
      />
    </section>
  );
}

/** Earlier runs, the newest first. */
export function TrendSection({ runs }: { readonly runs: readonly RecordedRun[] }) {
  const rows = runs
    .toReversed()
    .map((run) => [
      timeOf(run.at),
      run.revision ?? '–',
      share(run.transitions),
      share(run.guards),
      `${share(run.chromium)}, ${run.scope === 'day' ? 'by day' : 'at night'}`,
      share(run.requirements),
      run.chartMutants === null ? '–' : share(run.chartMutants),
      run.failures === 0 ? 'none' : count(run.failures),
      (run.duration / 60_000).toFixed(1),
    ]);
  const columns = [
    ...['When', 'Revision', 'Transitions', 'Guards', 'In Chromium'],
    ...['Specification', 'Chart mutants', 'Problems', 'Minutes'],
  ];
  return (
    <section aria-labelledby="trend">
      <h2 id="trend">Earlier runs</h2>
      <Table columns={columns} rows={rows} />
    </section>
  );
}

const timeOf = (iso: string) => `${iso.slice(0, 16).replace('T', ' ')} UTC`;

/** Where the time of the tests goes. */
export function SlowestSection({ tests }: { readonly tests: readonly SlowTest[] }) {
  return (
    <section aria-labelledby="slowest">
      <h2 id="slowest">The slowest tests</h2>
      <Table
        columns={['Test', 'File', 'Seconds']}
        rows={tests.map(({ file, name, duration }) => [name, file, (duration / 1_000).toFixed(1)])}
      />
    </section>
  );
}

interface TableProps {
  readonly columns: readonly string[];
  /** Cells by row; the first one is the row's header. */
  readonly rows: readonly (readonly string[])[];
}

function Table({ columns, rows }: TableProps) {
  return (
    <div className="scroll">
      <table className="figures">
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([header, ...cells]) => (
            <tr key={[header, ...cells].join(' ')}>
              <th scope="row">{header}</th>
              {cells.map((cell, index) => (
                <td key={columns[index + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
