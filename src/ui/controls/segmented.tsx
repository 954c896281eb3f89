import { type ReactNode, useId } from 'react';
import { styled } from '../theme/stitches.config';
import { VisuallyHidden } from '../theme/visually-hidden';
import { connectNotes, FieldLegend, FieldNotes } from './field-parts';
import { RadioInput } from './radio-parts';

const Root = styled('fieldset', { minWidth: 0 });

const Track = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  rowGap: '8px',
  padding: '4px',
  borderRadius: '$field',
  border: '1px solid $colors$line',
  backgroundColor: '$surface',
  variants: { invalid: { true: { borderColor: '$late', boxShadow: 'inset 0 0 0 1px $colors$late' } } },
});

const Option = styled('div', { position: 'relative', flex: '1 1 0', maxWidth: '100%', display: 'flex' });

const Label = styled('label', {
  flex: 1,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  position: 'relative',
  minHeight: '40px',
  minWidth: '48px',
  padding: '4px 8px',
  borderRadius: '$segment',
  fontSize: '$small',
  fontWeight: '$strong',
  lineHeight: '$tight',
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
  color: '$muted',
  cursor: 'pointer',
  transition: 'background-color 120ms, color 120ms',
  // The tap target has the full height of the track: 50 px.
  '&::after': { content: '""', position: 'absolute', top: '-5px', right: 0, bottom: '-5px', left: 0 },
  [`${RadioInput}:focus-visible + &`]: { outline: '3px solid $colors$info', outlineOffset: '1px' },
  // A transparent outline becomes visible in forced-colours mode.
  variants: {
    selected: { true: { backgroundColor: '$ink', color: '$paper', outline: '2px solid transparent' } },
  },
});

type SegmentedProps<Value extends string> = {
  legend: ReactNode;
  /** Shows the legend to screen readers only. */
  legendHidden?: boolean;
  /** Name of the radio group. */
  name: string;
  options: readonly { value: Value; label: ReactNode }[];
  /** Null until the user chooses. */
  value: Value | null;
  onSelect: (value: Value) => void;
  hint?: ReactNode;
  error?: ReactNode;
  /** Id of the first option: the error summary links to it. */
  id?: string;
};

/** A choice between two to four short options side by side, as a radio group. */
export function Segmented<Value extends string>({
  legend,
  legendHidden = false,
  name,
  options,
  value,
  onSelect,
  hint,
  error,
  id,
}: SegmentedProps<Value>) {
  const generatedId = useId();
  const baseId = id ?? generatedId;
  return (
    <Root {...connectNotes(baseId, hint, error).attributes}>
      {legendHidden ? (
        <VisuallyHidden as="legend">{legend}</VisuallyHidden>
      ) : (
        <FieldLegend>{legend}</FieldLegend>
      )}
      <Track invalid={Boolean(error)}>
        {options.map((option, index) => {
          const optionId = index === 0 ? baseId : `${baseId}-${option.value}`;
          const selected = option.value === value;
          return (
            <Option key={option.value}>
              <RadioInput
                type="radio"
                id={optionId}
                name={name}
                value={option.value}
                checked={selected}
                onChange={() => onSelect(option.value)}
              />
              <Label htmlFor={optionId} selected={selected}>
                {option.label}
              </Label>
            </Option>
          );
        })}
      </Track>
      <FieldNotes id={baseId} hint={hint} error={error} />
    </Root>
  );
}
