import { type ReactNode, useId } from 'react';
import { Stack } from '../base/stack';
import { styled } from '../theme/stitches.config';
import { VisuallyHidden } from '../theme/visually-hidden';
import { FieldLegend, FieldNotes, noteIds } from './field-parts';

const Root = styled('fieldset', { minWidth: 0 });

type ChoiceGroupProps = {
  legend: ReactNode;
  /** The legend is for screen readers only, when the page's heading asks the question already. */
  legendHidden?: boolean;
  hint?: ReactNode;
  error?: ReactNode;
  children: ReactNode;
};

/** Offer cards or choice cards that form one question. */
export function ChoiceGroup({ legend, legendHidden = false, hint, error, children }: ChoiceGroupProps) {
  const id = useId();
  return (
    <Root {...noteIds(id, hint, error).attributes}>
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
