import { styled } from './stitches.config';

/** Printed only: the screen shows it in another form. */
export const PrintOnly = styled('div', { display: 'none', '@print': { display: 'block' } });

/** On the screen only. */
export const ScreenOnly = styled('div', { '@print': { display: 'none' } });

/** A plain table for print: lays out thousands of rows at once, with the column heads on each sheet. */
export const PrintTable = styled('table', {
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
