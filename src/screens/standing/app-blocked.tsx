import { sharedCopy } from '../../copy/shared';
import { standingCopy } from '../../copy/standing';
import { Row, Rows } from '../../ui/base/rows';
import { Button } from '../../ui/controls/button';
import { ListRow } from '../../ui/lists/list-row';
import { StandingPage, type StandingProps } from './standing-page';

const copy = standingCopy.appBlocked;

/** The service does not open loans with this app on this phone. */
export function AppBlockedScreen({ snapshot, send, back }: StandingProps) {
  return (
    <StandingPage
      snapshot={snapshot}
      back={back}
      status="info"
      heading={copy.heading}
      lead={copy.lead}
      action={<Button onClick={() => send({ type: 'retry' })}>{sharedCopy.checkAgain}</Button>}
      facts={
        <Rows>
          <Row label={standingCopy.who} value={standingCopy.us} />
        </Rows>
      }
      options={
        <>
          <ListRow {...copy.update} strong />
          <ListRow {...copy.phone} strong />
          {snapshot.can({ type: 'home.opened' }) && (
            <ListRow {...standingCopy.running} strong onClick={() => send({ type: 'home.opened' })} />
          )}
          <ListRow {...copy.ask} strong onClick={() => send({ type: 'contact.opened' })} />
        </>
      }
    />
  );
}
