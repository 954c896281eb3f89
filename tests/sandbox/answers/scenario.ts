import type { Sandbox } from '../../../sandbox/create-sandbox';
import type { OperationId } from '../../../sandbox/wire/operation';

/** What a scenario ends with: the answer of the operation that it is about. */
export interface Reply {
  readonly status: number;
  readonly body: unknown;
}

/** Brings a merchant of its own to the point, makes the call, and gives its answer. */
export type Scenario = (sandbox: Sandbox) => Promise<Reply>;

/** How one operation answers: as one hopes, and each failure that the contract documents in `x-errors`. */
export interface Answers {
  readonly happy: Scenario;
  readonly failures?: Readonly<Record<string, Scenario>>;
}

export type AnswersOf = { readonly [K in OperationId]?: Answers };
