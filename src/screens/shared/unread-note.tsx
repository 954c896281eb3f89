import { type UnreadKind, unreadWords } from '../../copy/unread';
import { Hint } from '../../ui/base/text';

/** Says that a list is not whole; nothing when it is. */
export function UnreadNote({ kind, count }: { readonly kind: UnreadKind; readonly count: number }) {
  const text = unreadWords(kind, count);
  return text === null ? null : <Hint>{text}</Hint>;
}
