// @vitest-environment jsdom
/** The closing quote with the penalty waive-off on and off (spec 6): its lines make up the total either way. */
import { cleanup, render, screen } from '@testing-library/react';
import * as v from 'valibot';
import { afterEach, expect, it } from 'vitest';

import { foreclosureSchema } from '../../machines/domain/loan/foreclosure';
import { QuoteRows } from '../../src/screens/prepayment/quote-rows';

afterEach(cleanup);

const waived = v.parse(foreclosureSchema, {
  principal_amount_charged: 880_000,
  total_due_penalty: 30_000,
  penalty_waived: 20_000,
  total_foreclosure_amount: 890_000,
  foreclosure_config: {},
});

function lines(isWaiverShown: boolean): readonly string[] {
  render(<QuoteRows foreclosure={waived} isWaiverShown={isWaiverShown} isToday />);
  return screen.getAllByRole('definition').map((line) => line.textContent ?? '');
}

it('shows what is waived, and subtracts it, with the flag on', () => {
  expect(lines(true)).toEqual(['₹8,800', '₹0', '₹300', '−₹200', '₹0', '₹0', '₹8,900']);
  expect(screen.getByText('Late charges let off')).toBeTruthy();
});

it('shows no waiver with the flag off, and the late charges due', () => {
  expect(lines(false)).toEqual(['₹8,800', '₹0', '₹100', '₹0', '₹0', '₹8,900']);
  expect(screen.queryByText('Late charges let off')).toBeNull();
});
