import { type ChangeEvent, type ReactNode, type Ref, useId, useState } from 'react';
import { SplitLine } from '../base/text';
import { styled } from '../theme/stitches.config';
import { boxStyle, connectNotes, FieldLabel, FieldNotes } from './field-parts';
import { latinDigits } from './latin-digits';

const Root = styled('div', { minWidth: 0 });

const Box = styled('input', boxStyle, {
  height: '64px',
  fontSize: '$code',
  fontWeight: '$strong',
  letterSpacing: '0.5em',
});

const Notes = styled('div', { marginTop: '6px', color: '$muted', '& > *': { fontSize: '$hint' } });

type CodeFieldProps = {
  label: ReactNode;
  name: string;
  id?: string;
  ref?: Ref<HTMLInputElement>;
  /** Number of digits; six by default. */
  length?: number;
  /** The digits, if the parent keeps them; if undefined, the field keeps them itself. */
  value?: string;
  onValue?: (digits: string) => void;
  hint?: ReactNode;
  error?: ReactNode;
  /** Texts at the start and the end of the line below the box: when the code can be sent again, tries left. */
  notes?: readonly [start: ReactNode, end: ReactNode];
  readOnly?: boolean;
};

/**
 * Input of a one-time code. A single box instead of one per digit, so that autofill, paste and screen readers work.
 * Non-digits are dropped.
 */
export function CodeField({
  label,
  name,
  id,
  ref,
  length = 6,
  value,
  onValue,
  hint,
  error,
  notes,
  readOnly = false,
}: CodeFieldProps) {
  const generatedId = useId();
  const inputId = id ?? generatedId;
  const [ownValue, setOwnValue] = useState('');
  const currentDigits = value ?? ownValue;

  function change(event: ChangeEvent<HTMLInputElement>) {
    const digits = latinDigits(event.currentTarget.value).replace(/\D/g, '').slice(0, length);
    setOwnValue(digits);
    onValue?.(digits);
  }

  return (
    <Root>
      <FieldLabel htmlFor={inputId}>{label}</FieldLabel>
      <Box
        {...connectNotes(inputId, hint, error).attributes}
        {...(ref === undefined ? {} : { ref })}
        id={inputId}
        name={name}
        type="text"
        inputMode="numeric"
        autoComplete="one-time-code"
        autoCorrect="off"
        spellCheck={false}
        readOnly={readOnly}
        value={currentDigits}
        onChange={change}
      />
      {notes !== undefined && (
        <Notes>
          <SplitLine>
            <span>{notes[0]}</span>
            <span>{notes[1]}</span>
          </SplitLine>
        </Notes>
      )}
      <FieldNotes id={inputId} hint={hint} error={error} />
    </Root>
  );
}
