import type { OperationId } from '../../../sandbox/base/operation';
import type { Sandbox } from '../../../sandbox/create-sandbox';

/** The result of a scenario: the answer of its operation. */
export interface Reply {
  readonly status: number;
  readonly body: unknown;
}

/** Prepares a new merchant, makes the call, and returns its answer. */
export type Scenario = (sandbox: Sandbox) => Promise<Reply>;

/** The scenarios of one operation: success, and each failure that the contract documents in `x-errors`. */
export interface Answers {
  readonly happy: Scenario;
  readonly failures?: Readonly<Record<string, Scenario>>;
}

export type AnswersOf = { readonly [K in OperationId]?: Answers };
