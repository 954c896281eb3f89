import { lenderInitials, lenderName } from '../../../machines/domain/lenders';
import { formatMoney } from '../../../machines/domain/money';
import { leftToPay, saysOtherAmount } from '../../../machines/domain/payment-link';
import type { payByLinkMachine } from '../../../machines/pay-by-link/machine';
import { payByLinkCopy } from '../../copy/pay-by-link';
import { sharedCopy, whyItFailed } from '../../copy/shared';
import type { ScreenProps } from '../../journey/screen';
import { Amount } from '../../ui/amount';
import { Banner } from '../../ui/banner';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { LenderTag } from '../../ui/lender-tag';
import { Page } from '../../ui/page';
import { Stack } from '../../ui/stack';
import { Hint } from '../../ui/text';
import { BillRows } from './bill-rows';

const copy = payByLinkCopy.bill;

/** What is to be paid, to whom and for whom. */
export function BillScreen({ snapshot, send, back }: ScreenProps<typeof payByLinkMachine>) {
  const { link, saidAmount, failure } = snapshot.context;
  if (link === null) return null;
  const isOpening = snapshot.hasTag('pending');
  const amount = formatMoney(leftToPay(link));
  const lender = lenderName(link.nbfc);
  return (
    <Page
      title={payByLinkCopy.title}
      heading={<span data-title={payByLinkCopy.title}>{copy.heading(link.merchantName)}</span>}
      onBack={back}
      backLabel={sharedCopy.back}
      action={
        <Button busy={isOpening} onClick={() => send({ type: 'payment.started' })}>
          {copy.action(amount)}
        </Button>
      }
    >
      {failure !== null && !isOpening && (
        <Banner tone="late" title={copy.refused}>
          {whyItFailed(failure)}
        </Banner>
      )}
      <Card tone="success">
        <Stack gap="sm">
          <Amount size="xl">{amount}</Amount>
          <LenderTag initials={lenderInitials(link.nbfc)} name={copy.lead(lender)} />
        </Stack>
      </Card>
      {saidAmount !== null && saysOtherAmount(saidAmount, link) && (
        <Banner tone="due">{copy.otherAmount(formatMoney(saidAmount), amount)}</Banner>
      )}
      <BillRows link={link} />
      <Hint>{copy.safety}</Hint>
    </Page>
  );
}
