import { lenderName } from '../../../machines/domain/lender/lenders';
import { stopsCopy } from '../../copy/inspector-stops';
import { formatCount } from './numbers';
import { type Choice, type Filter, lendersOf, NO_LENDER, personasOf } from './summary';
import type { Visit } from './visits';

const copy = stopsCopy.filters;

interface FiltersProps {
  readonly visits: readonly Visit[];
  readonly filter: Filter;
  readonly onFilter: (filter: Filter) => void;
}

/** Selects whose visits are counted. The number beside each choice is of all visits, whatever is selected. */
export function Filters({ visits, filter, onFilter }: FiltersProps) {
  return (
    <fieldset className="stops-filters">
      <legend>{copy.label}</legend>
      <FilterSelect
        label={copy.persona}
        choices={personasOf(visits)}
        value={filter.persona}
        nameOf={(persona) => persona}
        onChoose={(persona) => onFilter({ ...filter, persona })}
      />
      <FilterSelect
        label={copy.lender}
        choices={lendersOf(visits)}
        value={filter.lender}
        nameOf={(lender) => (lender === NO_LENDER ? copy.noLender : lenderName(lender))}
        onChoose={(lender) => onFilter({ ...filter, lender })}
      />
    </fieldset>
  );
}

interface FilterSelectProps {
  readonly label: string;
  readonly choices: readonly Choice[];
  readonly value: string | null;
  readonly nameOf: (value: string) => string;
  readonly onChoose: (value: string | null) => void;
}

function FilterSelect({ label, choices, value, nameOf, onChoose }: FilterSelectProps) {
  return (
    <label>
      {label}{' '}
      <select
        value={value ?? ''}
        disabled={choices.length === 0}
        onChange={({ target }) => onChoose(target.value === '' ? null : target.value)}
      >
        <option value="">{copy.all}</option>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {copy.choice(nameOf(choice.value), formatCount(choice.visits))}
          </option>
        ))}
      </select>
    </label>
  );
}
