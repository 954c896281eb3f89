import { type ReactNode, useId } from 'react';
import { Stack } from '../base/stack';
import { styled } from '../theme/stitches.config';
import { VisuallyHidden } from '../theme/visually-hidden';
import { connectNotes, FieldLegend, FieldNotes } from './field-parts';

const Root = styled('fieldset', { minWidth: 0 });

type ChoiceGroupProps = {
  legend: ReactNode;
  /** Shows the legend to screen readers only: for a page whose heading asks the same question. */
  legendHidden?: boolean;
  hint?: ReactNode;
  error?: ReactNode;
  children: ReactNode;
};

/** Groups offer cards or choice cards as the answers to one question. */
export function ChoiceGroup({ legend, legendHidden = false, hint, error, children }: ChoiceGroupProps) {
  const id = useId();
  return (
    <Root {...connectNotes(id, hint, error).attributes}>
      {legendHidden ? (
        <VisuallyHidden as="legend">{legend}</VisuallyHidden>
      ) : (
        <FieldLegend>{legend}</FieldLegend>
      )}
      <Stack>{children}</Stack>
      <FieldNotes id={id} hint={hint} error={error} />
    </Root>
  );
}
