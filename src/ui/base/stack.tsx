import { styled } from '../theme/stitches.config';

/** A column with even gaps. `gap` is `md` by default (14 px, as on a page). */
export const Stack = styled('div', {
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  variants: {
    gap: {
      xs: { gap: '4px' },
      sm: { gap: '8px' },
      md: { gap: '14px' },
      lg: { gap: '24px' },
    },
    align: {
      stretch: { alignItems: 'stretch' },
      start: { alignItems: 'flex-start' },
      center: { alignItems: 'center', textAlign: 'center' },
    },
    /** Pushed to the end of the container, for example the lender's name at the bottom of home. */
    end: { true: { marginTop: 'auto' } },
  },
  defaultVariants: { gap: 'md', align: 'stretch' },
});
