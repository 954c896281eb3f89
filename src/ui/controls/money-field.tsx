import { type ComponentProps, type FocusEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { Strong } from '../base/text';
import { Field } from './field';

type MoneyFieldProps = Omit<ComponentProps<typeof Field>, 'prefix' | 'inputMode' | 'type'> & {
  /** The amount as typed, in rupees. */
  value: string;
  /** The same amount with grouped digits; shown while the field does not have the focus. */
  grouped: string;
  /** The amount as it was understood, below the box; null where the text is no amount. */
  readBack: string | null;
};

/**
 * A field for an amount in rupees. Its digits are grouped while it does not have the focus: while somebody types, a comma would
 * move the caret. The amount as understood is a part of the hint, so that screen readers announce it on focus, not on each key.
 */
export function MoneyField({ value, grouped, readBack, hint, onFocus, onBlur, ...rest }: MoneyFieldProps) {
  const [hasFocus, setHasFocus] = useState(false);
  // It stays without the focus, too: a line that goes on blur would move the button that is being tapped.
  const readBackLine = readBack === null ? null : <Strong>{readBack}</Strong>;

  /** Shows the amount as typed, selected: another value would put the caret at its end, where a new amount is appended. A tap then places the caret. */
  function ungroup({ currentTarget: input }: FocusEvent<HTMLInputElement>) {
    flushSync(() => setHasFocus(true));
    if (value !== grouped) input.select();
  }

  return (
    <Field
      {...rest}
      prefix="₹"
      inputMode="decimal"
      value={hasFocus ? value : grouped}
      hint={
        readBackLine !== null && hint !== undefined ? (
          <>
            {readBackLine} <br />
            {hint}
          </>
        ) : (
          (readBackLine ?? hint)
        )
      }
      onFocus={(event) => {
        ungroup(event);
        onFocus?.(event);
      }}
      onBlur={(event) => {
        setHasFocus(false);
        onBlur?.(event);
      }}
    />
  );
}
