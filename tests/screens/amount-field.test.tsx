// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { formatRupees } from '../../machines/domain/base/money';
import { readAmount } from '../../machines/domain/fields/amount-field';
import { AmountField } from '../../src/screens/shared/form/amount-field';
import { fc } from '../support/random/property';

afterEach(cleanup);

function Amount({ onDraft = () => {} }: { onDraft?: (draft: string) => void }) {
  const [draft, setDraft] = useState('');
  return (
    <AmountField
      label="Amount"
      hint="At most ₹5,00,000"
      value={draft}
      onChange={(event) => {
        setDraft(event.currentTarget.value);
        onDraft(event.currentTarget.value);
      }}
    />
  );
}

const field = () => screen.getByLabelText<HTMLInputElement>('Amount');

it('groups the digits once the field is left, and not while somebody types', async () => {
  const user = userEvent.setup();
  const drafts: string[] = [];
  render(<Amount onDraft={(draft) => drafts.push(draft)} />);
  await user.type(field(), '275000');
  expect(field().value).toBe('275000');
  await user.tab();
  expect(field().value).toBe('2,75,000');
  // The draft stays as typed.
  expect(drafts.at(-1)).toBe('275000');
  await user.click(field());
  expect(field().value).toBe('275000');
});

it('keeps the caret where a digit is typed in the middle', async () => {
  const user = userEvent.setup();
  render(<Amount />);
  await user.type(field(), '1275000');
  await user.tab();
  field().focus();
  await user.type(field(), '9', { initialSelectionStart: 2, initialSelectionEnd: 2 });
  expect([field().value, field().selectionStart]).toEqual(['12975000', 3]);
});

it('selects the amount when it is shown as typed again: a new amount replaces it', () => {
  render(<Amount />);
  fireEvent.change(field(), { target: { value: '1275000' } });
  act(() => field().focus());
  expect([field().value, field().selectionStart, field().selectionEnd]).toEqual(['1275000', 0, 7]);
});

it.each([
  ['80000', '₹80,000'],
  ['275000', '₹2,75,000 (2.75\u00a0lakh)'],
  ['275340', '₹2,75,340'],
  ['1,00,000', '₹1,00,000 (1\u00a0lakh)'],
  ['99,99,000', '₹99,99,000 (99.99\u00a0lakh)'],
  ['10000000', '₹1,00,00,000 (1\u00a0crore)'],
  ['12500000.50', '₹1,25,00,000.50'],
  ['1500.5', '₹1,500.50'],
])('reads %s back as %s, as a part of the hint: not on each key', (typed, readBack) => {
  render(<Amount />);
  fireEvent.change(field(), { target: { value: typed } });
  const hint = document.getElementById(field().getAttribute('aria-describedby') ?? '');
  expect(hint?.textContent).toBe(`${readBack} At most ₹5,00,000`);
  expect(screen.queryByRole('status')).toBeNull();
  expect(hint?.closest('[aria-live]')).toBeNull();
});

it.each(['', '0.5', '500,50', 'many', '1e3', '12,34'])('leaves %j as it is: it is no amount', (typed) => {
  render(<Amount />);
  fireEvent.change(field(), { target: { value: typed } });
  expect(field().value).toBe(typed);
  expect(document.getElementById(field().getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'At most ₹5,00,000',
  );
});

it('a grouped amount is read as the same amount', () => {
  fc.assert(
    fc.property(fc.integer({ min: 100, max: 100_000_000_000 }), (paise) => {
      expect(readAmount(formatRupees(paise), paise)).toEqual({ ok: true, value: paise });
    }),
  );
});
