/** Tells how a run is getting on, and gathers what its summary is made of. */
import type { TestCase, TestModule } from 'vitest/node';
import type { Reporter } from 'vitest/reporters';

import { failureInShort } from '../kit/failure';
import type { PathReport } from '../support/test-paths';

/** Something that went wrong beside the paths: a rule of a chart, a test of a form, a file that does not load. */
export interface Complaint {
  readonly journey: string;
  readonly test: string;
  readonly reason: string;
}

export interface Gathered {
  readonly reports: readonly PathReport[];
  readonly complaints: readonly Complaint[];
  /** Tests beside the paths, and how many of them passed. */
  readonly others: number;
  readonly ms: number;
}

/**
 * A reporter that writes a line for each journey that is through, and each failure as it is found, once.
 * @param total journeys of this run
 * @param ended hears all that was gathered, whenever a run is over
 */
export function progressReporter(
  total: number,
  write: (text: string) => void,
  ended: (gathered: Gathered) => void,
): Reporter {
  let reports: PathReport[] = [];
  let complaints: Complaint[] = [];
  let others = 0;
  let begun = Date.now();
  let through = 0;
  const told = new Set<string>();

  return {
    onTestRunStart() {
      reports = [];
      complaints = [];
      others = 0;
      through = 0;
      told.clear();
      begun = Date.now();
    },
    onTestCaseResult(test: TestCase) {
      const { paths } = test.meta();
      const { state, errors = [] } = test.result();
      if (paths === undefined) {
        if (state === 'skipped') return;
        others += 1;
        if (state === 'failed')
          complaints.push({
            journey: journeyOf(test.module),
            test: test.fullName,
            reason: firstLine(errors[0]?.message),
          });
        return;
      }
      reports.push(paths);
      const { failure } = paths;
      if (failure === undefined) {
        if (state === 'failed' && paths.stale === undefined)
          complaints.push({
            journey: paths.journey,
            test: test.fullName,
            reason: firstLine(errors[0]?.message),
          });
        return;
      }
      if (told.size < told.add(`${failure.level} ${failure.token}`).size)
        write(`\nFOUND ${failureInShort(failure, failure.folder)}\n`);
    },
    onTestModuleEnd(module: TestModule) {
      through += 1;
      const journey = journeyOf(module);
      for (const { message } of module.errors())
        complaints.push({ journey, test: 'the file', reason: firstLine(message) });
      const own = reports.filter((one) => one.journey === journey);
      const paths = own.reduce((all, one) => all + one.paths, 0);
      const steps = own.reduce((all, one) => all + one.steps, 0);
      const failed = own.filter((one) => one.failure !== undefined || one.stale !== undefined).length;
      const bad = failed + complaints.filter((one) => one.journey === journey).length;
      const mark = bad > 0 ? 'FAILED' : 'ok    ';
      const seconds = (module.diagnostic().duration / 1_000).toFixed(1);
      write(`[${through}/${total}] ${mark} ${journey}: ${paths} paths, ${steps} steps, ${seconds} s`);
    },
    onTestRunEnd() {
      ended({ reports, complaints, others, ms: Date.now() - begun });
    },
  };
}

function journeyOf({ relativeModuleId }: TestModule): string {
  return relativeModuleId.replace(/^.*\//, '').replace(/\.test\.tsx?$/, '');
}

function firstLine(text = 'no reason given'): string {
  return text.split('\n')[0] ?? text;
}
