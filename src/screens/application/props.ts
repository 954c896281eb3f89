import type { applicationMachine } from '../../../machines/application/machine';
import type { ScreenProps } from '../../journey/screen';

/** Props of every screen of the application. */
export type ApplicationProps = ScreenProps<typeof applicationMachine>;
