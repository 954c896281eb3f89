import type {
  operations as MerchantOperations,
  components as MerchantParts,
} from '../../openapi/generated/merchant';
import type { components, operations as TermloanOperations } from '../../openapi/generated/termloan';
import type { Merchant } from '../books/merchant';
import type { Books } from '../books/open-books';
import type { Flags } from '../people/flags';

type Operations = TermloanOperations & MerchantOperations;
export type OperationId = keyof Operations;
export type Schemas = components['schemas'] & MerchantParts['schemas'];
export type Failure = components['schemas']['Failure'];

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
  : undefined;

/** A validated request, as the contract types it. */
interface Input<K extends OperationId> {
  path: PathOf<K>;
  query: QueryOf<K>;
  body: BodyOf<K>;
}

type OkBody<K extends OperationId> = Operations[K]['responses'][200]['content']['application/json'];

export type Answer<T> = { status: 200; body: T } | { status: 400 | 403 | 404 | 409 | 429; body: Failure };

/** What an operation works with. `now` is the merchant's virtual time in seconds. */
export interface Call {
  books: Books;
  merchant: Merchant;
  flags: Flags;
  now: number;
  /** Request ids whose write is still under way. */
  isPending: (requestId: string) => boolean;
}

export type Operation<K extends OperationId> = (call: Call, input: Input<K>) => Promise<Answer<OkBody<K>>>;

/** One handler for every operation of the contract: a missing one does not compile. */
export type OperationMap = { [K in OperationId]: Operation<K> };

export const ok = <T>(body: T): Answer<T> => ({ status: 200, body });

/** A failure as the lender words it: `{error, attempts_left?, retry_after?}`. `retry_after` in seconds. */
export function fail(
  status: 400 | 403 | 404 | 409 | 429,
  error: string,
  more: { attempts_left?: number; retry_after?: number } = {},
): { status: 400 | 403 | 404 | 409 | 429; body: Failure } {
  return { status, body: { error, ...more } };
}
