import { styled } from './stitches.config';

/** What is on paper only: the screen shows it in another way. */
export const PaperOnly = styled('div', { display: 'none', '@print': { display: 'block' } });

/** What is on the screen only. */
export const ScreenOnly = styled('div', { '@print': { display: 'none' } });

/** A plain table for paper: thousands of rows are laid out at once, under their head on each sheet. */
export const PaperTable = styled('table', {
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: '10pt',
  lineHeight: 1.3,
  '& caption': { padding: '8px 0', textAlign: 'left', fontWeight: 650 },
  '& th, & td': {
    padding: '3px 10px 3px 0',
    borderBottom: '1px solid #bbb',
    textAlign: 'left',
    verticalAlign: 'top',
    fontVariantNumeric: 'tabular-nums',
  },
  '& th:last-child, & td:last-child': { paddingRight: 0, textAlign: 'right' },
});
