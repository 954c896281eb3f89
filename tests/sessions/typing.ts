/** The data that a merchant would enter for an event. */
import type { AnyMachineSnapshot } from 'xstate';

import type { Random } from './random';
import { applicationInputs } from './typing-applying';
import { loanInputs } from './typing-loan';
import { tradeInputs } from './typing-trade';

/** Knowledge and care of the merchant who enters the data. */
export interface InputSource {
  readonly random: Random;
  /** 0 to 1: how often the entered data is wrong. */
  readonly slips: number;
  /** The newest one-time code; six zeros when there is none. */
  readonly newestCode: () => Promise<string>;
  /** The number on the merchant's PAN card. */
  readonly ownPan: () => Promise<string>;
  /** ms since 1970, by the service's clock. */
  readonly now: () => number;
}

export type SentEvent = { readonly type: string };
/** Makes the event; null when there is nothing to choose from. */
export type EventFactory = (
  type: string,
  snapshot: AnyMachineSnapshot,
  inputs: InputSource,
) => SentEvent | null | Promise<SentEvent | null>;
/** By `chart event`. */
export type EventFactories = Readonly<Record<string, EventFactory>>;

const eventFactories: EventFactories = { ...loanInputs, ...applicationInputs, ...tradeInputs };

/** Events that no simulated merchant sends, and why. All other events are sent. */
export const excludedEvents: Readonly<Record<string, string>> = {
  'application draft.kept': 'what was typed so far; it changes no state',
  'leads draft.kept': 'what was typed so far; it changes no state',
  'udyam draft.kept': 'what was typed so far; it changes no state',
  'selfie camera.shown': 'no camera is here: they pick a photo',
  'selfie camera.hinted': 'no camera is here: they pick a photo',
  'selfie camera.failed': 'no camera is here: they pick a photo',
  'selfie camera.hidden': 'no camera is here: they pick a photo',
  'selfie camera.captured': 'no camera is here: they pick a photo',
  'selfie upload.progressed': 'sent by the upload, not by a person',
  'identity upload.progressed': 'sent by the upload, not by a person',
  'application upload.progressed': 'sent by the upload, not by a person',
  'supplier-transaction upload.progressed': 'sent by the upload, not by a person',
};

/** The event as this merchant would send it; null when they would not, or cannot. */
export async function eventFor(
  chart: string,
  type: string,
  snapshot: AnyMachineSnapshot,
  inputs: InputSource,
): Promise<SentEvent | null> {
  const name = `${chart} ${type}`;
  if (name in excludedEvents) return null;
  const fill = eventFactories[name];
  return fill === undefined ? { type } : fill(type, snapshot, inputs);
}
