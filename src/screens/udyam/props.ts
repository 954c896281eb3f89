import type { UdyamDraft } from '../../../machines/domain/udyam/udyam-fields';
import type { UdyamPage } from '../../../machines/domain/udyam/udyam-steps';
import type { udyamMachine } from '../../../machines/udyam/machine';
import type { ScreenProps } from '../../journey/screen';

export type UdyamProps = ScreenProps<typeof udyamMachine>;

/** What stands in the forms, as typed: in this page's memory only, personal data included; forgotten when it is saved. */
export type Typed = Map<UdyamPage, UdyamDraft>;
