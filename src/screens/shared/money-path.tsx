import { lenderName } from '../../../machines/domain/lender/lenders';
import { moneyPathCopy as copy } from '../../copy/money-path';
import { MoneyPath } from '../../ui/feedback/money-path';

interface PaymentPathProps {
  /** Code of the lender that is paid; null where it is not known. */
  readonly nbfc: string | null;
  /** Where the money is; `unreported`: the payer's bank has not said that it was paid. */
  readonly money: 'unreported' | 'atBank' | 'arrived' | 'comingBack' | 'returned';
}

const positions: Readonly<Record<PaymentPathProps['money'], number>> = {
  unreported: 0.5,
  atBank: 1.5,
  arrived: 2,
  comingBack: 0.5,
  returned: 2,
};

/** Where the money of a payment is: with the payer, at the bank, with the lender; a refund goes the other way. */
export function PaymentPath({ nbfc, money }: PaymentPathProps) {
  const stations = [
    { icon: 'home', label: copy.payer },
    { icon: 'bank', label: copy.bank },
    { icon: 'rupee', label: lenderName(nbfc) },
  ] as const;
  const isRefund = money === 'comingBack' || money === 'returned';
  return <MoneyPath stations={isRefund ? [...stations].reverse() : stations} at={positions[money]} />;
}

/** Where the money of a loan is: with the lender, under way, or in the merchant's bank. */
export function DisbursalPath({
  nbfc,
  hasArrived,
}: {
  readonly nbfc: string | null;
  readonly hasArrived: boolean;
}) {
  return (
    <MoneyPath
      stations={[
        { icon: 'rupee', label: lenderName(nbfc) },
        { icon: 'bank', label: copy.bank },
      ]}
      at={hasArrived ? 1 : 0.5}
    />
  );
}
