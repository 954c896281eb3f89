import { merchantStatusCopy } from '#messages/merchant-status';
import { sharedCopy } from '#messages/shared';
import { decidingLender } from '../../../machines/domain/entry/stop-reason';
import { maskedAccount } from '../../../machines/domain/payment/bank-account';
import { lenderName } from '../../copy/lender';
import { Row, Rows } from '../../ui/base/rows';
import { Button } from '../../ui/controls/button';
import { ListRow } from '../../ui/lists/list-row';
import { MerchantStatusPage, type MerchantStatusProps } from './merchant-status-page';

const copy = merchantStatusCopy.account;

/** The lender did not accept the bank account. Another account can be added while the offer is valid. */
export function AccountNotApprovedScreen({ snapshot, send, back }: MerchantStatusProps) {
  const { facts } = snapshot.context;
  if (facts === null) return null;
  const nbfc = decidingLender(facts);
  const lender = nbfc === null ? copy.unknownLender : lenderName(nbfc);
  const canChangeAccount = snapshot.can({ type: 'account.opened' });
  const canSeeOffers = snapshot.can({ type: 'offers.opened' });
  const action = canChangeAccount
    ? { label: copy.other, event: { type: 'account.opened' } as const }
    : canSeeOffers
      ? { label: copy.offerAgain, event: { type: 'offers.opened' } as const }
      : { label: sharedCopy.checkAgain, event: { type: 'retry' } as const };
  return (
    <MerchantStatusPage
      snapshot={snapshot}
      back={back}
      status="failure"
      heading={copy.heading}
      lead={nbfc === null ? copy.leadUnknown : copy.lead(lender)}
      action={
        <>
          <Button onClick={() => send(action.event)}>{action.label}</Button>
          {action.event.type !== 'retry' && (
            <Button variant="ghost" onClick={() => send({ type: 'retry' })}>
              {sharedCopy.checkAgain}
            </Button>
          )}
        </>
      }
      facts={
        <Rows>
          <Row label={merchantStatusCopy.who} value={lender} />
          {facts.accounts.map((account) => (
            <Row
              key={account.id}
              label={copy.onFile}
              value={[account.bankName, maskedAccount(account)].filter((part) => part !== null).join(' ')}
            />
          ))}
        </Rows>
      }
      options={
        <>
          <ListRow {...copy.rules} strong />
          {canChangeAccount && canSeeOffers && (
            <ListRow
              title={copy.offerAgain}
              detail={copy.offerAgainDetail}
              strong
              onClick={() => send({ type: 'offers.opened' })}
            />
          )}
          <ListRow
            {...(nbfc === null ? copy.askUs : copy.ask(lender))}
            strong
            onClick={() => send({ type: 'contact.opened' })}
          />
        </>
      }
    />
  );
}
