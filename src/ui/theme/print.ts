import { styled } from './stitches.config';

/** Visible in print only. */
export const PrintOnly = styled('div', { display: 'none', '@print': { display: 'block' } });

/** Visible on the screen only. */
export const ScreenOnly = styled('div', { '@print': { display: 'none' } });

/** A plain table for print: fast to lay out with thousands of rows, and browsers repeat its head on each sheet of paper. */
export const PrintTable = styled('table', {
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: '10pt',
  lineHeight: 1.3,
  '& caption': { padding: '8px 0', textAlign: 'left', fontWeight: '$strong' },
  '& th, & td': {
    padding: '3px 10px 3px 0',
    borderBottom: '1px solid #bbb',
    textAlign: 'left',
    verticalAlign: 'top',
    fontVariantNumeric: 'tabular-nums',
  },
  '& th:last-child, & td:last-child': { paddingRight: 0, textAlign: 'right' },
});
