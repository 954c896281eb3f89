import { type FormEvent, useState } from 'react';

import { stopsCopy } from '../../../copy/inspector-stops';
import {
  CSV_FIELDS,
  type CsvColumns,
  type CsvField,
  guessColumns,
  REQUIRED_CSV_FIELDS,
} from '../formats/csv';
import { rememberColumns, rememberedColumns } from './remembered-columns';

const copy = stopsCopy.columns;

interface CsvColumnsFormProps {
  readonly header: readonly string[];
  readonly onChoose: (columns: CsvColumns) => void;
}

/** Which column of a CSV file is what: as chosen before for the same columns, or a guess by their names. */
export function CsvColumnsForm({ header, onChoose }: CsvColumnsFormProps) {
  const [columns, setColumns] = useState<CsvColumns>(() => rememberedColumns(header) ?? guessColumns(header));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    rememberColumns(header, columns);
    onChoose(columns);
  };
  return (
    <form className="stops-columns" onSubmit={submit}>
      <h1>{copy.title}</h1>
      <p>{copy.lead}</p>
      {CSV_FIELDS.map((field) => (
        <ColumnSelect
          key={field}
          field={field}
          header={header}
          value={columns[field]}
          onChoose={(column) => setColumns({ ...columns, [field]: column })}
        />
      ))}
      <button type="submit" className="solid">
        {copy.read}
      </button>
    </form>
  );
}

interface ColumnSelectProps {
  readonly field: CsvField;
  readonly header: readonly string[];
  readonly value: string | null;
  readonly onChoose: (column: string | null) => void;
}

function ColumnSelect({ field, header, value, onChoose }: ColumnSelectProps) {
  const isRequired = REQUIRED_CSV_FIELDS.includes(field);
  return (
    <label>
      {copy.fields[field]} {isRequired && copy.required}
      <select
        value={value ?? ''}
        required={isRequired}
        onChange={({ target }) => onChoose(target.value === '' ? null : target.value)}
      >
        <option value="">{copy.none}</option>
        {header.map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
