import { indianStateNames } from '#messages/indian-states';
import { compareText } from '../../machines/domain/base/compare-text';
import { indianStates } from '../../machines/domain/fields/indian-states';

/** The name of a state as it is shown; one that is not in the list as it came. @param state its name on the wire */
export function indianStateName(state: string): string {
  const names: Readonly<Record<string, string>> = indianStateNames;
  return names[state] ?? state;
}

/** The list to choose from, in the order of its alphabet, which is that of the code points. The value is the name on the wire. */
export const indianStateOptions = indianStates
  .map((state) => ({ value: state, label: indianStateNames[state] }))
  .sort((left, right) => compareText(left.label, right.label));
