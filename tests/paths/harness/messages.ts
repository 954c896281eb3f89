/** Messages between the harness page and the process that opened it: plain data. */

/** A path to play, and the seeded mutant to play it with. */
export interface Playback {
  /** A `WrittenPath`, packed (kit/paths/packed.ts). */
  readonly path: unknown;
  readonly plant: string | null;
}

/** A played step: what happened, the state after it, and the problem, if any. */
export interface PlayedStep {
  readonly says: string;
  readonly state: string;
  readonly fault: string | null;
}

/** Result of walking all transitions of a journey. */
export interface JourneyWalk {
  readonly paths: readonly WalkedPath[];
  /** Each fault once, with the failure that was found first. */
  readonly faults: readonly Fault[];
}

export interface WalkedPath {
  readonly says: string;
  readonly steps: number;
  /** Name of the fault by which it failed; null when it passed. */
  readonly fault: string | null;
}

/** A fault, and one path that fails by it, after shrinking. */
export interface Fault {
  readonly name: string;
  /** A `FailureRecord` without its token (kit/run/failure-record.ts), as JSON. */
  readonly record: string;
  /** HTML of the page at the step that failed. */
  readonly html: string | null;
  /** A `WrittenPath`, packed. */
  readonly path: unknown;
}

/** A screen of a journey, as a page of its own. */
export interface CollectedScreen {
  readonly state: string;
  readonly html: string;
}
