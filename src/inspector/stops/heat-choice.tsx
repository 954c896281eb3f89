import { comparisonCopy } from '../../copy/inspector-comparison';
import { stopsCopy as copy } from '../../copy/inspector-stops';
import { DIFFERENCE_HEATS, type DifferenceHeat } from './comparison/difference-marks';
import type { Heat } from './marks';

/** What the heat of a chart shows: a count, or the difference of two selections. */
export type ShownHeat = Heat | DifferenceHeat;

export function isDifference(heat: ShownHeat): heat is DifferenceHeat {
  return DIFFERENCE_HEATS.some((known) => known === heat);
}

interface HeatChoiceProps {
  readonly heat: ShownHeat;
  readonly choices: readonly ShownHeat[];
  readonly onHeat: (heat: string) => void;
}

/** Chooses what the heat of a chart shows. */
export function HeatChoice({ heat, choices, onHeat }: HeatChoiceProps) {
  return (
    <label className="stops-heat">
      {copy.heat.label}{' '}
      <select value={heat} onChange={({ target }) => onHeat(target.value)}>
        {choices.map((choice) => (
          <option key={choice} value={choice}>
            {isDifference(choice) ? comparisonCopy.heat[choice] : copy.heat[choice]}
          </option>
        ))}
      </select>
    </label>
  );
}
