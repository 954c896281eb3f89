/** Plan of the walks: pairwise combinations of journey, entry URL, persona, fault, moment and host; and the token of each walk. */

import { entrances } from './entrances';
import { coveringRows, type Factors, type Fits, feasiblePairs, pairsOfRow, type Row } from './pairwise';
import { shuffled } from './random';
import { nameOf, recordedPathNamed, recordedPaths } from './recorded-paths';

/** Kinds of faults. Those of the lender affect every call while they last. */
export const FAULTS = [
  'drop-before',
  'drop-after',
  '401',
  '500',
  '503',
  'slow',
  'reload',
  'back',
  'offline',
  'double-tap',
] as const;
/** No fault: recorded paths are walked without one as well, to detect changes. */
export const NOTHING = 'nothing';
export type FaultKind = (typeof FAULTS)[number] | typeof NOTHING;

/** When: while the entry URL opens, at the first action, at a tap on the main button, or at every step. */
export const MOMENTS = ['opening', 'first-step', 'main-action', 'every-step'] as const;
/** On a recorded path: while the entry URL opens, at one of its steps, chosen by the seed, or at every step. */
export const RECORDED_PATH_MOMENTS = ['opening', 'one-step', 'every-step'] as const;
export type Moment = (typeof MOMENTS)[number] | (typeof RECORDED_PATH_MOMENTS)[number];

export const HOSTS = ['page', 'phone'] as const;
export type HostKind = (typeof HOSTS)[number];

/** All parameters of one walk: the same parameters give the same walk. */
export interface PlannedWalk {
  readonly journey: string;
  /** Number of the entrance in entrances.ts. */
  readonly entrance: number;
  readonly persona: string;
  readonly fault: FaultKind;
  readonly moment: Moment;
  readonly host: HostKind;
  readonly seed: number;
  /** Name of the recorded path to walk; null: the seed draws every step. */
  readonly recordedPath: string | null;
}

/** Filters of a plan, and its first seed. */
export interface Wanted {
  readonly journey?: string;
  readonly fault?: string;
  readonly host?: string;
  readonly seed: number;
}

/** An entrance with a persona is one value, because not every persona fits every entry URL. */
const whoAndWhere = (journey: string): readonly string[] =>
  (entrances[journey] ?? []).flatMap(({ personas }, at) =>
    personas.map((persona) => `${journey}/${at}/${persona}`),
  );

/** The factors of a plan. @throws for an unknown journey, fault or host */
export function factorsOf({ journey, fault, host }: Omit<Wanted, 'seed'>): Factors {
  const journeys = oneOf('journey', Object.keys(entrances), journey);
  return {
    who: journeys.flatMap(whoAndWhere),
    fault: fault === NOTHING ? [] : oneOf('fault', FAULTS, fault),
    moment: MOMENTS,
    host: oneOf('host', HOSTS, host),
  };
}

/** The factors of walks on recorded paths. @throws as above */
export function recordedPathFactors({ journey, fault, host }: Omit<Wanted, 'seed'>): Factors {
  const journeys = oneOf('journey', Object.keys(entrances), journey);
  return {
    who: recordedPaths
      .filter((recordedPath) => journeys.includes(recordedPath.journey))
      .map(
        (recordedPath) =>
          `${recordedPath.journey}/${recordedPath.entrance}/${recordedPath.persona}/${nameOf(recordedPath)}`,
      ),
    fault: oneOf('fault', [...FAULTS, NOTHING], fault),
    moment: RECORDED_PATH_MOMENTS,
    host: oneOf('host', HOSTS, host),
  };
}

/** While the entry URL opens there is nothing to tap or to go back from, and an offline phone loads no page. */
export const fits: Fits = ({ fault = '', moment }) =>
  moment !== 'opening' || !['back', 'double-tap', 'offline', NOTHING].includes(fault);

/** The walks of a plan, shuffled by the seed: any prefix is a fair sample. */
export function planOf(wanted: Wanted): readonly PlannedWalk[] {
  const rows = plansOf(wanted).flatMap((factors) => coveringRows(factors, fits, wanted.seed));
  return shuffled(rows, wanted.seed).map((row, at) => plannedWalkOf(row, wanted.seed + at));
}

/** Random walks, and walks on recorded paths. */
const plansOf = (wanted: Omit<Wanted, 'seed'>): readonly Factors[] => [
  factorsOf(wanted),
  recordedPathFactors(wanted),
];

/** How many pairs of a plan these walks cover, and the total. */
export function pairsHeld(
  wanted: Omit<Wanted, 'seed'>,
  walked: readonly PlannedWalk[],
): { held: number; of: number } {
  const counts = plansOf(wanted).map((factors) => {
    const feasible = feasiblePairs(factors, fits);
    const held = new Set(walked.flatMap((one) => pairsOfRow(factors, rowOf(one))));
    return { held: [...held].filter((pair) => feasible.has(pair)).length, of: feasible.size };
  });
  return counts.reduce((sum, one) => ({ held: sum.held + one.held, of: sum.of + one.of }));
}

/**
 * Token of the walk, from which it can be replayed: `home.0.overdue.slow.first-step.page.17`, with the name of the recorded
 * path at its end, if any.
 */
export function tokenOf({
  journey,
  entrance,
  persona,
  fault,
  moment,
  host,
  seed,
  recordedPath,
}: PlannedWalk): string {
  return [
    journey,
    entrance,
    persona,
    fault,
    moment,
    host,
    seed,
    ...(recordedPath === null ? [] : [recordedPath]),
  ].join('.');
}

/** Reads a token. @throws with the reason, and the valid values */
export function readToken(token: string): PlannedWalk {
  const [journey = '', entrance = '', persona = '', fault, moment, host, seed = '', recordedPath] =
    token.split('.');
  const [known = ''] = oneOf('journey', Object.keys(entrances), journey);
  const personas = entrances[known]?.[Number(entrance)]?.personas;
  if (personas === undefined) throw new Error(`"${token}" is stale: ${journey} has no entrance ${entrance}.`);
  const [who = ''] = oneOf(`persona of ${journey}`, personas, persona);
  if (!/^\d+$/.test(seed)) throw new Error(`"${token}" is no token: it must end with the number of a seed.`);
  const [which] = oneOf('fault', [...FAULTS, NOTHING], fault ?? '');
  const [when] = oneOf('moment', [...MOMENTS, ...RECORDED_PATH_MOMENTS], moment ?? '');
  const [where] = oneOf('host', HOSTS, host ?? '');
  if (which === undefined || when === undefined || where === undefined)
    throw new Error(`"${token}" is no token.`);
  return {
    journey: known,
    entrance: Number(entrance),
    persona: who,
    fault: which,
    moment: when,
    host: where,
    seed: Number(seed),
    recordedPath: recordedPath === undefined ? null : nameOf(recordedPathNamed(recordedPath)),
  };
}

/** The walk in a few words. */
export function describeWalk({
  journey,
  entrance,
  persona,
  fault,
  moment,
  host,
  recordedPath,
}: PlannedWalk): string {
  const entryUrl = entrances[journey]?.[entrance]?.entryUrl ?? '';
  const along =
    recordedPath === null ? '' : `, on the recorded path to ${recordedPathNamed(recordedPath).end}`;
  return `${journey} by ${entryUrl} as ${persona}: ${fault} at ${moment}, ${host}${along}`;
}

function plannedWalkOf({ who = '', fault = '', moment = '', host = '' }: Row, seed: number): PlannedWalk {
  const [journey, entrance, persona, ...recordedPath] = who.split('/');
  return readToken([journey, entrance, persona, fault, moment, host, seed, ...recordedPath].join('.'));
}

function rowOf({ journey, entrance, persona, fault, moment, host, recordedPath }: PlannedWalk): Row {
  const who = [journey, entrance, persona, ...(recordedPath === null ? [] : [recordedPath])].join('/');
  return { who, fault, moment, host };
}

/** All, or the requested one. */
function oneOf<T extends string>(what: string, all: readonly T[], one: string | undefined): readonly T[] {
  if (one === undefined) return all;
  const found = all.filter((each) => each === one);
  if (found.length === 0) throw new Error(`There is no ${what} "${one}". There are: ${all.join(', ')}.`);
  return found;
}
