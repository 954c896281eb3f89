import type { leadsMachine } from '../../../machines/leads/machine';
import { leadsCopy as copy } from '../../copy/leads';
import type { ScreenProps } from '../../journey/screen';
import { laterPart } from '../shared/later-part';
import { laterScreen } from '../shared/later-screen';
import type { laterScreens } from './later/screens';
import { LoadingLeadScreen } from './plain-screens';

/** What comes after the first page; loaded while the merchant reads it. */
export const laterLeads = laterPart(async () => (await import('./later/screens')).laterScreens);

/** A page after the first one: its screen, or what is awaited until it is here. */
export const later = laterScreen<ScreenProps<typeof leadsMachine>, keyof typeof laterScreens>(
  laterLeads.usePart,
  copy.title,
  LoadingLeadScreen,
);
