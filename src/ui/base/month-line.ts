import { styled } from '../theme/stitches.config';

/** Heading above the rows of one month in a long list. */
export const MonthHeading = styled('h2', {
  padding: '14px 0 8px',
  fontSize: '$small',
  fontWeight: '$strong',
  color: '$muted',
  lineHeight: '$tight',
});

/** A row in a list grouped by month. The rows of a month look like one card: `first` and `last` have the round corners. */
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
      // The divider between two rows, with the same inset as in a list on one card.
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
