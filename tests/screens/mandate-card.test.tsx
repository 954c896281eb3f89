// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';

import { MandateCard } from '../../src/screens/autopay/debits-card';
import { mandateWith } from '../paths/support/fixtures/money';

afterEach(cleanup);

it.each([
  ['ENACH', 'DEBIT_CARD', 'Debit card'],
  ['ENACH', 'AADHAAR', 'Aadhaar'],
  ['ENACH', 'NETBANKING', 'Net banking'],
  ['UPI', 'UPI_QR', 'UPI app on another phone'],
  ['UPI', null, 'UPI app'],
  [null, null, 'Your bank’s app shows it'],
] as const)('a mandate of type %s and method %s was given by: %s', (type, method, text) => {
  render(<MandateCard mandate={mandateWith({ type, method })} />);
  expect(screen.getByText('Given by').nextSibling?.textContent).toBe(text);
});
