/** The kept runs, the slowest tests, and the walks with fault injection. */
import type { WalkedFaults } from './fault-walks';
import { count, share } from './figures';
import type { SlowTest } from './results';
import type { RecordedRun } from './trend';

/** Earlier runs, the newest first. */
export function TrendSection({ runs }: { readonly runs: readonly RecordedRun[] }) {
  return (
    <section aria-labelledby="trend">
      <h2 id="trend">Earlier runs</h2>
      <div className="scroll">
        <table>
          <thead>
            <tr>
              <th scope="col">When</th>
              <th scope="col">Revision</th>
              <th scope="col">Transitions</th>
              <th scope="col">Guards</th>
              <th scope="col">In Chromium</th>
              <th scope="col">Specification</th>
              <th scope="col">Chart mutants</th>
              <th scope="col">Problems</th>
              <th scope="col">Minutes</th>
            </tr>
          </thead>
          <tbody>
            {runs.toReversed().map((run) => (
              <tr key={run.at}>
                <th scope="row">{run.at.slice(0, 16).replace('T', ' ')} UTC</th>
                <td>{run.revision ?? '–'}</td>
                <td>{share(run.transitions)}</td>
                <td>{share(run.guards)}</td>
                <td>
                  {share(run.chromium)}, {run.scope === 'day' ? 'by day' : 'at night'}
                </td>
                <td>{share(run.requirements)}</td>
                <td>{run.chartMutants === null ? '–' : share(run.chartMutants)}</td>
                <td>{run.failures === 0 ? 'none' : count(run.failures)}</td>
                <td>{(run.duration / 60_000).toFixed(1)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

/** Where the time of the tests goes. */
export function SlowestSection({ tests }: { readonly tests: readonly SlowTest[] }) {
  return (
    <section aria-labelledby="slowest">
      <h2 id="slowest">The slowest tests</h2>
      <div className="scroll">
        <table>
          <thead>
            <tr>
              <th scope="col">Test</th>
              <th scope="col">File</th>
              <th scope="col">Seconds</th>
            </tr>
          </thead>
          <tbody>
            {tests.map(({ file, name, duration }) => (
              <tr key={`${file} ${name}`}>
                <th scope="row">{name}</th>
                <td className="file">{file}</td>
                <td>{(duration / 1_000).toFixed(1)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
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
      <div className="scroll">
        <table>
          <thead>
            <tr>
              <th scope="col">Fault</th>
              <th scope="col">Walks</th>
            </tr>
          </thead>
          <tbody>
            {walked.byFault.map(([fault, walks]) => (
              <tr key={fault}>
                <th scope="row">{fault}</th>
                <td>{count(walks)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
