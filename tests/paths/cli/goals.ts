/** Coverage that a run reached, compared with the requested share. */
import type { PathReport } from '../support/test-paths';

/** The best coverage that one journey reached on one level; null when nothing was walked. */
export function bestCoverage(reports: readonly PathReport[]): PathReport['reached'] | null {
  const coveredBy = (report: PathReport) => report.reached?.covered ?? -1;
  const best = reports.reduce<PathReport | null>(
    (bestSoFar, report) =>
      bestSoFar !== null && coveredBy(bestSoFar) >= coveredBy(report) ? bestSoFar : report,
    null,
  );
  return best?.reached ?? null;
}

/** Whether any level covered less than `--until`. */
export function isBelowGoal(reports: readonly PathReport[]): boolean {
  return groupByJourneyAndLevel(reports).some((levelReports) => shortfallOf(levelReports) !== null);
}

/** `22 of 100 %` when less than the requested share was reached; else null. @param reports those of one journey on one level */
export function shortfallOf(reports: readonly PathReport[]): string | null {
  const goal = reports.find((report) => report.goal !== undefined)?.goal;
  const reached = bestCoverage(reports);
  if (goal === undefined || !reached || reached.covered >= Math.ceil(reached.total * goal)) return null;
  return `${percentOf(reached)} of ${Math.round(goal * 1_000) / 10} %`;
}

/** Covered share in percent, rounded down, so that 100 means all. */
export function percentOf({ covered, total }: NonNullable<PathReport['reached']>): number {
  return total === 0 ? 100 : Math.floor((covered * 100) / total);
}

/** The reports of each journey on each level. */
export function groupByJourneyAndLevel(reports: readonly PathReport[]): readonly (readonly PathReport[])[] {
  const groups = new Map<string, PathReport[]>();
  for (const report of [...reports].sort((a, b) =>
    a.journey < b.journey ? -1 : a.journey > b.journey ? 1 : 0,
  )) {
    const name = `${report.journey} ${report.level}`;
    groups.set(name, [...(groups.get(name) ?? []), report]);
  }
  return [...groups.values()];
}
