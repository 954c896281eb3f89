import { css, keyframes } from '../theme/stitches.config';

/**
 * Invisible animation: a new button ignores taps while it runs, so that the second tap of a double tap does not hit the next
 * screen.
 */
const ignoreTaps = keyframes({ 'from, to': { pointerEvents: 'none' } });

/** Style of a button, also used for links that look like buttons. */
export const buttonStyle = css({
  appearance: 'none',
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '8px',
  margin: 0,
  border: 0,
  borderRadius: '$button',
  fontFamily: 'inherit',
  fontWeight: '$strong',
  lineHeight: '$heading',
  textAlign: 'center',
  textDecoration: 'none',
  cursor: 'pointer',
  userSelect: 'none',
  minWidth: '$touch',
  maxWidth: '100%',
  transition: 'filter 120ms, background-color 120ms',
  // `!important`: reduced motion must not switch it off, double taps happen there too.
  animation: `${ignoreTaps} 300ms !important`,
  '&:active': { filter: 'brightness(0.92)' },
  '&:disabled': { backgroundColor: '$line', color: '$muted', cursor: 'default', filter: 'none' },
  // Disabled by `aria-disabled` only: the button stays in the tab order, so that screen readers announce its hint.
  '&[aria-disabled="true"]:not([aria-busy="true"])': {
    backgroundColor: '$line',
    color: '$muted',
    cursor: 'default',
    filter: 'none',
  },
  '&[aria-busy="true"]': { cursor: 'progress', filter: 'none' },
  '@forced': {
    '&:disabled, &[aria-disabled="true"]': {
      color: 'GrayText !important',
      borderColor: 'GrayText !important',
    },
  },
  '@print': { display: 'none' },
  variants: {
    variant: {
      primary: {
        minHeight: '$control',
        padding: '10px 18px',
        backgroundColor: '$primary',
        color: '$onPrimary',
        fontSize: '$button',
        '@forced': { border: '3px solid ButtonText' },
      },
      danger: {
        minHeight: '$control',
        padding: '10px 18px',
        backgroundColor: '$late',
        color: '$onLate',
        fontSize: '$button',
        '@forced': { border: '3px solid ButtonText' },
      },
      secondary: {
        minHeight: '$touch',
        padding: '8px 14px',
        backgroundColor: 'transparent',
        color: '$primary',
        fontSize: '$text',
        border: '1.5px solid $colors$primary',
        '&:active': { backgroundColor: '$tint' },
      },
      ghost: {
        minHeight: '$touch',
        padding: '8px 14px',
        backgroundColor: 'transparent',
        color: '$primary',
        fontSize: '$text',
        '&:active': { backgroundColor: '$tint' },
        '&:disabled': { backgroundColor: 'transparent' },
      },
    },
    wide: { true: { width: '100%' } },
  },
  defaultVariants: { variant: 'primary', wide: true },
});

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger';
