/** Which walks are made: journey, entry URL, persona, fault, moment and host, crossed by pairs; and the token of each walk. */
import { knownWays, nameOf, wayNamed } from './known-ways';
import { coveringRows, type Factors, type Fits, feasiblePairs, pairsOfRow, type Row } from './pairwise';
import { shuffled } from './random';
import { entrances } from './who-fits';

/** What goes wrong. Those of the lender strike every call while they last. */
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
/** A known way is walked without one, too: it must be what it was. */
export const NOTHING = 'nothing';
export type FaultKind = (typeof FAULTS)[number] | typeof NOTHING;

/** When: while the entry URL opens, at the first thing that is done, when the screen's main button is tapped, at every step. */
export const MOMENTS = ['opening', 'first-step', 'main-action', 'every-step'] as const;
/** Along a known way: while the entry URL opens, at one of its steps, which the seed decides, or at every step. */
export const WAY_MOMENTS = ['opening', 'one-step', 'every-step'] as const;
export type Moment = (typeof MOMENTS)[number] | (typeof WAY_MOMENTS)[number];

export const HOSTS = ['page', 'phone'] as const;
export type HostKind = (typeof HOSTS)[number];

/** One walk, whole: the same crossing is the same walk. */
export interface Crossing {
  readonly journey: string;
  /** Number of the entrance in who-fits.ts. */
  readonly entrance: number;
  readonly persona: string;
  readonly fault: FaultKind;
  readonly moment: Moment;
  readonly host: HostKind;
  readonly seed: number;
  /** Name of the known way that is walked; null: the seed draws every step. */
  readonly way: string | null;
}

/** What a plan is narrowed to, and where its seeds start. */
export interface Wanted {
  readonly journey?: string;
  readonly fault?: string;
  readonly host?: string;
  readonly seed: number;
}

/** An entrance with a persona is one value: whoever does not fit an entry URL is not sent there. */
const whoAndWhere = (journey: string): readonly string[] =>
  (entrances[journey] ?? []).flatMap(({ personas }, at) =>
    personas.map((persona) => `${journey}/${at}/${persona}`),
  );

/** The factors of a plan. @throws for a journey, fault or host that there is not */
export function factorsOf({ journey, fault, host }: Omit<Wanted, 'seed'>): Factors {
  const journeys = oneOf('journey', Object.keys(entrances), journey);
  return {
    who: journeys.flatMap(whoAndWhere),
    fault: fault === NOTHING ? [] : oneOf('fault', FAULTS, fault),
    moment: MOMENTS,
    host: oneOf('host', HOSTS, host),
  };
}

/** The factors of the walks along known ways. @throws as above */
export function wayFactorsOf({ journey, fault, host }: Omit<Wanted, 'seed'>): Factors {
  const journeys = oneOf('journey', Object.keys(entrances), journey);
  return {
    who: knownWays
      .filter((way) => journeys.includes(way.journey))
      .map((way) => `${way.journey}/${way.entrance}/${way.persona}/${nameOf(way)}`),
    fault: oneOf('fault', [...FAULTS, NOTHING], fault),
    moment: WAY_MOMENTS,
    host: oneOf('host', HOSTS, host),
  };
}

/** Before the entry URL is open there is nothing to tap, to leave or to go back from, and no page comes to a phone without a network. */
export const fits: Fits = ({ fault = '', moment }) =>
  moment !== 'opening' || !['back', 'double-tap', 'offline', NOTHING].includes(fault);

/** The walks of a plan in an order that the seed decides: cut short anywhere, it is a fair sample. */
export function planOf(wanted: Wanted): readonly Crossing[] {
  const rows = plansOf(wanted).flatMap((factors) => coveringRows(factors, fits, wanted.seed));
  return shuffled(rows, wanted.seed).map((row, at) => crossingOf(row, wanted.seed + at));
}

/** Walks that nobody knows, and walks along known ways. */
const plansOf = (wanted: Omit<Wanted, 'seed'>): readonly Factors[] => [
  factorsOf(wanted),
  wayFactorsOf(wanted),
];

/** How many pairs of a plan some walks hold, and of how many. */
export function pairsHeld(
  wanted: Omit<Wanted, 'seed'>,
  walked: readonly Crossing[],
): { held: number; of: number } {
  const counts = plansOf(wanted).map((factors) => {
    const feasible = feasiblePairs(factors, fits);
    const held = new Set(walked.flatMap((one) => pairsOfRow(factors, rowOf(one))));
    return { held: [...held].filter((pair) => feasible.has(pair)).length, of: feasible.size };
  });
  return counts.reduce((sum, one) => ({ held: sum.held + one.held, of: sum.of + one.of }));
}

/**
 * The walk's name, from which it can be made again: `home.0.overdue.slow.first-step.page.17`, and with the way's name at its
 * end along a known one.
 */
export function tokenOf({ journey, entrance, persona, fault, moment, host, seed, way }: Crossing): string {
  return [journey, entrance, persona, fault, moment, host, seed, ...(way === null ? [] : [way])].join('.');
}

/** Reads a token. @throws with what is wrong, and what there is instead */
export function readToken(token: string): Crossing {
  const [journey = '', entrance = '', persona = '', fault, moment, host, seed = '', way] = token.split('.');
  const [known = ''] = oneOf('journey', Object.keys(entrances), journey);
  const personas = entrances[known]?.[Number(entrance)]?.personas;
  if (personas === undefined) throw new Error(`"${token}" is stale: ${journey} has no entrance ${entrance}.`);
  const [who = ''] = oneOf(`persona of ${journey}`, personas, persona);
  if (!/^\d+$/.test(seed)) throw new Error(`"${token}" is no token: it must end with the number of a seed.`);
  const [which] = oneOf('fault', [...FAULTS, NOTHING], fault ?? '');
  const [when] = oneOf('moment', [...MOMENTS, ...WAY_MOMENTS], moment ?? '');
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
    way: way === undefined ? null : nameOf(wayNamed(way)),
  };
}

/** The crossing in a few words. */
export function tell({ journey, entrance, persona, fault, moment, host, way }: Crossing): string {
  const entryUrl = entrances[journey]?.[entrance]?.entryUrl ?? '';
  const along = way === null ? '' : `, along the known way to ${wayNamed(way).end}`;
  return `${journey} by ${entryUrl} as ${persona}: ${fault} at ${moment}, ${host}${along}`;
}

function crossingOf({ who = '', fault = '', moment = '', host = '' }: Row, seed: number): Crossing {
  const [journey, entrance, persona, ...way] = who.split('/');
  return readToken([journey, entrance, persona, fault, moment, host, seed, ...way].join('.'));
}

function rowOf({ journey, entrance, persona, fault, moment, host, way }: Crossing): Row {
  const who = [journey, entrance, persona, ...(way === null ? [] : [way])].join('/');
  return { who, fault, moment, host };
}

/** All, or the one that was asked for. */
function oneOf<T extends string>(what: string, all: readonly T[], one: string | undefined): readonly T[] {
  if (one === undefined) return all;
  const found = all.filter((each) => each === one);
  if (found.length === 0) throw new Error(`There is no ${what} "${one}". There are: ${all.join(', ')}.`);
  return found;
}
