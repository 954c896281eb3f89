import { decidingLender } from '../../../machines/domain/entry/standing';
import { lenderName } from '../../../machines/domain/lender/lenders';
import { maskedAccount } from '../../../machines/domain/payment/bank-account';
import { sharedCopy } from '../../copy/shared';
import { standingCopy } from '../../copy/standing';
import { Row, Rows } from '../../ui/base/rows';
import { Button } from '../../ui/controls/button';
import { ListRow } from '../../ui/lists/list-row';
import { StandingPage, type StandingProps } from './standing-page';

const copy = standingCopy.account;

/** The lender did not accept the bank account: another one may do, where the offer is still open. */
export function AccountNotApprovedScreen({ snapshot, send, back }: StandingProps) {
  const { facts } = snapshot.context;
  if (facts === null) return null;
  const nbfc = decidingLender(facts);
  const lender = nbfc === null ? copy.anyLender : lenderName(nbfc);
  const mayChange = snapshot.can({ type: 'account.opened' });
  const mayLook = snapshot.can({ type: 'offers.opened' });
  const action = mayChange
    ? { label: copy.other, event: { type: 'account.opened' } as const }
    : mayLook
      ? { label: copy.offerAgain, event: { type: 'offers.opened' } as const }
      : { label: sharedCopy.checkAgain, event: { type: 'retry' } as const };
  return (
    <StandingPage
      snapshot={snapshot}
      back={back}
      status="failure"
      heading={copy.heading}
      lead={copy.lead(lender)}
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
          <Row label={standingCopy.who} value={lender} />
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
          {mayChange && mayLook && (
            <ListRow
              title={copy.offerAgain}
              detail={copy.offerAgainDetail}
              strong
              onClick={() => send({ type: 'offers.opened' })}
            />
          )}
          <ListRow
            {...copy.ask(nbfc === null ? 'us' : lender)}
            strong
            onClick={() => send({ type: 'contact.opened' })}
          />
        </>
      }
    />
  );
}
