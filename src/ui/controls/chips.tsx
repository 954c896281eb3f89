import { type ReactNode, useId } from 'react';
import { styled } from '../theme/stitches.config';
import { VisuallyHidden } from '../theme/visually-hidden';
import { RadioInput } from './radio-parts';

const Root = styled('fieldset', { minWidth: 0, '@print': { display: 'none' } });

const Track = styled('div', { display: 'flex', flexWrap: 'wrap', gap: '8px' });

const Chip = styled('div', { position: 'relative', maxWidth: '100%' });

const Label = styled('label', {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: '7px',
  minHeight: '40px',
  minWidth: '48px',
  padding: '4px 13px',
  borderRadius: '$pill',
  border: '1px solid $colors$line',
  backgroundColor: '$surface',
  fontSize: '$small',
  fontWeight: 550,
  lineHeight: 1.3,
  color: '$ink',
  cursor: 'pointer',
  fontVariantNumeric: 'tabular-nums',
  // The tap target is 48 px high; the gap between two lines of chips belongs to both.
  '&::after': { content: '""', position: 'absolute', top: '-4px', right: 0, bottom: '-4px', left: 0 },
  [`${RadioInput}:focus-visible + &`]: { outline: '3px solid $colors$info', outlineOffset: '2px' },
  variants: {
    on: {
      true: {
        backgroundColor: '$ink',
        borderColor: '$ink',
        color: '$paper',
        outline: '2px solid transparent',
      },
    },
  },
});

const Count = styled('span', {
  fontWeight: 500,
  color: '$muted',
  variants: { on: { true: { color: 'inherit' } } },
});

type ChipsProps<Value extends string> = {
  legend: ReactNode;
  name: string;
  options: readonly { value: Value; label: string; count: number }[];
  value: Value;
  onSelect: (value: Value) => void;
};

/** Filters a list: exactly one chip is active, each shows how many rows it leaves. */
export function Chips<Value extends string>({ legend, name, options, value, onSelect }: ChipsProps<Value>) {
  const id = useId();
  return (
    <Root>
      <VisuallyHidden as="legend">{legend}</VisuallyHidden>
      <Track>
        {options.map((option) => {
          const on = option.value === value;
          return (
            <Chip key={option.value}>
              <RadioInput
                type="radio"
                id={`${id}-${option.value}`}
                name={name}
                value={option.value}
                checked={on}
                onChange={() => onSelect(option.value)}
              />
              <Label htmlFor={`${id}-${option.value}`} on={on}>
                {option.label} <Count on={on}>{option.count}</Count>
              </Label>
            </Chip>
          );
        })}
      </Track>
    </Root>
  );
}
