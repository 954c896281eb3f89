import { homeCopy } from '#messages/home';
import { homePaymentCopy } from '#messages/home-payment';
import { sharedCopy } from '#messages/shared';
import { formatMoney } from '../../../machines/domain/base/money';
import type { homeMachine } from '../../../machines/home/machine';
import { lenderName } from '../../copy/lender';
import type { ScreenProps } from '../../journey/screen';
import { Amount } from '../../ui/base/amount';
import { Card } from '../../ui/base/card';
import { Row, Rows } from '../../ui/base/rows';
import { Stack } from '../../ui/base/stack';
import { Hint } from '../../ui/base/text';
import { Button } from '../../ui/controls/button';
import { Page } from '../shared/pages/page';

const copy = homePaymentCopy.changed;

/** The opened payment has another amount than the page showed: the merchant confirms the new amount first. */
export function AmountChangedScreen({ snapshot, send }: ScreenProps<typeof homeMachine>) {
  const { facts, payable, payment } = snapshot.context;
  const lender = lenderName(facts?.loan?.nbfc ?? null);
  const newAmount = formatMoney(payment?.amount ?? 0);
  return (
    <Page
      title={copy.title}
      heading={copy.heading}
      lead={copy.lead(lender)}
      onBack={() => send({ type: 'back' })}
      action={
        <>
          <Button onClick={() => send({ type: 'payment.confirmed' })}>{homeCopy.pay(newAmount)}</Button>
          <Button variant="ghost" onClick={() => send({ type: 'back' })}>
            {copy.back}
          </Button>
        </>
      }
    >
      <Card tone="due">
        <Stack gap="sm">
          <Hint>{copy.now}</Hint>
          <Amount size="lg">{newAmount}</Amount>
          <Rows>
            <Row label={copy.previousAmount} value={formatMoney(payable?.amount ?? 0)} />
            <Row label={sharedCopy.lender} value={lender} />
          </Rows>
        </Stack>
      </Card>
    </Page>
  );
}
