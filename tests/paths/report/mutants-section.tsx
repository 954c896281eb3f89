import type { MutantReport } from '../chart-mutants/test-mutants';
import { share } from './figures';
import { tallyOfMutants } from './headline';
import { type Mutants, tallyOfChartMutants } from './mutants';

/** Seeded mutants, and whether the paths found each of them. */
export function MutantsSection({ mutants }: { readonly mutants: Mutants }) {
  const { covered, total } = tallyOfMutants(mutants);
  return (
    <section aria-labelledby="mutants">
      <h2 id="mutants">Seeded mutants</h2>
      <p className="lead">
        {covered} of {total} were found by the path tests alone (seed {mutants.seed}).
      </p>
      <div className="scroll">
        <table className="mutants">
          <thead>
            <tr>
              <th scope="col">Mutant</th>
              <th scope="col">Outcome</th>
              <th scope="col">Found by</th>
            </tr>
          </thead>
          <tbody>
            {mutants.results.map(({ name, verdict, by }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td
                  className={
                    verdict.startsWith('caught') || verdict === 'equivalent' ? 'fate is-held' : 'fate is-open'
                  }
                >
                  {verdict}
                </td>
                <td>{by}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

/** Mutants of the charts' data: how many are detected, chart by chart, and which are not. */
export function ChartMutantsSection({ mutants }: { readonly mutants: readonly MutantReport[] }) {
  const charts = [...new Set(mutants.map(({ chart }) => chart))];
  const { covered, total } = tallyOfChartMutants(mutants);
  return (
    <section aria-labelledby="chart-mutants">
      <h2 id="chart-mutants">Mutants of the charts</h2>
      <p className="lead">
        {covered} of {total} mistakes in the charts were detected, {share({ covered, total })}.
      </p>
      <div className="scroll">
        <table>
          <thead>
            <tr>
              <th scope="col">Chart</th>
              <th scope="col">Detected</th>
              <th scope="col">Equivalent</th>
              <th scope="col">Survived</th>
            </tr>
          </thead>
          <tbody>
            {charts.map((chart) => (
              <ChartMutantsRow
                key={chart}
                chart={chart}
                mutants={mutants.filter((mutant) => mutant.chart === chart)}
              />
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

interface ChartMutantsRowProps {
  readonly chart: string;
  readonly mutants: readonly MutantReport[];
}

function ChartMutantsRow({ chart, mutants }: ChartMutantsRowProps) {
  const tally = tallyOfChartMutants(mutants);
  const survivors = mutants.filter(
    ({ detectedBy, equivalent }) => detectedBy === null && equivalent === null,
  );
  return (
    <tr>
      <th scope="row">{chart}</th>
      <td>
        {tally.covered} of {tally.total}, {share(tally)}
      </td>
      <td>{mutants.length - tally.total}</td>
      <td>{survivors.map(({ name }) => name).join('; ') || '–'}</td>
    </tr>
  );
}
