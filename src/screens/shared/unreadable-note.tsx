import { type UnreadableKind, unreadableTexts } from '#messages/unreadable';
import { Hint } from '../../ui/base/text';

/** Says how many entries of a list could not be read; renders nothing for zero. */
export function UnreadableNote({ kind, count }: { readonly kind: UnreadableKind; readonly count: number }) {
  return count === 0 ? null : <Hint>{unreadableTexts[kind](count)}</Hint>;
}
