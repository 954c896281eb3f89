import { comparisonCopy } from '../../../copy/inspector-comparison';
import { stopsCopy } from '../../../copy/inspector-stops';
import { formatPoints } from '../numbers';
import { DIFFERENCE_THRESHOLDS, type DifferenceHeat } from './difference-marks';

const copy = comparisonCopy.legend;

/** Legend of differences: signs, colours and widths. */
export function DifferenceLegend({ heat }: { readonly heat: DifferenceHeat }) {
  const levels = DIFFERENCE_THRESHOLDS.map((bound, index) => ({ bound, level: index + 1 }));
  return (
    <section className="legend" aria-label={stopsCopy.legend.label}>
      <ul>
        <li className="width-of">{copy.width}</li>
        <li>{copy.thin}</li>
        <li className="unused-of">{copy.unused}</li>
      </ul>
      <ul>
        <li>{copy.colour(comparisonCopy.heat[heat])}</li>
        {levels.toReversed().map(({ bound, level }) => (
          <li key={level} className={`heat-of heat-${level} is-less`}>
            {bound === 0 ? copy.less : boundText(-bound)}
          </li>
        ))}
        <li className="heat-of heat-0">{comparisonCopy.unclear}</li>
        {levels.map(({ bound, level }) => (
          <li key={level} className={`heat-of heat-${level} is-more`}>
            {bound === 0 ? copy.more : boundText(bound)}
          </li>
        ))}
      </ul>
    </section>
  );
}

function boundText(bound: number): string {
  return copy.from(formatPoints(bound).replace('.0', ''));
}
