import { type UnreadableKind, unreadableText } from '../../copy/unreadable';
import { Hint } from '../../ui/base/text';

/** Says that a list is incomplete; nothing when it is complete. */
export function UnreadableNote({ kind, count }: { readonly kind: UnreadableKind; readonly count: number }) {
  const text = unreadableText(kind, count);
  return text === null ? null : <Hint>{text}</Hint>;
}
