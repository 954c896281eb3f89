import { qrCopy } from '#messages/qr';
import type { BankAccount } from '../../../machines/domain/payment/bank-account';
import {
  isUpiAddress,
  maskedDestination,
  type PaymentDestination,
  upiQrText,
} from '../../../machines/domain/payment/payment-destination';
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

/** The QR code, where the destination has one, and the account that receives the money, always masked. */
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
  const qrText = upiQrText(destination);
  const bankName = accounts.find((account) => account.paymentAddress === paymentAddress)?.bankName ?? null;
  const maskedAddress = maskedDestination(paymentAddress);
  return (
    <Card>
      <Stack>
        {qrText !== null && <QrCode text={qrText} label={qrCopy.scan} />}
        <div>
          <SectionHeading>{copy.title}</SectionHeading>
          <Rows>
            <Row
              label={isUpiAddress(paymentAddress) ? copy.upi : copy.account}
              value={bankName === null ? maskedAddress : `${bankName} ${maskedAddress}`}
            />
            {name !== null && <Row label={copy.holder} value={name} />}
          </Rows>
        </div>
        {qrText === null && <Hint>{copy.bankHint}</Hint>}
      </Stack>
    </Card>
  );
}
