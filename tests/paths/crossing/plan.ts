/** Which walks are made: journey, door, persona, fault, moment and host, crossed by pairs; and the token of each walk. */
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
export type FaultKind = (typeof FAULTS)[number];

/** When: while the door opens, at the first thing that is done, when the screen's main button is tapped, at every step. */
export const MOMENTS = ['opening', 'first-step', 'main-action', 'every-step'] as const;
export type Moment = (typeof MOMENTS)[number];

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
}

/** What a plan is narrowed to, and where its seeds start. */
export interface Wanted {
  readonly journey?: string;
  readonly fault?: string;
  readonly host?: string;
  readonly seed: number;
}

/** An entrance with a persona is one value: whoever does not fit a door is not sent there. */
const whoAndWhere = (journey: string): readonly string[] =>
  (entrances[journey] ?? []).flatMap(({ personas }, at) =>
    personas.map((persona) => `${journey}/${at}/${persona}`),
  );

/** The factors of a plan. @throws for a journey, fault or host that there is not */
export function factorsOf({ journey, fault, host }: Omit<Wanted, 'seed'>): Factors {
  const journeys = oneOf('journey', Object.keys(entrances), journey);
  return {
    who: journeys.flatMap(whoAndWhere),
    fault: oneOf('fault', FAULTS, fault),
    moment: MOMENTS,
    host: oneOf('host', HOSTS, host),
  };
}

/** Before the door is open there is nothing to tap, to leave or to go back from, and no page comes to a phone without a network. */
export const fits: Fits = ({ fault = '', moment }) =>
  moment !== 'opening' || !['back', 'double-tap', 'offline'].includes(fault);

/** The walks of a plan in an order that the seed decides: cut short anywhere, it is a fair sample. */
export function planOf(wanted: Wanted): readonly Crossing[] {
  const rows = coveringRows(factorsOf(wanted), fits, wanted.seed);
  return shuffled(rows, wanted.seed).map((row, at) => crossingOf(row, wanted.seed + at));
}

/** How many pairs of a plan some walks hold, and of how many. */
export function pairsHeld(
  wanted: Omit<Wanted, 'seed'>,
  walked: readonly Crossing[],
): { held: number; of: number } {
  const factors = factorsOf(wanted);
  const feasible = feasiblePairs(factors, fits);
  const held = new Set(walked.flatMap((one) => pairsOfRow(factors, rowOf(one))));
  return { held: [...held].filter((pair) => feasible.has(pair)).length, of: feasible.size };
}

/** The walk's name, from which it can be made again: `home.0.overdue.slow.first-step.page.17`. */
export function tokenOf({ journey, entrance, persona, fault, moment, host, seed }: Crossing): string {
  return [journey, entrance, persona, fault, moment, host, seed].join('.');
}

/** Reads a token. @throws with what is wrong, and what there is instead */
export function readToken(token: string): Crossing {
  const [journey = '', entrance = '', persona = '', fault, moment, host, seed = ''] = token.split('.');
  const [known = ''] = oneOf('journey', Object.keys(entrances), journey);
  const personas = entrances[known]?.[Number(entrance)]?.personas;
  if (personas === undefined) throw new Error(`"${token}" is stale: ${journey} has no entrance ${entrance}.`);
  const [who = ''] = oneOf(`persona of ${journey}`, personas, persona);
  if (!/^\d+$/.test(seed)) throw new Error(`"${token}" is no token: it must end with the number of a seed.`);
  const [which] = oneOf('fault', FAULTS, fault ?? '');
  const [when] = oneOf('moment', MOMENTS, moment ?? '');
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
  };
}

/** The crossing in a few words. */
export function tell({ journey, entrance, persona, fault, moment, host }: Crossing): string {
  const door = entrances[journey]?.[entrance]?.door ?? '';
  return `${journey} by ${door} as ${persona}: ${fault} at ${moment}, ${host}`;
}

function crossingOf({ who = '', fault = '', moment = '', host = '' }: Row, seed: number): Crossing {
  const [journey, entrance, persona] = who.split('/');
  return readToken([journey, entrance, persona, fault, moment, host, seed].join('.'));
}

function rowOf({ journey, entrance, persona, fault, moment, host }: Crossing): Row {
  return { who: `${journey}/${entrance}/${persona}`, fault, moment, host };
}

/** All, or the one that was asked for. */
function oneOf<T extends string>(what: string, all: readonly T[], one: string | undefined): readonly T[] {
  if (one === undefined) return all;
  const found = all.filter((each) => each === one);
  if (found.length === 0) throw new Error(`There is no ${what} "${one}". There are: ${all.join(', ')}.`);
  return found;
}
