import type { UdyamDraft } from '../../../machines/domain/udyam-fields';
import type { UdyamPage } from '../../../machines/domain/udyam-steps';
import type { udyamMachine } from '../../../machines/udyam/machine';
import type { ScreenProps } from '../../journey/screen';
import { laterPart } from '../shared/later-part';

export type UdyamProps = ScreenProps<typeof udyamMachine>;

/** What stands in the forms, as typed: in this page's memory only, personal data included; forgotten when it is saved. */
export type Typed = Map<UdyamPage, UdyamDraft>;

/** The pages behind the first one: that one is shown before they are here. */
export const laterUdyam = laterPart(async () => (await import('./later/screens')).udyamPages);
