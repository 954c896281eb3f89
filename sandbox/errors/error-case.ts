import type { FaultKind } from '../wire/fault-kinds';

/** A fault as the control API takes it; here it lasts until the next situation. */
interface Fault {
  readonly kind: FaultKind;
  readonly status?: number;
  readonly body?: unknown;
  readonly ms?: number;
}

/** What a person does on the page, by the words that they see there. */
export type Step =
  | { readonly tap: string }
  | { readonly choose: string }
  | { readonly type: string; readonly into: string };

/** A message of the specification, and a situation in which the app says it for real. */
export interface ErrorCase {
  readonly id: string;
  /** What the specification has the page say, letter for letter. */
  readonly words: readonly string[];
  /** Section of the specification. */
  readonly section: '2' | '2.4' | '5' | '8';
  readonly persona: string;
  /** By operation. */
  readonly faults?: Readonly<Record<string, Fault>>;
  /** A part of the app's own code that arrives broken, by the name that is in its path. */
  readonly brokenCode?: string;
  /** Where the app is opened. */
  readonly address: `/${string}`;
  /** Answers of the native host, by message: the app is opened in the phone. */
  readonly host?: Readonly<Record<string, 'refused'>>;
  /** What is done then, until the words are there. */
  readonly steps?: readonly Step[];
}
