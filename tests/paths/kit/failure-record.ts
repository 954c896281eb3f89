/** What is known of a path that failed, in plain words and as it was. Nothing here needs Node. */
import type { PathFailure } from './path-failure';
import { plainReason } from './plain-reason';
import type { PortCall } from './ports';
import type { Extent } from './run-and-shrink';
import { pathInWords, placeInWords, stepInWords } from './words';

/** A failed path, as short as it was made. */
export interface FailureRecord {
  readonly journey: string;
  readonly level: string;
  /** What was expected and what stood there, in plain words. */
  readonly plain: string;
  /** What went wrong, in the words of the check. */
  readonly reason: string;
  /** The step at which it went wrong, in plain words. */
  readonly step: string;
  /** Where the chart stands, and by which branches it came there in this step. */
  readonly position: {
    readonly state: string;
    readonly status: string;
    readonly transitions: readonly string[];
  };
  /** The path so far, a line each. */
  readonly path: readonly string[];
  /** Steps when it was found, and now. */
  readonly found: number;
  readonly shrunk: number;
  readonly extent: Extent;
  /** Name of the fault: paths that met the same one have the same. */
  readonly fault: string;
  /** What the ports were asked in this step, and what they answered. */
  readonly calls: readonly PortCall[];
  /** What the screen said; null for a chart without one. */
  readonly screen: string | null;
  readonly token: string;
  /** The known bug that was planted; null when there is none. */
  readonly plant: string | null;
}

/** A failure that was written down. */
export type KeptFailure = FailureRecord & { readonly folder: string };

/** What is known of a failure beside the failure itself. */
type Found = Pick<FailureRecord, 'level' | 'found' | 'extent' | 'fault' | 'plant'>;

/** Makes the record of a failure, but for its token, which a browser can't make (kit/token.ts). */
export function recordOf(failure: PathFailure, more: Found): Omit<FailureRecord, 'token'> {
  const { path, index, scene } = failure;
  const step = path.steps[index - 1];
  return {
    ...more,
    journey: path.machine,
    plain: plainReason(failure.reason, placeInWords(scene.value)),
    reason: failure.reason,
    step: step === undefined ? `the start as "${path.start}"` : stepInWords(step),
    position: { state: placeInWords(scene.value), status: scene.status, transitions: scene.transitions },
    path: pathInWords(path, index),
    shrunk: path.steps.length,
    calls: scene.calls,
    screen: scene.screen?.text ?? null,
  };
}
