/** What the page and whoever opened it tell each other: plain data. */

/** A path to be played, and the known bug to be planted for it. */
export interface Performance {
  /** A `WrittenPath`, packed (kit/packed.ts). */
  readonly path: unknown;
  readonly plant: string | null;
}

/** A step as it stands on the page: what happened, where the chart is then, and what is wrong. */
export interface Scene {
  readonly says: string;
  readonly state: string;
  readonly fault: string | null;
}

/** What came of walking all of a journey's branches. */
export interface Walked {
  readonly paths: readonly WalkedPath[];
  /** Each fault once, as it was met first. */
  readonly faults: readonly Fault[];
}

export interface WalkedPath {
  readonly says: string;
  readonly steps: number;
  /** Name of the fault that it met; null when it was walked to its end. */
  readonly fault: string | null;
}

/** A fault that some paths met, and one of them, as short as it was made. */
export interface Fault {
  readonly name: string;
  /** A `FailureRecord` without its token (kit/failure-record.ts), as JSON. */
  readonly record: string;
  /** The page as it stood, at the step that failed. */
  readonly html: string | null;
  /** A `WrittenPath`, packed. */
  readonly path: unknown;
}
