import type { leadsMachine } from '../../../machines/leads/machine';
import type { Screen } from '../../journey/screen';
import { laterPart } from '../shared/later-part';
import type { laterScreens } from './later/screens';
import { LoadingLeadScreen } from './plain-screens';

/** What comes after the first page; loaded while the merchant reads it. */
export const laterLeads = laterPart(async () => (await import('./later/screens')).laterScreens);

/** A page after the first one: its screen, or what is awaited until it is here. */
export function later(name: keyof typeof laterScreens): Screen<typeof leadsMachine> {
  return function LaterScreen(props) {
    const Shown = laterLeads.usePart().part?.[name];
    return Shown === undefined ? <LoadingLeadScreen /> : <Shown {...props} />;
  };
}
