import { type ReactNode, useId } from 'react';
import { styled } from '../theme/stitches.config';
import { VisuallyHidden } from '../theme/visually-hidden';
import { connectNotes, FieldLegend, FieldNotes } from './field-parts';

const Root = styled('fieldset', { minWidth: 0 });

const Choices = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '14px',
  variants: {
    sideBySide: {
      true: { '@wide': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', alignItems: 'start' } },
    },
  },
});

type ChoiceGroupProps = {
  legend: ReactNode;
  /** Shows the legend to screen readers only: for a page whose heading asks the same question. */
  legendHidden?: boolean;
  /** Two in a row on a wide page, to compare them. */
  sideBySide?: boolean;
  hint?: ReactNode;
  error?: ReactNode;
  children: ReactNode;
};

/** Groups offer cards or choice cards as the answers to one question. */
export function ChoiceGroup({
  legend,
  legendHidden = false,
  sideBySide = false,
  hint,
  error,
  children,
}: ChoiceGroupProps) {
  const id = useId();
  return (
    <Root {...connectNotes(id, hint, error).attributes}>
      {legendHidden ? (
        <VisuallyHidden as="legend">{legend}</VisuallyHidden>
      ) : (
        <FieldLegend>{legend}</FieldLegend>
      )}
      <Choices sideBySide={sideBySide}>{children}</Choices>
      <FieldNotes id={id} hint={hint} error={error} />
    </Root>
  );
}
