import type { BankAccount } from '../../../machines/domain/payment/bank-account';
import {
  isUpiAddress,
  maskedDestination,
  type PaymentDestination,
  upiQrText,
} from '../../../machines/domain/payment/payment-destination';
import { qrCopy } from '../../copy/qr';
import { Card } from '../../ui/base/card';
import { Row, Rows } from '../../ui/base/rows';
import { Stack } from '../../ui/base/stack';
import { Hint, SectionHeading } from '../../ui/base/text';
import { QrCode } from '../../ui/media/qr-code';

const copy = qrCopy.destination;

interface DestinationCardProps {
  readonly destination: PaymentDestination | null;
  readonly accounts: readonly BankAccount[];
}

/** The code itself where it can be shown, and the account it pays to: masked, never whole. */
export function DestinationCard({ destination, accounts }: DestinationCardProps) {
  if (destination === null) {
    return (
      <Card tone="due">
        <Stack gap="xs">
          <SectionHeading>{copy.none}</SectionHeading>
          <Hint>{copy.noneHint}</Hint>
        </Stack>
      </Card>
    );
  }
  const { paymentAddress, name } = destination;
  const text = upiQrText(destination);
  const bank = accounts.find((account) => account.paymentAddress === paymentAddress)?.bankName ?? null;
  const shown = maskedDestination(paymentAddress);
  return (
    <Card>
      <Stack>
        {text !== null && <QrCode text={text} label={qrCopy.scan} />}
        <div>
          <SectionHeading>{copy.title}</SectionHeading>
          <Rows>
            <Row
              label={isUpiAddress(paymentAddress) ? copy.upi : copy.account}
              value={bank === null ? shown : `${bank} ${shown}`}
            />
            {name !== null && <Row label={copy.holder} value={name} />}
          </Rows>
        </div>
        {text === null && <Hint>{copy.bankHint}</Hint>}
      </Stack>
    </Card>
  );
}
