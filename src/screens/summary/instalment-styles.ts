import type { InstalmentStatus } from '../../../machines/domain/loan/instalment';
import type { IconName } from '../../ui/base/icon';
import type { Tone } from '../../ui/base/tone-text';

/** Colour and icon of an instalment's status; null shows the number instead of an icon. The status is also shown as text. */
export const instalmentStyles: Readonly<
  Record<InstalmentStatus, { readonly tone: Tone; readonly icon: IconName | null }>
> = {
  PAID: { tone: 'success', icon: 'tick' },
  PARTLY_PAID: { tone: 'due', icon: null },
  LATE: { tone: 'late', icon: null },
  DUE: { tone: 'due', icon: null },
  UPCOMING: { tone: 'muted', icon: null },
};
