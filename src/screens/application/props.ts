import type { applicationMachine } from '../../../machines/application/machine';
import type { FormStep } from '../../../machines/domain/entry/application-steps';
import type { ProfileDraft } from '../../../machines/domain/entry/profile-fields';
import type { ScreenProps } from '../../journey/screen';

export type ApplicationProps = ScreenProps<typeof applicationMachine>;

/** What stands in the forms, as typed: in this page's memory only, personal data included. */
export interface Typed {
  readonly drafts: Map<FormStep, ProfileDraft>;
}
