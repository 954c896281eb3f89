import type { ReactNode } from 'react';

import { lenderName } from '../../../machines/domain/lender/lenders';
import { stopsCopy } from '../../copy/inspector-stops';
import type { Dimension } from './folding/folded-group';
import { formatCount } from './numbers';
import { type Choice, type Choices, type Filter, UNKNOWN } from './summary';

const copy = stopsCopy.filters;

interface FiltersProps {
  readonly choices: Choices;
  readonly filter: Filter;
  readonly onFilter: (filter: Filter) => void;
  /** What the selected visits are; null where there is only one selection. */
  readonly side?: { readonly name: string; readonly label: string } | null;
  /** Shown after the filters. */
  readonly children?: ReactNode;
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

const NAMES: Partial<Record<Dimension, (value: string) => string>> = {
  lender: nameOfLender,
  language: nameOfLanguage,
};

/** Selects whose visits are counted. The number beside each choice is of all visits, whatever is selected. */
export function Filters({ choices, filter, onFilter, side = null, children }: FiltersProps) {
  return (
    <fieldset className="stops-filters">
      <legend>{side === null ? copy.label : `${side.name}: ${side.label}`}</legend>
      {side !== null && (
        <span className="stops-side" aria-hidden="true">
          <b>{side.name}</b> {side.label}
        </span>
      )}
      {FIELDS.filter(
        ({ field, dimension }) =>
          choices[dimension].length > 1 || ALWAYS_SHOWN.includes(field) || filter[field] !== null,
      ).map(({ field, dimension }) => (
        <FilterSelect
          key={field}
          label={copy[field]}
          choices={possibleChoices(choices[dimension], field, filter)}
          value={filter[field]}
          nameOf={NAMES[dimension] ?? String}
          onChoose={(value) => onFilter({ ...filter, [field]: value })}
        />
      ))}
      {children}
    </fieldset>
  );
}

/** Without the days that would end before they begin. */
function possibleChoices(
  choices: readonly Choice[],
  field: keyof Filter,
  { fromDay, toDay }: Filter,
): readonly Choice[] {
  if (field === 'fromDay' && toDay !== null) return choices.filter(({ value }) => value <= toDay);
  return field === 'toDay' && fromDay !== null ? choices.filter(({ value }) => value >= fromDay) : choices;
}

const languageNames = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'code' });

/** The English name of a language; what the events say, where it is no language. */
export function nameOfLanguage(language: string): string {
  try {
    return languageNames.of(language) ?? language;
  } catch {
    return language;
  }
}

/** The name of a lender, or that there is none yet. */
export function nameOfLender(lender: string): string {
  return lender === UNKNOWN ? copy.noLender : lenderName(lender);
}

interface FilterSelectProps {
  readonly label: string;
  readonly choices: readonly Choice[];
  readonly value: string | null;
  readonly nameOf: (value: string) => string;
  readonly onChoose: (value: string | null) => void;
}

function FilterSelect({ label, choices: known, value, nameOf, onChoose }: FilterSelectProps) {
  // A link, or the days before, may name what no visit has.
  const isUnknown = value !== null && known.every((choice) => choice.value !== value);
  const choices = isUnknown ? [...known, { value, visits: 0 }] : known;
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
