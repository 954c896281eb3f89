import { payByLinkCopy } from '#messages/pay-by-link';
import { formatMoney } from '../../../machines/domain/base/money';
import type { payByLinkMachine } from '../../../machines/pay-by-link/machine';
import { lenderName } from '../../copy/lender';
import type { ScreenProps } from '../../journey/screen';
import { Amount } from '../../ui/base/amount';
import { Stack } from '../../ui/base/stack';
import { UnusableLinkPage } from './unusable-link-page';

const copy = payByLinkCopy.paid;

/** The lender has received the money: how much, and that nothing is left to do. */
export function LinkPaidScreen({ snapshot, send, back }: ScreenProps<typeof payByLinkMachine>) {
  const { link } = snapshot.context;
  if (link === null) return null;
  return (
    <UnusableLinkPage
      send={send}
      back={back}
      heading={copy.heading}
      lead={copy.lead(lenderName(link.nbfc), link.merchantName)}
      status="success"
    >
      <Stack align="center">
        <Amount size="xl">{formatMoney(link.amount)}</Amount>
      </Stack>
    </UnusableLinkPage>
  );
}
