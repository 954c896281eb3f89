// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';

import { LoanToSignCard } from '../../src/screens/agreement/loan-to-sign-card';
import { agreementWith } from '../paths/support/fixtures/money';
import { linesIn } from '../paths/support/screen-lines';

afterEach(cleanup);

// The card is shown with the code only, on a screen of another chart, which the path tests stub.
it('shows the loan, what comes, each instalment, the total, and until when it can be returned', () => {
  const { container } = render(<LoanToSignCard agreement={agreementWith()} coolingOffDays={3} />);
  expect(linesIn(container)).toMatchInlineSnapshot(`
    [
      "Loan | ₹1,00,000",
      "In your bank | ₹97,640",
      "Each week | ₹2,415 × 48",
      "You pay in all | ₹1,15,920",
      "You may give it back | until 23 Nov, 6:00 pm",
    ]
  `);
});

it('before the money was sent: counts the days from it, as far as the product says how many', () => {
  const unsent = agreementWith({ cooling_off_until: 0 });
  const { container, rerender } = render(<LoanToSignCard agreement={unsent} coolingOffDays={3} />);
  expect(container.textContent).toMatch(/You may give it backAfter the money comes3\sdays/);
  rerender(<LoanToSignCard agreement={unsent} coolingOffDays={0} />);
  expect(container.textContent).not.toContain('You may give it back');
});
