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
  readonly paths: number;
  readonly steps: number;
  readonly faults: readonly Fault[];
}

/** A fault that some paths met, and one of them, as short as it was made. */
export interface Fault {
  readonly says: string;
  /** The path in words, a line each. */
  readonly lines: readonly string[];
  /** A `WrittenPath`, packed. */
  readonly path: unknown;
  /** So many paths met it. */
  readonly met: number;
}
