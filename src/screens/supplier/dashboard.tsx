import { supplierCopy as copy } from '#messages/supplier';
import { maskedMobile } from '../../../machines/domain/merchant/merchant';
import {
  newestFirst,
  type SupplierCredit,
  suppliersLastUsedFirst,
} from '../../../machines/domain/trade/supplier-credit';
import type { supplierMachine } from '../../../machines/supplier/machine';
import { lenderName } from '../../copy/lender';
import type { ScreenProps } from '../../journey/screen';
import { Card } from '../../ui/base/card';
import { Icon } from '../../ui/base/icon';
import { IconDot } from '../../ui/base/icon-dot';
import { Stack } from '../../ui/base/stack';
import { Hint, SectionHeading, Strong } from '../../ui/base/text';
import { Button } from '../../ui/controls/button';
import { IconButton } from '../../ui/controls/icon-button';
import { Banner } from '../../ui/feedback/banner';
import { ListRow } from '../../ui/lists/list-row';
import { CallButton } from '../shared/call-button';
import { LoadingScreen } from '../shared/pages/loading-screen';
import { Page } from '../shared/pages/page';
import { supplierName } from '../shared/supplier-name';
import { SupportLink } from '../shared/support-link';
import { TestMerchantBanner } from '../shared/test-merchant-banner';
import { UnreadableNote } from '../shared/unreadable-note';
import { CreditOverview } from './credit-overview';
import { TransactionRow } from './transaction-row';

type Props = ScreenProps<typeof supplierMachine>;

/** The credit, the suppliers, and the payments. It stays while it is loaded again. */
export function DashboardScreen({ snapshot, send, back }: Props) {
  const { facts, page, lastSupplierId } = snapshot.context;
  if (facts === null || page !== 'dashboard') {
    return <LoadingScreen title={copy.title} awaiting={copy.loading} />;
  }
  const { credit, isRewardOn, lenderPhone } = facts;
  const isPending = snapshot.hasTag('pending');
  const hasSuppliers = credit.suppliersAndTransactions.suppliers.length > 0;
  const isOverdue = credit.customer.daysOverdue > 0;
  const addButton = (
    <Button
      variant={hasSuppliers || isOverdue ? 'secondary' : 'primary'}
      disabled={isPending}
      onClick={() => send({ type: 'adding.opened' })}
    >
      {copy.add}
    </Button>
  );
  return (
    <Page
      title={copy.title}
      onBack={back}
      busy={isPending}
      help={
        <>
          <SupportLink />
          <IconButton
            icon="refresh"
            label={copy.refresh}
            disabled={isPending}
            onClick={() => send({ type: 'retry' })}
          />
        </>
      }
      // Nobody can be paid while the credit is overdue: who can say how much is to be paid back comes first.
      action={
        isOverdue ? (
          <>
            {lenderPhone !== null && <CallButton phone={lenderPhone} variant="primary" />}
            <Button
              variant={lenderPhone === null ? 'primary' : 'secondary'}
              disabled={isPending}
              onClick={() => send({ type: 'contact.opened' })}
            >
              {copy.late.action}
            </Button>
          </>
        ) : (
          addButton
        )
      }
    >
      <TestMerchantBanner credit={credit} />
      {isOverdue && (
        <Banner tone="late" title={copy.late.title(credit.customer.daysOverdue)}>
          {copy.late.text(lenderName(credit.customer.nbfc))}
        </Banner>
      )}
      <CreditOverview credit={credit} />
      <Suppliers credit={credit} lastSupplierId={lastSupplierId} isBusy={isPending} send={send} />
      {isOverdue && addButton}
      {hasSuppliers && <Transactions credit={credit} isBusy={isPending} send={send} />}
      {isRewardOn && (
        <Card tone="info">
          <Strong>{copy.reward.title}</Strong>
          <Hint>{copy.reward.text}</Hint>
        </Card>
      )}
    </Page>
  );
}

interface SectionProps extends Pick<Props, 'send'> {
  readonly credit: SupplierCredit;
  readonly isBusy: boolean;
}

/** The suppliers that the merchant can pay; a tap on one of them opens the payment form. */
function Suppliers({
  credit,
  lastSupplierId,
  isBusy,
  send,
}: SectionProps & { readonly lastSupplierId: string | null }) {
  const suppliers = suppliersLastUsedFirst(credit, lastSupplierId);
  return (
    <Stack gap="sm">
      <SectionHeading>{copy.suppliers}</SectionHeading>
      <Card tight={suppliers.length > 0}>
        {suppliers.length === 0 && (
          <>
            <Strong>{copy.noSuppliers.heading}</Strong>
            <Hint>{copy.noSuppliers.text}</Hint>
          </>
        )}
        {suppliers.map((supplier) => (
          <ListRow
            key={supplier.id}
            icon={
              <IconDot size="lg">
                <Icon name="rupee" size={20} />
              </IconDot>
            }
            title={supplierName(supplier)}
            detail={maskedMobile(supplier.mobileNumber)}
            strong
            trailing={credit.customer.daysOverdue > 0 ? undefined : copy.pay}
            onClick={() => {
              if (!isBusy) send({ type: 'supplier.chosen', supplierId: supplier.id });
            }}
          />
        ))}
      </Card>
      <UnreadableNote kind="supplier" count={credit.suppliersAndTransactions.malformedSupplierCount} />
    </Stack>
  );
}

function Transactions({ credit, isBusy, send }: SectionProps) {
  const transactions = newestFirst(credit);
  return (
    <Stack gap="sm">
      <SectionHeading>{copy.transactions}</SectionHeading>
      <Card tight={transactions.length > 0}>
        {transactions.length === 0 && <Hint>{copy.noTransactions}</Hint>}
        {transactions.map((transaction) => (
          <TransactionRow
            key={transaction.id}
            credit={credit}
            transaction={transaction}
            onOpen={() => {
              if (!isBusy) send({ type: 'transaction.opened', transactionId: transaction.id });
            }}
          />
        ))}
      </Card>
      <UnreadableNote kind="payment" count={credit.suppliersAndTransactions.malformedTransactionCount} />
    </Stack>
  );
}
