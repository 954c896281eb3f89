import type { applicationMachine } from '../../../machines/application/machine';
import type { ScreenProps } from '../../journey/screen';

export type ApplicationProps = ScreenProps<typeof applicationMachine>;
