import type { ClipboardEvent, ReactNode } from 'react';
import { styled } from '../theme/stitches.config';
import { boxStyle, connectNotes, FieldLegend, FieldNotes } from './field-parts';
import { latinDigits } from './latin-digits';

/** A date as the user typed it, unvalidated. */
export interface TypedDate {
  readonly day: string;
  readonly month: string;
  readonly year: string;
}

const Root = styled('fieldset', { minWidth: 0 });

const Parts = styled('div', { display: 'flex', flexWrap: 'wrap', gap: '10px' });

const Part = styled('div', {
  flex: '2 1 0',
  minWidth: '3.75em',
  variants: { wide: { true: { flex: '3 1 0', minWidth: '5.25em' } } },
});

const Name = styled('label', { display: 'block', marginBottom: '4px', color: '$muted', fontSize: '$hint' });

const Box = styled('input', boxStyle);

type DateFieldProps = {
  /** Id of the first input: the error summary links to it. */
  id: string;
  legend: ReactNode;
  labels: Readonly<Record<keyof TypedDate, string>>;
  value: TypedDate;
  onChange: (value: TypedDate) => void;
  hint?: ReactNode;
  error?: ReactNode;
  readOnly?: boolean;
  /** The browser may autofill the user's own birthday. */
  birthday?: boolean;
};

const parts = ['day', 'month', 'year'] as const;

/** Parses a pasted date such as `31 01 1980`, `31/1/1980` or `1980-01-31`; null for any other text. */
function parsePastedDate(text: string): TypedDate | null {
  const [, year, month, day] = /^(\d{4})\D(\d{1,2})\D(\d{1,2})$/.exec(text.trim()) ?? [];
  const [, first, second, last] = /^(\d{1,2})\D(\d{1,2})\D(\d{4})$/.exec(text.trim()) ?? [];
  if (year !== undefined && month !== undefined && day !== undefined) return { day, month, year };
  if (first === undefined || second === undefined || last === undefined) return null;
  return { day: first, month: second, year: last };
}

/** Input of a date that the user knows by heart, such as a birthday: three inputs for day, month and year. */
export function DateField({
  id,
  legend,
  labels,
  value,
  onChange,
  hint,
  error,
  readOnly = false,
  birthday = false,
}: DateFieldProps) {
  const { attributes } = connectNotes(id, hint, error);
  const { 'aria-describedby': describedBy, ...invalid } = attributes;
  function paste(event: ClipboardEvent<HTMLInputElement>) {
    const pasted = parsePastedDate(latinDigits(event.clipboardData.getData('text')));
    if (pasted === null || readOnly) return;
    event.preventDefault();
    onChange(pasted);
  }
  return (
    <Root {...(describedBy === undefined ? {} : { 'aria-describedby': describedBy })}>
      <FieldLegend>{legend}</FieldLegend>
      <Parts>
        {parts.map((part, index) => {
          const partId = index === 0 ? id : `${id}-${part}`;
          return (
            <Part key={part} wide={part === 'year'}>
              <Name htmlFor={partId}>{labels[part]}</Name>
              <Box
                {...invalid}
                id={partId}
                name={part}
                inputMode="numeric"
                autoComplete={birthday ? `bday-${part}` : 'off'}
                value={value[part]}
                readOnly={readOnly}
                onPaste={paste}
                onChange={(event) => onChange({ ...value, [part]: latinDigits(event.currentTarget.value) })}
              />
            </Part>
          );
        })}
      </Parts>
      <FieldNotes id={id} hint={hint} error={error} />
    </Root>
  );
}
