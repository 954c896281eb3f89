import { sharedCopy } from '#messages/shared';
import { merchantStatusCopy } from '../../copy/merchant-status';
import { Row, Rows } from '../../ui/base/rows';
import { Button } from '../../ui/controls/button';
import { ListRow } from '../../ui/lists/list-row';
import { MerchantStatusPage, type MerchantStatusProps } from './merchant-status-page';

const copy = merchantStatusCopy.blocked;

/** The service blocked this merchant. A running loan is still repaid as usual, and support can explain why. */
export function BlockedScreen({ snapshot, send, back }: MerchantStatusProps) {
  return (
    <MerchantStatusPage
      snapshot={snapshot}
      back={back}
      status="info"
      heading={copy.heading}
      lead={copy.lead}
      action={
        <>
          <Button onClick={() => send({ type: 'contact.opened' })}>{copy.ask}</Button>
          <Button variant="ghost" onClick={() => send({ type: 'retry' })}>
            {sharedCopy.checkAgain}
          </Button>
        </>
      }
      facts={
        <Rows>
          <Row label={merchantStatusCopy.who} value={merchantStatusCopy.us} />
        </Rows>
      }
      options={
        <>
          {snapshot.can({ type: 'home.opened' }) && (
            <ListRow {...merchantStatusCopy.running} strong onClick={() => send({ type: 'home.opened' })} />
          )}
          <ListRow {...copy.askUs} strong />
          <ListRow {...merchantStatusCopy.checkAgain} strong />
        </>
      }
    />
  );
}
