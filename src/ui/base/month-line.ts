import { styled } from '../theme/stitches.config';

/** Heads the lines of a month in a long list. */
export const MonthHeading = styled('h2', {
  padding: '14px 0 8px',
  fontSize: '$small',
  fontWeight: 650,
  color: '$muted',
  lineHeight: 1.35,
});

/** A line on the sheet of its month: the first and the last one round its corners. */
export const MonthLine = styled('div', {
  minWidth: 0,
  padding: '0 16px',
  borderLeft: '1px solid $colors$line',
  borderRight: '1px solid $colors$line',
  backgroundColor: '$surface',
  '@print': { breakInside: 'avoid' },
  variants: {
    first: {
      true: {
        paddingTop: '6px',
        borderTop: '1px solid $colors$line',
        borderTopLeftRadius: '$card',
        borderTopRightRadius: '$card',
      },
      // The rule between two lines, kept off the edges like those of a list in one card.
      false: {
        position: 'relative',
        '&::before': {
          content: '""',
          position: 'absolute',
          top: 0,
          left: '16px',
          right: '16px',
          borderTop: '1px solid $colors$line',
        },
      },
    },
    last: {
      true: {
        paddingBottom: '6px',
        borderBottom: '1px solid $colors$line',
        borderBottomLeftRadius: '$card',
        borderBottomRightRadius: '$card',
      },
    },
  },
});
