/** Coverage of each state and transition of a journey, over both levels. */
import type { AnyStateMachine } from 'xstate';

import type { CoveragePart, CoverItem } from '../kit/coverage/coverage';
import type { Tally } from '../kit/coverage/report';
import { inventory } from '../kit/model/inventory';

/**
 * Coverage status; the names are in report.json and must not change. `both`: walked with stubbed ports and in Chromium.
 * `held`: walked with stubbed ports only, and not listed as beyond Chromium. `beyond`: walked with stubbed ports, and listed as
 * beyond Chromium. `missing`: not walked.
 */
export type Fate = 'both' | 'held' | 'beyond' | 'missing';

export interface Item {
  readonly id: string;
  readonly label: string;
  readonly fate: Fate;
  /** Why Chromium can't take it; null when it can. */
  readonly reason: string | null;
}

export interface JourneyReport {
  readonly id: string;
  readonly title: string;
  readonly purpose: string;
  /** Whether it was walked with stubbed ports; if not, its guards and pairs are unknown. */
  readonly isWalked: boolean;
  readonly states: readonly Item[];
  readonly transitions: readonly Item[];
  /** Labels of guard outcomes that no path covers. */
  readonly missingGuards: readonly string[];
  readonly held: {
    readonly states: Tally;
    readonly transitions: Tally;
    readonly guards: Tally;
    readonly pairs: Tally;
  };
  /** Coverage in Chromium, without what is beyond Chromium; null when Chromium did not walk this journey. */
  readonly chromium: { readonly states: Tally; readonly transitions: Tally } | null;
  /** Wrong entries of beyond-chromium: taken in Chromium, or not in the chart. */
  readonly wronglyBeyond: readonly string[];
}

interface JourneySources {
  readonly machine: AnyStateMachine;
  readonly title: string;
  readonly purpose: string;
  readonly held: CoveragePart | undefined;
  readonly chromium: CoveragePart | undefined;
  /** Why no browser can take it, by label of the transition. */
  readonly beyond: Readonly<Record<string, string>>;
}

export function journeyReport({
  machine,
  title,
  purpose,
  held,
  chromium,
  beyond,
}: JourneySources): JourneyReport {
  const all = inventory(machine);
  const isBeyond = (label: string) => label in beyond;
  const transitions = all.transitions.map((transition) =>
    item(transition, held?.transitions, chromium?.transitions, beyond[transition.label] ?? null),
  );
  const states = all.states.map((state) => {
    const incoming = all.transitions.filter(({ targets }) => targets.includes(state.id));
    // A state is beyond Chromium when all transitions into it are.
    const isUnreachable = incoming.length > 0 && incoming.every(({ label }) => isBeyond(label));
    return item(state, held?.states, chromium?.states, isUnreachable ? UNREACHABLE_REASON : null);
  });
  return {
    id: machine.id,
    title,
    purpose,
    isWalked: held !== undefined,
    states,
    transitions,
    missingGuards: (held?.guards ?? []).filter(({ covered }) => !covered).map(({ label }) => label),
    held: {
      states: tally(states, ({ fate }) => fate !== 'missing'),
      transitions: tally(transitions, ({ fate }) => fate !== 'missing'),
      guards: tally(held?.guards ?? [], ({ covered }) => covered),
      pairs: tally(held?.pairs ?? [], ({ covered }) => covered),
    },
    chromium:
      chromium === undefined ? null : { states: inChromium(states), transitions: inChromium(transitions) },
    wronglyBeyond: chromium === undefined ? [] : wronglyBeyond(beyond, transitions, chromium.transitions),
  };
}

const UNREACHABLE_REASON = 'all transitions into it are beyond Chromium';

function item(
  { id, label }: { readonly id: string; readonly label: string },
  held: readonly CoverItem[] | undefined,
  chromium: readonly CoverItem[] | undefined,
  reason: string | null,
): Item {
  if (!covers(held, id)) return { id, label, fate: 'missing', reason: null };
  if (covers(chromium, id)) return { id, label, fate: 'both', reason: null };
  return { id, label, fate: reason === null ? 'held' : 'beyond', reason };
}

function covers(items: readonly CoverItem[] | undefined, id: string): boolean {
  return items?.some((coverItem) => coverItem.id === id && coverItem.covered) === true;
}

function tally<T>(items: readonly T[], isCovered: (item: T) => boolean): Tally {
  return { total: items.length, covered: items.filter(isCovered).length };
}

/** Coverage in Chromium of the items that are not beyond Chromium. */
function inChromium(items: readonly Item[]): Tally {
  return tally(
    items.filter(({ fate }) => fate !== 'beyond'),
    ({ fate }) => fate === 'both',
  );
}

function wronglyBeyond(
  beyond: Readonly<Record<string, string>>,
  transitions: readonly Item[],
  taken: readonly CoverItem[],
): readonly string[] {
  const labels = new Set(transitions.map(({ label }) => label));
  const takenLabels = new Set(taken.filter(({ covered }) => covered).map(({ label }) => label));
  return Object.keys(beyond).filter((label) => !labels.has(label) || takenLabels.has(label));
}
