/** Coverage that a run reached, compared with the requested share. */
import type { PathReport } from '../support/test-paths';

/** Coverage of one journey on one level; null when nothing was walked. */
export function reachedBy(reports: readonly PathReport[]): PathReport['reached'] | null {
  const most = (one: PathReport) => one.reached?.covered ?? -1;
  const best = reports.reduce<PathReport | null>(
    (so, one) => (so !== null && most(so) >= most(one) ? so : one),
    null,
  );
  return best?.reached ?? null;
}

/** Whether any level covered less than `--until`. */
export function isShort(reports: readonly PathReport[]): boolean {
  return byLevel(reports).some((own) => shortfallOf(own) !== null);
}

/** `22 of 100 %` when less than the requested share was reached; else null. @param own reports of one journey on one level */
export function shortfallOf(own: readonly PathReport[]): string | null {
  const goal = own.find((one) => one.goal !== undefined)?.goal;
  const reached = reachedBy(own);
  if (goal === undefined || !reached || reached.covered >= Math.ceil(reached.total * goal)) return null;
  return `${percentOf(reached)} of ${Math.round(goal * 1_000) / 10} %`;
}

/** Rounded down, so that 100 means all. */
export function percentOf({ covered, total }: NonNullable<PathReport['reached']>): number {
  return total === 0 ? 100 : Math.floor((covered * 100) / total);
}

/** The reports of each journey on each level. */
export function byLevel(reports: readonly PathReport[]): readonly (readonly PathReport[])[] {
  const groups = new Map<string, PathReport[]>();
  for (const one of [...reports].sort((a, b) =>
    a.journey < b.journey ? -1 : a.journey > b.journey ? 1 : 0,
  )) {
    const name = `${one.journey} ${one.level}`;
    groups.set(name, [...(groups.get(name) ?? []), one]);
  }
  return [...groups.values()];
}
