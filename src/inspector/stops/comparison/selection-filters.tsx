import { comparisonCopy as copy } from '../../../copy/inspector-comparison';
import { stopsCopy } from '../../../copy/inspector-stops';
import { Filters } from '../filters';
import type { Choices } from '../summary';
import { firstComparison, type Preset, presetsOf } from './presets';
import { areDisjoint, type Selection } from './selection';

interface SelectionFiltersProps {
  readonly choices: Choices;
  readonly selection: Selection;
  readonly onSelect: (selection: Selection) => void;
}

/** The filters of the visits that are counted and, while they are compared, those of the visits to compare with. */
export function SelectionFilters({ choices, selection, onSelect }: SelectionFiltersProps) {
  const { filter, comparison } = selection;
  const toggle = () =>
    onSelect({ filter, comparison: comparison === null ? firstComparison(filter, choices) : null });
  return (
    <div className="stops-selection">
      <Filters
        choices={choices}
        filter={filter}
        onFilter={(chosen) => onSelect({ ...selection, filter: chosen })}
        side={comparison === null ? null : { name: copy.sides.one, label: stopsCopy.filters.label }}
      >
        <button type="button" className="quiet" onClick={toggle}>
          {comparison === null ? copy.start : copy.end}
        </button>
      </Filters>
      {comparison !== null && (
        <Filters
          choices={choices}
          filter={comparison}
          onFilter={(chosen) => onSelect({ ...selection, comparison: chosen })}
          side={{ name: copy.sides.other, label: copy.label }}
        >
          <span className="stops-presets">
            {presetsOf(filter, choices).map((preset) => (
              <button
                key={preset.kind}
                type="button"
                className="quiet"
                onClick={() => onSelect(preset.selection)}
              >
                {presetText(preset, preset.selection.filter !== filter)}
              </button>
            ))}
          </span>
          {!areDisjoint(filter, comparison) && <span className="quiet-text">{copy.shared}</span>}
        </Filters>
      )}
    </div>
  );
}

function presetText(preset: Preset, isNew: boolean): string {
  return preset.kind === 'days'
    ? copy.days(preset.days, isNew)
    : copy.version(preset.version, preset.before, isNew);
}
