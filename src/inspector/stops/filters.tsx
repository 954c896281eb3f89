import { lenderName } from '../../../machines/domain/lender/lenders';
import { stopsCopy } from '../../copy/inspector-stops';
import { formatCount } from './numbers';
import { type Choice, type Choices, type Filter, UNKNOWN } from './summary';

const copy = stopsCopy.filters;

interface FiltersProps {
  readonly choices: Choices;
  readonly filter: Filter;
  readonly onFilter: (filter: Filter) => void;
}

const FIELDS = [
  { field: 'persona', dimension: 'persona' },
  { field: 'lender', dimension: 'lender' },
  { field: 'language', dimension: 'language' },
  { field: 'version', dimension: 'version' },
  { field: 'fromDay', dimension: 'day' },
  { field: 'toDay', dimension: 'day' },
] as const;
/** Shown, although nothing can be chosen: a sandbox's file has them, and a reader may miss them. */
const ALWAYS_SHOWN: readonly (keyof Filter)[] = ['persona', 'lender'];

/** Selects whose visits are counted. The number beside each choice is of all visits, whatever is selected. */
export function Filters({ choices, filter, onFilter }: FiltersProps) {
  return (
    <fieldset className="stops-filters">
      <legend>{copy.label}</legend>
      {FIELDS.filter(
        ({ field, dimension }) => choices[dimension].length > 1 || ALWAYS_SHOWN.includes(field),
      ).map(({ field, dimension }) => (
        <FilterSelect
          key={field}
          label={copy[field]}
          choices={choices[dimension]}
          value={filter[field]}
          nameOf={field === 'lender' ? nameOfLender : (value) => value}
          onChoose={(value) => onFilter({ ...filter, [field]: value })}
        />
      ))}
    </fieldset>
  );
}

function nameOfLender(lender: string): string {
  return lender === UNKNOWN ? copy.noLender : lenderName(lender);
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
