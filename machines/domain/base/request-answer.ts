import type { Outcome } from './failure';

/** Result of a status check: what became of a write, looked up by its request key. */
export type RequestAnswer<TData> =
  | { readonly kind: 'answered'; readonly outcome: Outcome<TData> }
  | { readonly kind: 'pending' }
  /** The service never received the request: sending it again with the same key is safe. */
  | { readonly kind: 'absent' }
  /** The service has no status check for this write: its outcome stays unknown. */
  | { readonly kind: 'unsupported' };
