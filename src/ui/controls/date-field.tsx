import type { ClipboardEvent, ReactNode } from 'react';
import { styled } from '../theme/stitches.config';
import { boxStyle, FieldLegend, FieldNotes, noteIds } from './field-parts';

/** A day as it is typed: digits in three parts. */
export interface TypedDate {
  readonly day: string;
  readonly month: string;
  readonly year: string;
}

const Root = styled('fieldset', { minWidth: 0 });

const Parts = styled('div', { display: 'flex', flexWrap: 'wrap', gap: '10px' });

const Part = styled('div', {
  flex: '2 1 0',
  minWidth: '60px',
  variants: { wide: { true: { flex: '3 1 0', minWidth: '84px' } } },
});

const Name = styled('label', { display: 'block', marginBottom: '4px', color: '$muted', fontSize: '$hint' });

const Box = styled('input', boxStyle);

type DateFieldProps = {
  /** Id of the first part, the target of an error summary. */
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

/** `31 01 1980`, `31/1/1980` or `1980-01-31`, pasted as a whole; null for anything else. */
function wholeDate(text: string): TypedDate | null {
  const [, year, month, day] = /^(\d{4})\D(\d{1,2})\D(\d{1,2})$/.exec(text.trim()) ?? [];
  const [, first, second, last] = /^(\d{1,2})\D(\d{1,2})\D(\d{4})$/.exec(text.trim()) ?? [];
  if (year !== undefined && month !== undefined && day !== undefined) return { day, month, year };
  if (first === undefined || second === undefined || last === undefined) return null;
  return { day: first, month: second, year: last };
}

/** A date that the user knows by heart: three inputs, in the order day, month, year. */
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
  const { attributes } = noteIds(id, hint, error);
  const { 'aria-describedby': described, ...invalid } = attributes;
  function paste(event: ClipboardEvent<HTMLInputElement>) {
    const whole = wholeDate(event.clipboardData.getData('text'));
    if (whole === null || readOnly) return;
    event.preventDefault();
    onChange(whole);
  }
  return (
    <Root {...(described === undefined ? {} : { 'aria-describedby': described })}>
      <FieldLegend>{legend}</FieldLegend>
      <Parts>
        {parts.map((part, at) => {
          const partId = at === 0 ? id : `${id}-${part}`;
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
                onChange={(event) => onChange({ ...value, [part]: event.currentTarget.value })}
              />
            </Part>
          );
        })}
      </Parts>
      <FieldNotes id={id} hint={hint} error={error} />
    </Root>
  );
}
