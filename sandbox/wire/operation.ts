import type {
  operations as AccountOperations,
  components as AccountParts,
} from '../../openapi/generated/account';
import type {
  operations as MerchantOperations,
  components as MerchantParts,
} from '../../openapi/generated/merchant';
import type { components, operations as TermloanOperations } from '../../openapi/generated/termloan';
import type { Merchant } from '../database/merchant';
import type { DbTransaction } from '../database/open-database';
import type { Flags } from '../people/flags';

type Operations = TermloanOperations & MerchantOperations & AccountOperations;
export type OperationId = keyof Operations;
export type Schemas = components['schemas'] & MerchantParts['schemas'] & AccountParts['schemas'];

type PathOf<K extends OperationId> = Operations[K]['parameters'] extends { path: infer P }
  ? P
  : Record<never, never>;
type QueryOf<K extends OperationId> = Operations[K]['parameters'] extends { query: infer Q }
  ? Q
  : Record<never, never>;
type BodyOf<K extends OperationId> = Operations[K] extends {
  requestBody: { content: { 'application/json': infer B } };
}
  ? B
  : Operations[K] extends { requestBody: { content: { 'multipart/form-data': infer B } } }
    ? WithFile<B>
    : undefined;

/** One part of a multipart body that is a file. */
export interface FilePart {
  name: string;
  mediaType: string;
  bytes: Uint8Array;
}

/** Parts with the contract's type `application/octet-stream`. */
type FileField = 'document' | 'image' | 'invoice' | 'selfie';
type WithFile<B> = { [F in keyof B]: F extends FileField ? FilePart : B[F] };

/** A validated request, with the contract's types. */
interface Input<K extends OperationId> {
  path: PathOf<K>;
  query: QueryOf<K>;
  body: BodyOf<K>;
}

type OkBody<K extends OperationId> = Operations[K]['responses'][200]['content']['application/json'];

export interface Refusal {
  status: 400 | 403 | 404 | 409 | 413 | 415 | 429;
  body: { error: string; attempts_left?: number; retry_after?: number };
}

export type Answer<T> = { status: 200; body: T } | Refusal;

/** Context of an operation. `now` is the merchant's virtual time in seconds. */
export interface Call {
  tx: DbTransaction;
  merchant: Merchant;
  /** The call has this merchant's credentials; with a link or a payment's id, others may call too. */
  isOwner: boolean;
  flags: Flags;
  now: number;
  /** Whether the write of a request id is still in progress. */
  isPending: (requestId: string) => boolean;
}

export type Operation<K extends OperationId> = (call: Call, input: Input<K>) => Promise<Answer<OkBody<K>>>;

/** One handler for every operation of the contract: a missing one does not compile. */
export type OperationMap = { [K in OperationId]: Operation<K> };

export const ok = <T>(body: T): Answer<T> => ({ status: 200, body });

/** A failure in the lender's format: `{error, attempts_left?, retry_after?}`. `retry_after` in seconds. */
export function fail(
  status: Refusal['status'],
  error: string,
  more: { attempts_left?: number; retry_after?: number } = {},
): Refusal {
  return { status, body: { error, ...more } };
}
