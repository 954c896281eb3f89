import type { FaultKind } from '../wire/fault-kinds';

/** A fault of the control API; unlimited until the next error case. */
interface Fault {
  readonly kind: FaultKind;
  readonly status?: number;
  readonly body?: unknown;
  readonly ms?: number;
}

/** A step of the person on the page, by visible labels. */
export type Step =
  | { readonly tap: string }
  | { readonly choose: string }
  | { readonly type: string; readonly into: string };

/** A message of the specification, with a setup in which the app shows it. */
export interface ErrorCase {
  readonly id: string;
  /** The exact texts of the specification. */
  readonly texts: readonly string[];
  /** Section of the specification. */
  readonly section: '2' | '2.4' | '5' | '8';
  readonly persona: string;
  /** By operation. */
  readonly faults?: Readonly<Record<string, Fault>>;
  /** Name of a chunk to break, as in its path. */
  readonly brokenCode?: string;
  /** URL at which the app is opened. */
  readonly address: `/${string}`;
  /** Answers of the native host, by message: the app is opened in the phone simulator. */
  readonly host?: Readonly<Record<string, 'refused'>>;
  /** Steps until the texts are shown. */
  readonly steps?: readonly Step[];
}
