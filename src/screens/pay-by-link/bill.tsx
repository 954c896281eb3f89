import { payByLinkCopy } from '#messages/pay-by-link';
import { formatMoney } from '../../../machines/domain/base/money';
import { isOtherAmount, linkAmountLeft } from '../../../machines/domain/payment/payment-link';
import type { payByLinkMachine } from '../../../machines/pay-by-link/machine';
import { lenderName } from '../../copy/lender';
import { whyItFailed } from '../../copy/shared';
import type { ScreenProps } from '../../journey/screen';
import { Amount } from '../../ui/base/amount';
import { Card } from '../../ui/base/card';
import { Stack } from '../../ui/base/stack';
import { Hint } from '../../ui/base/text';
import { Button } from '../../ui/controls/button';
import { Banner } from '../../ui/feedback/banner';
import { Lender } from '../shared/lender';
import { Page } from '../shared/pages/page';
import { AmountInWords } from '../shared/speech/amount-in-words';
import { BillRows } from './bill-rows';

const copy = payByLinkCopy.bill;

/** The amount, the lender that receives it, and the merchant whose loan it repays. */
export function BillScreen({ snapshot, send, back }: ScreenProps<typeof payByLinkMachine>) {
  const { link, urlAmount, failure } = snapshot.context;
  if (link === null) return null;
  const isPending = snapshot.hasTag('pending');
  const amount = formatMoney(linkAmountLeft(link));
  const lender = lenderName(link.nbfc);
  return (
    <Page
      help={null}
      title={payByLinkCopy.title}
      heading={<span data-tab-title={payByLinkCopy.title}>{copy.heading(link.merchantName)}</span>}
      onBack={back}
      action={
        <Button busy={isPending} onClick={() => send({ type: 'payment.started' })}>
          {copy.action(amount)}
        </Button>
      }
    >
      {failure !== null && !isPending && (
        <Banner tone="late" title={copy.refused}>
          {whyItFailed(failure)}
        </Banner>
      )}
      <Card tone="success">
        <Stack gap="sm">
          <div>
            <Amount size="xl">{amount}</Amount>
            <AmountInWords paise={linkAmountLeft(link)} />
          </div>
          <Lender nbfc={link.nbfc}>{copy.lead(lender)}</Lender>
        </Stack>
      </Card>
      {urlAmount !== null && isOtherAmount(urlAmount, link) && (
        <Banner tone="due">{copy.otherAmount(formatMoney(urlAmount), amount)}</Banner>
      )}
      <BillRows link={link} />
      <Hint>{copy.safety}</Hint>
    </Page>
  );
}
