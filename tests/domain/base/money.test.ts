import { describe, expect, it } from 'vitest';

import { formatMoney, formatRate, formatRupees } from '../../../machines/domain/base/money';

describe('formatMoney', () => {
  it.each([
    [0, '₹0'],
    [1, '₹0.01'],
    [50, '₹0.50'],
    [99, '₹0.99'],
    [100, '₹1'],
    [99_900, '₹999'],
    [100_000, '₹1,000'],
    [123_456, '₹1,234.56'],
    [123_450, '₹1,234.50'],
    [9_999_900, '₹99,999'],
    [10_000_000, '₹1,00,000'],
    [1_000_000_000, '₹1,00,00,000'],
    [1_234_567_891, '₹1,23,45,678.91'],
    [-100, '−₹1'],
    [-1_000_050, '−₹10,000.50'],
    [-0, '₹0'],
  ])('shows %d paise as %s', (paise, shown) => {
    expect(formatMoney(paise)).toBe(shown);
  });
});

describe('formatRupees', () => {
  it('has no rupee sign', () => {
    expect(formatRupees(50_000)).toBe('500');
  });

  it('keeps the minus', () => {
    expect(formatRupees(-50_050)).toBe('−500.50');
  });
});

describe('formatRate', () => {
  it.each([
    [17.07, '17.07\u00a0%'],
    [17.0666, '17.07\u00a0%'],
    [24, '24\u00a0%'],
    [2.5, '2.5\u00a0%'],
    [0, '0\u00a0%'],
  ])('shows %d as %s', (percent, shown) => {
    expect(formatRate(percent)).toBe(shown);
  });
});
