import { type ComponentProps, type ReactNode, useId } from 'react';
import { Icon } from '../base/icon';
import { styled } from '../theme/stitches.config';
import { connectNotes, FieldNotes } from './field-parts';

const Line = styled('div', { position: 'relative', display: 'flex', gap: '12px', alignItems: 'flex-start' });

const Tick = styled('span', {
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: '24px',
  height: '24px',
  margin: '12px 0',
  borderRadius: '7px',
  border: '2px solid $colors$muted',
  backgroundColor: '$surface',
  // Not by its colour: in forced-colours mode a transparent tick is visible, and a consent looks given.
  '& > svg': { visibility: 'hidden' },
});

const Input = styled('input', {
  position: 'absolute',
  width: '1px',
  height: '1px',
  margin: 0,
  opacity: 0,
  [`&:checked + ${Tick}`]: { backgroundColor: '$primary', borderColor: '$primary', color: '$onPrimary' },
  [`&:checked + ${Tick} > svg`]: { visibility: 'visible' },
  [`&[aria-invalid="true"] + ${Tick}`]: { borderColor: '$late' },
  [`&:focus-visible + ${Tick}`]: { outline: '3px solid $colors$info', outlineOffset: '2px' },
});

const Label = styled('label', {
  flex: 1,
  minWidth: 0,
  minHeight: '$touch',
  display: 'flex',
  alignItems: 'center',
  padding: '10px 0',
  fontSize: '$text',
  cursor: 'pointer',
  // Extends the tap target over the tick box at the left.
  '&::before': { content: '""', position: 'absolute', top: 0, bottom: 0, left: 0, width: '36px' },
});

type CheckboxProps = Omit<ComponentProps<'input'>, 'className' | 'style' | 'type' | 'children'> & {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
};

/** A checkbox with its label, used for consents. */
export function Checkbox({ label, hint, error, id, ...rest }: CheckboxProps) {
  const generatedId = useId();
  const inputId = id ?? generatedId;
  return (
    <div>
      <Line>
        <Input {...rest} {...connectNotes(inputId, hint, error).attributes} type="checkbox" id={inputId} />
        <Tick aria-hidden="true">
          <Icon name="tick" size={18} />
        </Tick>
        <Label htmlFor={inputId}>
          <span>{label}</span>
        </Label>
      </Line>
      <FieldNotes id={inputId} hint={hint} error={error} />
    </div>
  );
}
