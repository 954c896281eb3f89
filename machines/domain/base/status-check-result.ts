import type { Outcome } from './failure';

/** Result of a status check, which asks the service by the request key for the outcome of a write. */
export type StatusCheckResult<TData> =
  | { readonly kind: 'answered'; readonly outcome: Outcome<TData> }
  | { readonly kind: 'pending' }
  /** The service never received the request: sending it again with the same key is safe. */
  | { readonly kind: 'absent' }
  /** The service has no status check for this write: its outcome stays unknown. */
  | { readonly kind: 'unsupported' };
