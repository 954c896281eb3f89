/** Plan of the walks: pairwise combinations of journey, entry URL, persona, fault, moment and host; and the token of each walk. */

import { entrances } from './entrances';
import {
  coveringRows,
  type Factors,
  feasiblePairs,
  pairsOfRow,
  type Row,
  type RowCheck,
} from './pairs/pairwise';
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

/** When the fault occurs: while the entry URL opens, at the first action, at a tap on the main button, or at every step. */
export const MOMENTS = ['opening', 'first-step', 'main-action', 'every-step'] as const;
/** When it occurs on a recorded path: while the entry URL opens, at one of its steps, chosen by the seed, or at every step. */
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
export interface PlanFilter {
  /** All journeys when there is none. */
  readonly journeys?: readonly string[];
  readonly fault?: string;
  readonly host?: string;
  readonly seed: number;
}

/** An entrance with a persona is one value, because not every persona fits every entry URL. */
const personasAtEntrances = (journey: string): readonly string[] =>
  (entrances[journey] ?? []).flatMap(({ personas }, index) =>
    personas.map((persona) => `${journey}/${index}/${persona}`),
  );

/** The factors of a plan. @throws for an unknown journey, fault or host */
export function factorsOf({ journeys, fault, host }: Omit<PlanFilter, 'seed'>): Factors {
  return {
    who: journeysOf(journeys).flatMap(personasAtEntrances),
    fault: fault === NOTHING ? [] : allOrRequested('fault', FAULTS, fault),
    moment: MOMENTS,
    host: allOrRequested('host', HOSTS, host),
  };
}

/** The factors of walks on recorded paths. @throws as above */
export function recordedPathFactors({ journeys, fault, host }: Omit<PlanFilter, 'seed'>): Factors {
  const requested = journeysOf(journeys);
  return {
    who: recordedPaths
      .filter((recordedPath) => requested.includes(recordedPath.journey))
      .map(
        (recordedPath) =>
          `${recordedPath.journey}/${recordedPath.entrance}/${recordedPath.persona}/${nameOf(recordedPath)}`,
      ),
    fault: allOrRequested('fault', [...FAULTS, NOTHING], fault),
    moment: RECORDED_PATH_MOMENTS,
    host: allOrRequested('host', HOSTS, host),
  };
}

/** While the entry URL opens there is nothing to tap or to go back from, and an offline phone loads no page. */
export const isValidRow: RowCheck = ({ fault = '', moment }) =>
  moment !== 'opening' || !['back', 'double-tap', 'offline', NOTHING].includes(fault);

/** The walks of a plan, shuffled by the seed: any prefix is a fair sample. */
export function planOf(wanted: PlanFilter): readonly PlannedWalk[] {
  const rows = plansOf(wanted).flatMap((factors) => coveringRows(factors, isValidRow, wanted.seed));
  return shuffled(rows, wanted.seed).map((row, index) => plannedWalkOf(row, wanted.seed + index));
}

/** Random walks, and walks on recorded paths. */
const plansOf = (wanted: Omit<PlanFilter, 'seed'>): readonly Factors[] => [
  factorsOf(wanted),
  recordedPathFactors(wanted),
];

/** How many pairs of a plan these walks cover, and the total. */
export function coveredPairs(
  wanted: Omit<PlanFilter, 'seed'>,
  walked: readonly PlannedWalk[],
): { covered: number; total: number } {
  const counts = plansOf(wanted).map((factors) => {
    const feasible = feasiblePairs(factors, isValidRow);
    const covered = new Set(walked.flatMap((walk) => pairsOfRow(factors, rowOf(walk))));
    return { covered: [...covered].filter((pair) => feasible.has(pair)).length, total: feasible.size };
  });
  return counts.reduce((sum, count) => ({
    covered: sum.covered + count.covered,
    total: sum.total + count.total,
  }));
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
  const [validJourney = ''] = allOrRequested('journey', Object.keys(entrances), journey);
  const personas = entrances[validJourney]?.[Number(entrance)]?.personas;
  if (personas === undefined) throw new Error(`"${token}" is stale: ${journey} has no entrance ${entrance}.`);
  const [validPersona = ''] = allOrRequested(`persona of ${journey}`, personas, persona);
  if (!/^\d+$/.test(seed)) throw new Error(`"${token}" is no token: it must end with the number of a seed.`);
  const [validFault] = allOrRequested('fault', [...FAULTS, NOTHING], fault ?? '');
  const [validMoment] = allOrRequested('moment', [...MOMENTS, ...RECORDED_PATH_MOMENTS], moment ?? '');
  const [validHost] = allOrRequested('host', HOSTS, host ?? '');
  if (validFault === undefined || validMoment === undefined || validHost === undefined)
    throw new Error(`"${token}" is no token.`);
  return {
    journey: validJourney,
    entrance: Number(entrance),
    persona: validPersona,
    fault: validFault,
    moment: validMoment,
    host: validHost,
    seed: Number(seed),
    recordedPath: recordedPath === undefined ? null : nameOf(recordedPathNamed(recordedPath)),
  };
}

/** One line of text about the walk. */
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
  const recordedPathText =
    recordedPath === null ? '' : `, on the recorded path to ${recordedPathNamed(recordedPath).end}`;
  return `${journey} by ${entryUrl} as ${persona}: ${fault} at ${moment}, ${host}${recordedPathText}`;
}

function plannedWalkOf({ who = '', fault = '', moment = '', host = '' }: Row, seed: number): PlannedWalk {
  const [journey, entrance, persona, ...recordedPath] = who.split('/');
  return readToken([journey, entrance, persona, fault, moment, host, seed, ...recordedPath].join('.'));
}

function rowOf({ journey, entrance, persona, fault, moment, host, recordedPath }: PlannedWalk): Row {
  const who = [journey, entrance, persona, ...(recordedPath === null ? [] : [recordedPath])].join('/');
  return { who, fault, moment, host };
}

/** The requested journeys; all when there is none. @throws for an unknown one */
function journeysOf(requested: readonly string[] = []): readonly string[] {
  const all = Object.keys(entrances);
  return requested.length === 0 ? all : requested.flatMap((name) => allOrRequested('journey', all, name));
}

/** All values, or only the requested one. @throws when it is none of them */
function allOrRequested<T extends string>(
  what: string,
  all: readonly T[],
  requested: string | undefined,
): readonly T[] {
  if (requested === undefined) return all;
  const found = all.filter((each) => each === requested);
  if (found.length === 0)
    throw new Error(`There is no ${what} "${requested}". There are: ${all.join(', ')}.`);
  return found;
}
