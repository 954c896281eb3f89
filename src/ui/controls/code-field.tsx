import { type ChangeEvent, type ReactNode, type Ref, useId, useState } from 'react';
import { Ends } from '../base/text';
import { styled } from '../theme/stitches.config';
import { boxStyle, FieldLabel, FieldNotes, noteIds } from './field-parts';

const Root = styled('div', { minWidth: 0 });

const Box = styled('input', boxStyle, {
  height: '64px',
  fontSize: '$code',
  fontWeight: 650,
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
  /** When given, the parent holds the digits; otherwise the field does. */
  value?: string;
  onValue?: (digits: string) => void;
  /** Called each time the field becomes full. */
  onComplete?: (digits: string) => void;
  hint?: ReactNode;
  error?: ReactNode;
  /** The two ends of the line under the box: when to send again, tries left. */
  notes?: readonly [start: ReactNode, end: ReactNode];
  readOnly?: boolean;
};

/** A one-time code in ONE box, so that autofill, paste and screen readers work. Only the digits of the input are kept. */
export function CodeField({
  label,
  name,
  id,
  ref,
  length = 6,
  value,
  onValue,
  onComplete,
  hint,
  error,
  notes,
  readOnly = false,
}: CodeFieldProps) {
  const own = useId();
  const inputId = id ?? own;
  const [ownValue, setOwnValue] = useState('');
  const shown = value ?? ownValue;

  function change(event: ChangeEvent<HTMLInputElement>) {
    const digits = event.currentTarget.value.replace(/\D/g, '').slice(0, length);
    setOwnValue(digits);
    onValue?.(digits);
    if (digits.length === length && shown.length < length) onComplete?.(digits);
  }

  return (
    <Root>
      <FieldLabel htmlFor={inputId}>{label}</FieldLabel>
      <Box
        {...noteIds(inputId, hint, error).attributes}
        {...(ref === undefined ? {} : { ref })}
        id={inputId}
        name={name}
        type="text"
        inputMode="numeric"
        autoComplete="one-time-code"
        autoCorrect="off"
        spellCheck={false}
        readOnly={readOnly}
        value={shown}
        onChange={change}
      />
      {notes !== undefined && (
        <Notes>
          <Ends>
            <span>{notes[0]}</span>
            <span>{notes[1]}</span>
          </Ends>
        </Notes>
      )}
      <FieldNotes id={inputId} hint={hint} error={error} />
    </Root>
  );
}
