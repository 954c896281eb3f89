import type { FaultKind } from '../wire/fault-kinds';

/** A fault of the control API; it affects every call until the next error case is set up. */
interface Fault {
  readonly kind: FaultKind;
  readonly status?: number;
  readonly body?: unknown;
  readonly ms?: number;
}

/** A step of the tester on the page; elements are named by their visible labels. */
export type Step =
  | { readonly tap: string }
  | { readonly choose: string }
  | { readonly select: string; readonly from: string }
  | { readonly type: string; readonly into: string };

/** Messages of the specification, with a setup in which the app shows them. */
export interface ErrorCase {
  readonly id: string;
  /** The exact texts of the specification. */
  readonly texts: readonly string[];
  /** Section of the specification. */
  readonly section: '2' | '2.4' | '5' | '8';
  readonly persona: string;
  /** Faults by operation id. */
  readonly faults?: Readonly<Record<string, Fault>>;
  /** Chunk of the app that is broken, by its name in the path. */
  readonly brokenChunk?: string;
  /** URL at which the app is opened. */
  readonly address: `/${string}`;
  /** How the native app answers, by message type: with it, the app is opened in the phone simulator. */
  readonly host?: Readonly<Record<string, 'refused'>>;
  /** Steps after which the texts are shown. */
  readonly steps?: readonly Step[];
}
