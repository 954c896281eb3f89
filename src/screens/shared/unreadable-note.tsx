import { type UnreadableKind, unreadableText } from '../../copy/unreadable';
import { Hint } from '../../ui/base/text';

/** Says how many entries of a list could not be read; renders nothing for zero. */
export function UnreadableNote({ kind, count }: { readonly kind: UnreadableKind; readonly count: number }) {
  const text = unreadableText(kind, count);
  return text === null ? null : <Hint>{text}</Hint>;
}
