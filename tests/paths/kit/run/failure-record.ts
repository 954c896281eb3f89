/** Serialisable record of a failed path. Must run without Node. */

import type { PortCall } from '../model/stubbed-ports';
import { machineIdOf, startOf, stepsAfterStart, stepsFromStart } from '../paths/path';
import { pathLines, stateText, stepText } from '../paths/step-text';
import type { PathFailure } from './path-failure';
import { plainReason } from './plain-reason';
import type { ShrinkExtent } from './run-and-shrink';

/** A failed path after shrinking. */
export interface FailureRecord {
  readonly journey: string;
  readonly level: string;
  /** What was expected and what was found, as plain text. */
  readonly plain: string;
  /** Message of the check. */
  readonly reason: string;
  /** The step that failed, as plain text. */
  readonly step: string;
  /** Current state and status of the chart, and the transitions of this step. */
  readonly chart: {
    readonly state: string;
    readonly status: string;
    readonly transitions: readonly string[];
  };
  /** The path so far, one line per step. */
  readonly path: readonly string[];
  /** Number of steps of the path as it was found, and after shrinking. */
  readonly found: number;
  readonly shrunk: number;
  /** How far the path was shrunk. */
  readonly shrinkExtent: ShrinkExtent;
  /** Name of the fault (kit/run/faults.ts). */
  readonly fault: string;
  /** Calls of ports in this step, with their outcome. */
  readonly calls: readonly PortCall[];
  /** Text of the screen; null for a chart without one. */
  readonly screen: string | null;
  readonly token: string;
  /** Name of the seeded mutant (`--plant`); null when there is none. */
  readonly plant: string | null;
}

/** A failure with its report folder. */
export type StoredFailure = FailureRecord & { readonly folder: string };

/** The fields that the failure itself does not contain. */
type RunFields = Pick<FailureRecord, 'level' | 'found' | 'shrinkExtent' | 'fault' | 'plant'>;

/** The record of a failure, without the token: making one needs Node (kit/paths/token.ts). */
export function failureRecordOf(failure: PathFailure, runFields: RunFields): Omit<FailureRecord, 'token'> {
  const { path, index, details } = failure;
  const step = stepsFromStart(path)[index];
  return {
    ...runFields,
    journey: machineIdOf(path),
    plain: plainReason(failure.reason, stateText(details.value)),
    reason: failure.reason,
    step: step === undefined ? `the start as "${startOf(path).name}"` : stepText(step),
    chart: { state: stateText(details.value), status: details.status, transitions: details.transitions },
    path: pathLines(path, index),
    shrunk: stepsAfterStart(path).length,
    calls: details.calls,
    screen: details.screen?.text ?? null,
  };
}
