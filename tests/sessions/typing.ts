/** What a merchant would type or pick where an event carries something. */
import type { AnyMachineSnapshot } from 'xstate';

import type { Random } from './random';
import { typedWhileApplying } from './typing-applying';
import { typedForLoan } from './typing-loan';
import { typedInTrade } from './typing-trade';

/** Who does it: what they know, and how careful they are. */
export interface Hand {
  readonly random: Random;
  /** 0 to 1: how often what they type is wrong. */
  readonly slips: number;
  /** The code that came last; six zeros when none did. */
  readonly newestCode: () => Promise<string>;
  /** The number on the merchant's PAN card. */
  readonly ownPan: () => Promise<string>;
  /** ms since 1970, by the service's clock. */
  readonly now: () => number;
}

export type Told = { readonly type: string };
/** Makes the event; null when there is nothing to pick from. */
export type Fill = (
  type: string,
  snapshot: AnyMachineSnapshot,
  hand: Hand,
) => Told | null | Promise<Told | null>;
/** By `chart event`. */
export type Fills = Readonly<Record<string, Fill>>;

const fills: Fills = { ...typedForLoan, ...typedWhileApplying, ...typedInTrade };

/** What no merchant does here, and why. All else that a state listens to is done by somebody. */
export const leftOut: Readonly<Record<string, string>> = {
  'application draft.kept': 'what was typed so far; it changes no state',
  'leads draft.kept': 'what was typed so far; it changes no state',
  'udyam draft.kept': 'what was typed so far; it changes no state',
  'selfie camera.shown': 'no camera is here: they pick a photo',
  'selfie camera.hinted': 'no camera is here: they pick a photo',
  'selfie camera.failed': 'no camera is here: they pick a photo',
  'selfie camera.hidden': 'no camera is here: they pick a photo',
  'selfie camera.captured': 'no camera is here: they pick a photo',
  'selfie upload.progressed': 'told by the upload, not by a person',
  'identity upload.progressed': 'told by the upload, not by a person',
  'application upload.progressed': 'told by the upload, not by a person',
  'supplier-transaction upload.progressed': 'told by the upload, not by a person',
};

/** The event as this merchant would send it; null when they would not, or cannot. */
export async function typed(
  chart: string,
  type: string,
  snapshot: AnyMachineSnapshot,
  hand: Hand,
): Promise<Told | null> {
  const name = `${chart} ${type}`;
  if (name in leftOut) return null;
  const fill = fills[name];
  return fill === undefined ? { type } : fill(type, snapshot, hand);
}
