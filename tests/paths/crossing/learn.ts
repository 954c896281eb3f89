/**
 * Learns known ways: merchants walk by themselves and nothing goes wrong; what is kept of it is walked once more, and only what
 * can be done again stays. Ways that are known already are walked too: what the app no longer offers goes.
 */
import { writeFileSync } from 'node:fs';

import { dailyWalks } from './daily';
import { type KnownWay, knownWays, nameOf, WAYS_FILE } from './known-ways';
import { inOrder, type MadeWalk, waysOf } from './learn-ways';
import { factorsOf, NOTHING, readToken, tokenOf } from './plan';
import { forgetWalked, type WalkedLine, walkedLines } from './walked';

interface LearnPorts {
  /** Only here; null: everywhere. */
  readonly journey: string | null;
  readonly seed: number;
  /** Walks of each merchant at each entry URL. */
  readonly rounds: number;
  /** Makes walks; what became of them is in `walkedLines`. */
  readonly walk: (tokens: readonly string[]) => void;
  readonly say: (text: string) => void;
}

export function learn({ journey, seed, rounds, walk, say }: LearnPorts): void {
  const isHere = (way: KnownWay) => journey === null || way.journey === journey;
  const { who = [] } = factorsOf(journey === null ? {} : { journey });
  const free = Array.from({ length: rounds }, (_, round) =>
    who.map(
      (one, at) => `${one.replaceAll('/', '.')}.${NOTHING}.every-step.page.${seed + round * 1_000 + at}`,
    ),
  ).flat();
  const walked = walkAll([...knownWays.filter(isHere).map(tokenOfWay), ...free], walk);
  const chosen = waysOf(walked.filter(({ hasArrived }) => hasArrived !== false).map(walkOf));
  // What each test run walks by name stays, whatever others meet.
  const daily = new Set(dailyWalks.map((token) => readToken(token).way));
  const isChosen = new Set(chosen.map(nameOf));
  const kept = knownWays.filter((way) => isHere(way) && daily.has(nameOf(way)) && !isChosen.has(nameOf(way)));
  const found = [...chosen, ...kept];
  say(`${walked.length} walks: ${found.length} ways to walk once more.`);
  save([...knownWays.filter((way) => !isHere(way)), ...found]);
  const arrived = new Set(walkAll(found.map(tokenOfWay), walk).map(({ token }) => token));
  const again = found.filter((way) => arrived.has(tokenOfWay(way)));
  save([...knownWays.filter((way) => !isHere(way)), ...again]);
  const steps = again.reduce((sum, way) => sum + way.steps.length, 0);
  say(
    `${again.length} known ways, ${steps} steps; ${found.length - again.length} could not be walked again.`,
  );
}

function walkAll(tokens: readonly string[], walk: LearnPorts['walk']): readonly WalkedLine[] {
  forgetWalked();
  walk(tokens);
  return walkedLines();
}

function tokenOfWay(way: KnownWay): string {
  const { journey, entrance, persona } = way;
  const how = { fault: NOTHING, moment: 'every-step', host: 'page', seed: 1 } as const;
  return tokenOf({ journey, entrance, persona, ...how, way: nameOf(way) });
}

function walkOf({ token, made }: WalkedLine): MadeWalk {
  const { journey, entrance, persona } = readToken(token);
  return { journey, entrance, persona, made };
}

function save(ways: readonly KnownWay[]): void {
  const lines = inOrder(ways).map((way) => `${JSON.stringify(way)}\n`);
  writeFileSync(WAYS_FILE, lines.join(''));
}
