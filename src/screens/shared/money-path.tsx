import { moneyPathCopy as copy } from '#messages/money-path';
import { lenderName } from '../../copy/lender';
import { MoneyPath } from '../../ui/feedback/money-path';

interface PaymentPathProps {
  /** Code of the lender that is paid; null where it is not known. */
  readonly nbfc: string | null;
  /** Where the money is; `unreported`: the payer's bank has not said that it was paid. */
  readonly money: 'unreported' | 'atBank' | 'arrived' | 'comingBack' | 'returned';
}

/** Where the money of a payment or of its refund is, no farther than the lender has said. */
export function PaymentPath({ nbfc, money }: PaymentPathProps) {
  const payer = { icon: 'home', label: copy.payer } as const;
  if (money === 'comingBack' || money === 'returned')
    return (
      <MoneyPath
        stations={[{ icon: 'bank', label: copy.refundFrom }, payer]}
        at={money === 'returned' ? 1 : 0.5}
      />
    );
  return (
    <MoneyPath
      stations={[payer, { icon: 'bank', label: copy.bank }, { icon: 'rupee', label: lenderName(nbfc) }]}
      at={paymentPositions[money]}
    />
  );
}

/** `atBank`: the bank has it in hand, and has not said whether it left. */
const paymentPositions = { unreported: 0.5, atBank: 1, arrived: 2 } as const;

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
