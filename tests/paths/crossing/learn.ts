/**
 * Learns known ways: merchants walk by themselves and nothing goes wrong; what is kept of it is walked once more, and only what
 * can be done again stays. Ways that are known already are walked too: what the app no longer offers goes.
 */
import { writeFileSync } from 'node:fs';

import { type KnownWay, knownWays, nameOf, WAYS_FILE } from './known-ways';
import { inOrder, type MadeWalk, waysOf } from './learn-ways';
import { factorsOf, NOTHING, readToken, tokenOf } from './plan';
import { forgetWalked, type WalkedLine, walkedLines } from './walked';

interface LearnPorts {
  /** Only here; null: everywhere. */
  readonly journey: string | null;
  readonly seed: number;
  /** Walks of each merchant at each door. */
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
  const found = waysOf(walked.filter(({ hasArrived }) => hasArrived !== false).map(walkOf));
  say(`${walked.length} walks: ${found.length} ways to walk once more.`);
  save([...knownWays.filter((way) => !isHere(way)), ...found]);
  const arrived = new Set(walkAll(found.map(tokenOfWay), walk).map(({ token }) => token));
  const kept = found.filter((way) => arrived.has(tokenOfWay(way)));
  save([...knownWays.filter((way) => !isHere(way)), ...kept]);
  const steps = kept.reduce((sum, way) => sum + way.steps.length, 0);
  say(`${kept.length} known ways, ${steps} steps; ${found.length - kept.length} could not be walked again.`);
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
