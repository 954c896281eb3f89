import { type NetworkDoor, networkMachine } from '../../machines/network/machine';
import type { AdaptedJourney } from './app';

/** Opens the partner network: it asks nobody anything. */
export function adapt(): AdaptedJourney<typeof networkMachine, NetworkDoor> {
  return { machine: networkMachine, input: ({ door }) => ({ door }) };
}
