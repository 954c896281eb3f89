import { describe, expect, it } from 'vitest';
import { createActor, createMachine } from 'xstate';

import { figureSources } from './figure-sources';

const at = Date.parse('2026-11-28T21:00:00+05:30');
const sourcesOf = figureSources(
  createActor(
    createMachine({
      context: {
        agreement: { loanAmount: 10_000_000, transferableAmount: 9_764_000 },
        lines: [{ fee: 200_050 }, { fee: 200_050 }],
        link: { validUntil: at, firstDueDay: '2026-12-05' },
      },
    }),
  ).getSnapshot(),
);

describe('the sources of figures', () => {
  it.each([
    ['Loan ₹1,00,000', ['agreement.loanAmount']],
    ['You get ₹97,640 of ₹1,00,000', ['agreement.transferableAmount', 'agreement.loanAmount']],
    ['Fee −₹2,000.50', ['lines.fee']],
    ['Good until 28 Nov, 9:00 pm', ['link.validUntil']],
    ['First on 5 Dec, 2026', ['link.firstDueDay']],
    ['Good until 28 Nov, 8:00 pm', []],
    ['You save ₹1', []],
  ])('%s', (line, sources) => {
    expect(sourcesOf(line)).toEqual(sources);
  });
});
