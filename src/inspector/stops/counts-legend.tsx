import { notesCopy } from '../../copy/inspector-notes';
import { stopsCopy } from '../../copy/inspector-stops';
import { type Heat, heatText, heatThresholds, isShareHeat, isTimeHeat } from './marks';

const copy = stopsCopy.legend;

/** Legend of the line widths, numbers and colours. */
export function CountsLegend({ heat, hasNotes }: { readonly heat: Heat; readonly hasNotes: boolean }) {
  return (
    <section className="legend" aria-label={copy.label}>
      <ul>
        <li className="width-of">{copy.width}</li>
        <li className="unused-of">{copy.unused}</li>
        <li>{copy.shared}</li>
        <li>{copy.card(copy.counted[heat === 'stopped' ? 'runs' : 'entries'])}</li>
        {isShareHeat(heat) && <li>{copy.interval}</li>}
        {hasNotes && <li className="note-of">{notesCopy.legend}</li>}
      </ul>
      <ul>
        <li>{stopsCopy.heat[heat]}:</li>
        <li className="heat-of heat-0">{isTimeHeat(heat) ? copy.from(heatText(heat, 0)) : copy.cold}</li>
        {heatThresholds(heat).map((bound, index) => (
          <li key={bound} className={`heat-of heat-${index + 1}`}>
            {copy.from(heatText(heat, bound))}
          </li>
        ))}
      </ul>
    </section>
  );
}
