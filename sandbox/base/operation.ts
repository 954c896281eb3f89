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
import type { Language } from '../language/language';
import type { Flags } from './flags';

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

/** A file in a multipart body. */
export interface FilePart {
  name: string;
  mediaType: string;
  bytes: Uint8Array;
}

/** Fields of multipart bodies that are files in the contract. */
type FileField = 'document' | 'image' | 'invoice' | 'selfie';
type WithFile<B> = { [F in keyof B]: F extends FileField ? FilePart : B[F] };

/** The validated parameters and body of a request, in the contract's types. */
interface Input<K extends OperationId> {
  path: PathOf<K>;
  query: QueryOf<K>;
  body: BodyOf<K>;
}

type OkBody<K extends OperationId> = Operations[K]['responses'][200]['content']['application/json'];

/** A failure that the contract lists for the operation. */
export interface Refusal {
  status: 400 | 403 | 404 | 409 | 413 | 415 | 429;
  body: { error: string; attempts_left?: number; retry_after?: number };
}

export type Answer<T> = { status: 200; body: T } | Refusal;

/**
 * The context of one call of an operation: transaction, merchant, flags, and the merchant's virtual time (`now`, seconds).
 */
export interface Call {
  tx: DbTransaction;
  merchant: Merchant;
  /**
   * Whether the call has credentials of this merchant. Public operations are called without, by a payment link or payment id.
   */
  isOwner: boolean;
  /** Language of the caller, in which the answer is. */
  language: Language;
  flags: Flags;
  now: number;
  /** Whether the write of a request id is still in progress. */
  isPending: (requestId: string) => boolean;
}

export type Operation<K extends OperationId> = (call: Call, input: Input<K>) => Promise<Answer<OkBody<K>>>;

/** A handler for each operation of the contract; a missing one does not compile. */
export type OperationMap = { [K in OperationId]: Operation<K> };

export const ok = <T>(body: T): Answer<T> => ({ status: 200, body });

/** A refusal in the contract's format: `{error, attempts_left?, retry_after?}`. `retry_after` in seconds. */
export function fail(
  status: Refusal['status'],
  error: string,
  more: { attempts_left?: number; retry_after?: number } = {},
): Refusal {
  return { status, body: { error, ...more } };
}
