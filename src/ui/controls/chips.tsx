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
  fontWeight: '$strong',
  lineHeight: '$tight',
  color: '$ink',
  cursor: 'pointer',
  fontVariantNumeric: 'tabular-nums',
  // Tap target of 48 px: 4 px above and below the chip, half of the gap between two lines of chips.
  '&::after': { content: '""', position: 'absolute', top: '-4px', right: 0, bottom: '-4px', left: 0 },
  [`${RadioInput}:focus-visible + &`]: { outline: '3px solid $colors$info', outlineOffset: '2px' },
  variants: {
    selected: {
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
  fontWeight: '$regular',
  color: '$muted',
  variants: { selected: { true: { color: 'inherit' } } },
});

type ChipsProps<Value extends string> = {
  legend: ReactNode;
  name: string;
  /** `count`: number of rows that the filter leaves. */
  options: readonly { value: Value; label: string; count: number }[];
  value: Value;
  onSelect: (value: Value) => void;
};

/** Filter of a list, as a radio group: exactly one chip is selected. */
export function Chips<Value extends string>({ legend, name, options, value, onSelect }: ChipsProps<Value>) {
  const id = useId();
  return (
    <Root>
      <VisuallyHidden as="legend">{legend}</VisuallyHidden>
      <Track>
        {options.map((option) => {
          const selected = option.value === value;
          return (
            <Chip key={option.value}>
              <RadioInput
                type="radio"
                id={`${id}-${option.value}`}
                name={name}
                value={option.value}
                checked={selected}
                onChange={() => onSelect(option.value)}
              />
              <Label htmlFor={`${id}-${option.value}`} selected={selected}>
                {option.label} <Count selected={selected}>{option.count}</Count>
              </Label>
            </Chip>
          );
        })}
      </Track>
    </Root>
  );
}
