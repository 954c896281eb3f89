import type { Outcome } from './failure';

/** What became of a write, asked by its key. */
export type RequestAnswer<TData> =
  | { readonly kind: 'answered'; readonly outcome: Outcome<TData> }
  | { readonly kind: 'pending' }
  /** The service never saw the request: sending it again with the same key is safe. */
  | { readonly kind: 'absent' }
  /** The service has no such question: nobody can say what became of the write. */
  | { readonly kind: 'unsupported' };
