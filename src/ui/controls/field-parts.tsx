import type { ReactNode } from 'react';
import { Icon } from '../base/icon';
import { css, styled } from '../theme/stitches.config';

const labelStyle = css({
  display: 'block',
  marginBottom: '6px',
  fontSize: '$small',
  fontWeight: '$strong',
  lineHeight: '$text',
});

export const FieldLabel = styled('label', labelStyle);
export const FieldLegend = styled('legend', labelStyle);

/** Style of an input box. */
export const boxStyle = css({
  appearance: 'none',
  display: 'block',
  width: '100%',
  minWidth: 0,
  minHeight: '$control',
  margin: 0,
  padding: '0 14px',
  border: '1.5px solid $colors$muted',
  borderRadius: '$field',
  backgroundColor: '$surface',
  color: '$ink',
  fontFamily: 'inherit',
  fontSize: '$button',
  fontVariantNumeric: 'tabular-nums',
  '&::placeholder': { color: '$muted', opacity: 1 },
  '&:-webkit-autofill': {
    boxShadow: 'inset 0 0 0 60px $colors$surface',
    WebkitTextFillColor: '$colors$ink',
  },
  '&:focus': { borderColor: '$primary' },
  '&:focus-visible': { outline: '3px solid $colors$info', outlineOffset: '1px' },
  '&[readonly]': { backgroundColor: '$paper', color: '$muted' },
  '&[aria-invalid="true"]': { borderWidth: '2px', borderColor: '$late', padding: '0 13.5px' },
});

const HintText = styled('div', {
  marginTop: '6px',
  fontSize: '$hint',
  color: '$muted',
  fontVariantNumeric: 'tabular-nums',
});

const ErrorText = styled('div', {
  display: 'flex',
  gap: '6px',
  marginTop: '6px',
  fontSize: '$small',
  fontWeight: '$strong',
  color: '$late',
  '& > svg': { marginTop: '1px' },
  '& > span': { minWidth: 0 },
});

/** The ids and attributes that connect a control with its hint and its error. */
export function connectNotes(id: string, hint: ReactNode, error: ReactNode) {
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const ids = [error ? errorId : '', hint ? hintId : ''].filter(Boolean).join(' ');
  return {
    hintId,
    errorId,
    attributes: {
      ...(ids ? { 'aria-describedby': ids } : {}),
      ...(error ? { 'aria-invalid': true as const } : {}),
    },
  };
}

type FieldNotesProps = { id: string; hint?: ReactNode; error?: ReactNode };

/** The error and the hint below a control. */
export function FieldNotes({ id, hint, error }: FieldNotesProps) {
  const { hintId, errorId } = connectNotes(id, hint, error);
  return (
    <>
      {error ? (
        <ErrorText id={errorId}>
          <Icon name="alert" size={18} />
          <span>{error}</span>
        </ErrorText>
      ) : null}
      {hint ? <HintText id={hintId}>{hint}</HintText> : null}
    </>
  );
}
