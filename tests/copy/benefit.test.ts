import { expect, it } from 'vitest';
import { benefitMessages } from '#messages/benefit';
import { formatRupees } from '../../machines/domain/base/money';

it.each([
  [50_000, 'Rs 500 Cashback For Regular Payment'],
  [12_345_600, 'Rs 1,23,456 Cashback For Regular Payment'],
  [50_050, 'Rs 500.50 Cashback For Regular Payment'],
  [0, 'Rs 0 Cashback For Regular Payment'],
])('a cashback of %i paise is announced with `Rs` and Indian groups (spec 2.4)', (paise, title) => {
  expect(benefitMessages.cashback.title(formatRupees(paise))).toBe(title);
});
