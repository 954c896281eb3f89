import type { ComponentProps } from 'react';
import { formatRupees } from '../../../../machines/domain/base/money';
import { readAmount } from '../../../../machines/domain/fields/amount-field';
import { amountReadBack } from '../../../copy/money';
import { MoneyField } from '../../../ui/controls/money-field';

/** The field of an amount in rupees: grouped while it does not have the focus, and read back. The draft stays as typed. */
export function AmountField(props: Omit<ComponentProps<typeof MoneyField>, 'grouped' | 'readBack'>) {
  const amount = readAmount(props.value, Number.MAX_SAFE_INTEGER);
  return (
    <MoneyField
      {...props}
      grouped={amount.ok ? formatRupees(amount.value) : props.value}
      readBack={amount.ok ? amountReadBack(amount.value) : null}
    />
  );
}
