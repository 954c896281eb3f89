import type { udyamMachine } from '../../../machines/udyam/machine';
import type { ScreenProps } from '../../journey/screen';

export type UdyamProps = ScreenProps<typeof udyamMachine>;
