/**
 * Records paths: makes walks without faults, selects paths from them, walks those again, and stores the reproducible ones.
 * Existing recorded paths are walked as well: those that the app no longer offers are removed.
 */
import { writeFileSync } from 'node:fs';

import { dailyWalks } from './daily';
import { factorsOf, NOTHING, readToken, tokenOf } from './plan';
import { nameOf, RECORDED_PATHS_FILE, type RecordedPath, recordedPaths } from './recorded-paths';
import { inOrder, type PassedWalk, selectPaths } from './select-paths';
import { clearWalkResults, readWalkResults, type WalkResultLine } from './walks/walk-results';

interface RecordPorts {
  /** All journeys when there is none. */
  readonly journeys: readonly string[];
  readonly seed: number;
  /** Number of walks of each persona at each entry URL. */
  readonly rounds: number;
  /** Makes walks; their results are in `readWalkResults`. */
  readonly walk: (tokens: readonly string[]) => void;
  readonly say: (text: string) => void;
}

export function recordPaths({ journeys, seed, rounds, walk, say }: RecordPorts): void {
  const isSelectedJourney = (path: RecordedPath) => journeys.length === 0 || journeys.includes(path.journey);
  const { who = [] } = factorsOf({ journeys });
  const freeWalks = Array.from({ length: rounds }, (_, round) =>
    who.map(
      (part, index) =>
        `${part.replaceAll('/', '.')}.${NOTHING}.every-step.page.${seed + round * 1_000 + index}`,
    ),
  ).flat();
  const walked = walkAll([...recordedPaths.filter(isSelectedJourney).map(tokenOfPath), ...freeWalks], walk);
  const selected = selectPaths(walked.filter(({ hasReachedEnd }) => hasReachedEnd !== false).map(walkOf));
  // Paths of the daily walks are always kept.
  const daily = new Set(dailyWalks.map((token) => readToken(token).recordedPath));
  const selectedNames = new Set(selected.map(nameOf));
  const dailyPaths = recordedPaths.filter(
    (path) => isSelectedJourney(path) && daily.has(nameOf(path)) && !selectedNames.has(nameOf(path)),
  );
  const candidates = [...selected, ...dailyPaths];
  say(`${walked.length} walks: ${candidates.length} paths to walk again.`);
  save([...recordedPaths.filter((path) => !isSelectedJourney(path)), ...candidates]);
  const arrived = new Set(walkAll(candidates.map(tokenOfPath), walk).map(({ token }) => token));
  const reproducible = candidates.filter((path) => arrived.has(tokenOfPath(path)));
  save([...recordedPaths.filter((path) => !isSelectedJourney(path)), ...reproducible]);
  const steps = reproducible.reduce((sum, path) => sum + path.steps.length, 0);
  say(
    `${reproducible.length} recorded paths, ${steps} steps; ${candidates.length - reproducible.length} could not be walked again.`,
  );
}

function walkAll(tokens: readonly string[], walk: RecordPorts['walk']): readonly WalkResultLine[] {
  clearWalkResults();
  walk(tokens);
  return readWalkResults();
}

function tokenOfPath(path: RecordedPath): string {
  const { journey, entrance, persona } = path;
  const parameters = { fault: NOTHING, moment: 'every-step', host: 'page', seed: 1 } as const;
  return tokenOf({ journey, entrance, persona, ...parameters, recordedPath: nameOf(path) });
}

function walkOf({ token, walkedSteps }: WalkResultLine): PassedWalk {
  const { journey, entrance, persona } = readToken(token);
  return { journey, entrance, persona, walkedSteps };
}

function save(paths: readonly RecordedPath[]): void {
  const lines = inOrder(paths).map((path) => `${JSON.stringify(path)}\n`);
  writeFileSync(RECORDED_PATHS_FILE, lines.join(''));
}
