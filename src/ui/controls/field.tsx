import { type ComponentProps, type ReactNode, useId } from 'react';
import { styled } from '../theme/stitches.config';
import { boxStyle, connectNotes, FieldLabel, FieldNotes } from './field-parts';

const Root = styled('div', { minWidth: 0 });

const Frame = styled('div', { position: 'relative' });

const Box = styled('input', boxStyle, {
  variants: { prefixed: { true: { paddingLeft: '36px !important' } } },
});

const Prefix = styled('span', {
  position: 'absolute',
  left: '15px',
  top: 0,
  bottom: 0,
  display: 'flex',
  alignItems: 'center',
  color: '$muted',
  fontSize: '$button',
  pointerEvents: 'none',
});

type FieldProps = Omit<ComponentProps<'input'>, 'className' | 'style' | 'prefix' | 'children'> & {
  label: ReactNode;
  hint?: ReactNode;
  /** The error message. */
  error?: ReactNode;
  /** Text at the start of the box, such as ₹. */
  prefix?: string;
};

/** A text input with label, hint and error; screen readers announce hint and error with it. */
export function Field({ label, hint, error, prefix, id, type = 'text', ...rest }: FieldProps) {
  const generatedId = useId();
  const inputId = id ?? generatedId;
  return (
    <Root>
      <FieldLabel htmlFor={inputId}>{label}</FieldLabel>
      <Frame>
        {prefix !== undefined && <Prefix aria-hidden="true">{prefix}</Prefix>}
        <Box
          {...rest}
          {...connectNotes(inputId, hint, error).attributes}
          id={inputId}
          type={type}
          prefixed={prefix !== undefined}
        />
      </Frame>
      <FieldNotes id={inputId} hint={hint} error={error} />
    </Root>
  );
}
