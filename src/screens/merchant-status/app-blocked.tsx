import { sharedCopy } from '#messages/shared';
import { merchantStatusCopy } from '../../copy/merchant-status';
import { Row, Rows } from '../../ui/base/rows';
import { Button } from '../../ui/controls/button';
import { ListRow } from '../../ui/lists/list-row';
import { MerchantStatusPage, type MerchantStatusProps } from './merchant-status-page';

const copy = merchantStatusCopy.appBlocked;

/** The service grants no loans through this version of the app, or on this phone. */
export function AppBlockedScreen({ snapshot, send, back }: MerchantStatusProps) {
  return (
    <MerchantStatusPage
      snapshot={snapshot}
      back={back}
      status="info"
      heading={copy.heading}
      lead={copy.lead}
      action={
        <Button variant="secondary" onClick={() => send({ type: 'retry' })}>
          {sharedCopy.checkAgain}
        </Button>
      }
      facts={
        <Rows>
          <Row label={merchantStatusCopy.who} value={merchantStatusCopy.us} />
        </Rows>
      }
      options={
        <>
          <ListRow {...copy.update} strong />
          <ListRow {...copy.phone} strong />
          {snapshot.can({ type: 'home.opened' }) && (
            <ListRow {...merchantStatusCopy.running} strong onClick={() => send({ type: 'home.opened' })} />
          )}
          <ListRow {...copy.ask} strong onClick={() => send({ type: 'contact.opened' })} />
        </>
      }
    />
  );
}
