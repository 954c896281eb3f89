import { type ChangeEvent, type ReactNode, type Ref, useId, useState } from 'react';
import { Ends } from '../base/text';
import { styled } from '../theme/stitches.config';
import { boxLook, FieldLabel, FieldNotes, noteIds } from './field-parts';

const Root = styled('div', { minWidth: 0 });

const Box = styled('input', boxLook, {
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
  /** How many digits; six unless told. */
  length?: number;
  /** Given, the owner keeps the digits; left out, the field does. */
  value?: string;
  onValue?: (digits: string) => void;
  /** All digits are there. Called once for each time it becomes full. */
  onComplete?: (digits: string) => void;
  hint?: ReactNode;
  error?: ReactNode;
  /** The two ends of the line under the box: when to send again, tries left. */
  notes?: readonly [start: ReactNode, end: ReactNode];
  readOnly?: boolean;
};

/**
 * A one-time code in ONE box, so that the phone's own fill, a paste and a screen reader all work.
 * Whatever is typed or pasted, only the digits stay.
 */
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
  const [kept, setKept] = useState('');
  const shown = value ?? kept;

  function change(event: ChangeEvent<HTMLInputElement>) {
    const digits = event.currentTarget.value.replace(/\D/g, '').slice(0, length);
    setKept(digits);
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
