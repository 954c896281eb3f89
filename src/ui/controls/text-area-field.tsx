import { type ComponentProps, type ReactNode, useId } from 'react';
import { styled } from '../theme/stitches.config';
import { boxStyle, connectNotes, FieldLabel, FieldNotes } from './field-parts';

const Root = styled('div', { minWidth: 0 });

const Box = styled('textarea', boxStyle, {
  padding: '11px 14px !important',
  lineHeight: '$text',
  resize: 'vertical',
});

type TextAreaFieldProps = Omit<ComponentProps<'textarea'>, 'className' | 'style' | 'children'> & {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
};

/** A text of several lines with label, hint and error. */
export function TextAreaField({ label, hint, error, id, rows = 5, ...rest }: TextAreaFieldProps) {
  const generatedId = useId();
  const inputId = id ?? generatedId;
  return (
    <Root>
      <FieldLabel htmlFor={inputId}>{label}</FieldLabel>
      <Box {...rest} {...connectNotes(inputId, hint, error).attributes} id={inputId} rows={rows} />
      <FieldNotes id={inputId} hint={hint} error={error} />
    </Root>
  );
}
