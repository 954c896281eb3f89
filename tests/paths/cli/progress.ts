/** Prints the progress of a run, and collects its results for the summary. */
import type { TestCase, TestModule } from 'vitest/node';
import type { Reporter } from 'vitest/reporters';
import type { MutantReport } from '../chart-mutants/test-mutants';
import { firstLine } from '../kit/run/plain-reason';
import type { TestOutcome } from '../report/results';
import type { PathReport } from '../support/test-paths';
import { isBelowGoal } from './goals';

/** A failure other than of a path: a chart rule, an approved text, a test of a form, a file that does not load. */
export interface Complaint {
  readonly journey: string;
  readonly test: string;
  readonly reason: string;
  /** Details, printed below the reason. */
  readonly lines?: readonly string[];
}

export interface RunResults {
  readonly reports: readonly PathReport[];
  /** Results of `mutate`. */
  readonly mutants: readonly MutantReport[];
  readonly complaints: readonly Complaint[];
  /** Number of tests other than paths. */
  readonly others: number;
  readonly ms: number;
  /** Outcome of each test, for the report of all journeys. */
  readonly outcomes: readonly TestOutcome[];
}

export interface Progress extends Reporter {
  /** Results so far, for an interrupted run. */
  resultsSoFar(): RunResults;
}

/**
 * A reporter that prints a line when a journey begins, when it ends, and for each new fault.
 * @param total journeys of this run
 * @param onEnd called with the results after each run
 */
export function progressReporter(
  total: number,
  write: (text: string) => void,
  onEnd: (gathered: RunResults) => void,
): Progress {
  let reports: PathReport[] = [];
  let mutants: MutantReport[] = [];
  let complaints: Complaint[] = [];
  let outcomes: TestOutcome[] = [];
  let others = 0;
  let startedAt = Date.now();
  let finishedJourneys = 0;
  const reportedFaults = new Set<string>();
  const resultsSoFar = () => ({ reports, mutants, complaints, others, outcomes, ms: Date.now() - startedAt });

  const addComplaint = (test: TestCase) => {
    const { approved } = test.meta();
    const reason = approved?.summary ?? firstLine(test.result().errors?.[0]?.message ?? 'no reason given');
    const lines = approved === undefined ? {} : { lines: approved.lines };
    complaints.push({ journey: journeyOf(test.module), test: test.fullName, reason, ...lines });
  };

  return {
    resultsSoFar,
    onTestRunStart() {
      [reports, mutants, complaints, outcomes] = [[], [], [], []];
      others = 0;
      finishedJourneys = 0;
      reportedFaults.clear();
      startedAt = Date.now();
    },
    onTestModuleQueued(module: TestModule) {
      write(`begins ${journeyOf(module)}`);
    },
    onTestCaseResult(test: TestCase) {
      const { paths, mutant } = test.meta();
      const { state, errors = [] } = test.result();
      if (state === 'skipped') return;
      if (mutant !== undefined) {
        mutants.push(mutant);
        if (state === 'failed') write(`SURVIVED ${mutant.chart} ${mutant.name}`);
        return;
      }
      outcomes.push({
        file: `tests/paths/${journeyOf(test.module)}.test.tsx`,
        name: test.fullName,
        passed: state === 'passed',
        message: errors.map(({ message }) => message).join('\n'),
      });
      if (paths === undefined) {
        others += 1;
        if (state === 'failed') addComplaint(test);
        return;
      }
      reports.push(paths);
      const { failure, journey, level, stale } = paths;
      if (failure === undefined) {
        if (state === 'failed' && stale === undefined) addComplaint(test);
        return;
      }
      if (reportedFaults.size < reportedFaults.add(`${journey} ${level} ${failure.fault}`).size)
        write(`FOUND ${journey} (${level}): ${failure.plain}`);
    },
    onTestModuleEnd(module: TestModule) {
      finishedJourneys += 1;
      const journey = journeyOf(module);
      for (const { message } of module.errors()) {
        const reason = firstLine(message);
        complaints.push({ journey, test: 'the file', reason });
        outcomes.push({
          file: `tests/paths/${journey}.test.tsx`,
          name: 'the file itself',
          passed: false,
          message,
        });
      }
      if (mutants.length > 0) {
        const seconds = (module.diagnostic().duration / 1_000).toFixed(1);
        write(`[${finishedJourneys}/${total}] ${journey}: ${mutants.length} mutants so far, ${seconds} s`);
        return;
      }
      const journeyReports = reports.filter((report) => report.journey === journey);
      const paths = journeyReports.reduce((total, report) => total + report.paths, 0);
      const steps = journeyReports.reduce((total, report) => total + report.steps, 0);
      const hasProblem =
        journeyReports.some(({ failure, stale }) => failure !== undefined || stale !== undefined) ||
        complaints.some((report) => report.journey === journey) ||
        isBelowGoal(journeyReports);
      const mark = hasProblem ? 'FAILED' : 'ok    ';
      const seconds = (module.diagnostic().duration / 1_000).toFixed(1);
      write(
        `[${finishedJourneys}/${total}] ${mark} ${journey}: ${paths} paths, ${steps} steps, ${seconds} s`,
      );
    },
    onTestRunEnd() {
      onEnd(resultsSoFar());
    },
  };
}

function journeyOf({ relativeModuleId }: TestModule): string {
  return relativeModuleId.replace(/^.*\//, '').replace(/\.test\.tsx?$/, '');
}
