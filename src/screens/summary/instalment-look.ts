import type { InstalmentStatus } from '../../../machines/domain/loan/instalment';
import type { IconName } from '../../ui/base/icon';
import type { Tone } from '../../ui/base/tone-word';

/** Colour and sign of where an instalment stands; the words say the same. */
export const instalmentLooks: Readonly<
  Record<InstalmentStatus, { readonly tone: Tone; readonly icon: IconName | null }>
> = {
  PAID: { tone: 'success', icon: 'tick' },
  PARTLY_PAID: { tone: 'due', icon: null },
  LATE: { tone: 'late', icon: null },
  DUE: { tone: 'due', icon: null },
  UPCOMING: { tone: 'muted', icon: null },
};
