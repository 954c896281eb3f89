import { formatDate } from '../../../../machines/domain/dates';
import { lenderName } from '../../../../machines/domain/lenders';
import { formatMoney } from '../../../../machines/domain/money';
import type { homeMachine } from '../../../../machines/home/machine';
import { debitOf } from '../../../../machines/home/setup';
import { homeCopy } from '../../../copy/home';
import { homeAsideCopy } from '../../../copy/home-later';
import { sharedCopy } from '../../../copy/shared';
import type { ScreenProps } from '../../../journey/screen';
import { Button } from '../../../ui/button';
import { Card } from '../../../ui/card';
import { Page } from '../../../ui/page';
import { Row, Rows } from '../../../ui/rows';
import { LoadingScreen } from '../../shared/loading-screen';
import { SupportLink } from '../../shared/support-link';

const copy = homeAsideCopy.autopayWarning;

/** Autopay debits what is about to be paid by hand, or by a link: what that may cost, before it is opened. */
export function AutopayWarningScreen({ snapshot, send }: ScreenProps<typeof homeMachine>) {
  const { facts, payable, askedFor } = snapshot.context;
  const debit = debitOf(snapshot.context);
  if (debit?.kind !== 'expected') {
    return <LoadingScreen title={homeCopy.greeting} awaiting={homeCopy.loading} />;
  }
  const words = askedFor === 'link' ? copy.link : copy.pay;
  const date = formatDate(debit.on);
  return (
    <Page
      title={copy.title}
      heading={copy.heading}
      lead={words.lead(date)}
      status="waiting"
      onBack={() => send({ type: 'back' })}
      backLabel={sharedCopy.back}
      help={<SupportLink />}
      action={
        <>
          <Button onClick={() => send({ type: 'back' })}>{copy.leave}</Button>
          <Button variant="secondary" onClick={() => send({ type: 'payment.confirmed' })}>
            {words.action(formatMoney(payable?.amount ?? 0))}
          </Button>
        </>
      }
    >
      <Card>
        <Rows>
          {debit.amount !== null && <Row label={copy.amount} value={formatMoney(debit.amount)} strong />}
          <Row label={copy.on} value={date} strong />
          <Row label={sharedCopy.lender} value={lenderName(facts?.loan?.nbfc ?? null)} />
        </Rows>
      </Card>
    </Page>
  );
}
