/** The data that a merchant would enter for an event. */
import type { AnyMachineSnapshot } from 'xstate';

import type { Random } from './random';
import { applicationInputs } from './typing-applying';
import { consentInputs } from './typing-consents';
import { loanInputs } from './typing-loan';
import { tradeInputs } from './typing-trade';

/** What a merchant knows when entering data, and how carefully they do it. */
export interface InputSource {
  readonly random: Random;
  /** 0 to 1: how often the entered data is wrong. */
  readonly mistakeChance: number;
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

const eventFactories: EventFactories = {
  ...loanInputs,
  ...applicationInputs,
  ...tradeInputs,
  ...consentInputs,
};

/** Events that no simulated merchant sends, each with the reason. */
export const excludedEvents: Readonly<Record<string, string>> = {
  'application draft.kept': 'an unfinished form; it changes no state',
  'leads draft.kept': 'an unfinished form; it changes no state',
  'udyam draft.kept': 'an unfinished form; it changes no state',
  'selfie camera.shown': 'a simulated phone has no camera: the merchant picks a photo',
  'selfie camera.hinted': 'a simulated phone has no camera: the merchant picks a photo',
  'selfie camera.failed': 'a simulated phone has no camera: the merchant picks a photo',
  'selfie camera.hidden': 'a simulated phone has no camera: the merchant picks a photo',
  'selfie camera.captured': 'a simulated phone has no camera: the merchant picks a photo',
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
  const factory = eventFactories[name];
  return factory === undefined ? { type } : factory(type, snapshot, inputs);
}
