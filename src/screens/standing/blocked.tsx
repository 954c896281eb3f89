import { sharedCopy } from '../../copy/shared';
import { standingCopy } from '../../copy/standing';
import { Row, Rows } from '../../ui/base/rows';
import { Button } from '../../ui/controls/button';
import { ListRow } from '../../ui/lists/list-row';
import { StandingPage, type StandingProps } from './standing-page';

const copy = standingCopy.blocked;

/** The service blocked this merchant: a running loan is paid as before, and one can ask why. */
export function BlockedScreen({ snapshot, send, back }: StandingProps) {
  return (
    <StandingPage
      snapshot={snapshot}
      back={back}
      status="failure"
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
          {snapshot.can({ type: 'home.opened' }) && (
            <ListRow {...standingCopy.running} strong onClick={() => send({ type: 'home.opened' })} />
          )}
          <ListRow {...copy.ask} strong onClick={() => send({ type: 'contact.opened' })} />
          <ListRow {...standingCopy.checkAgain} strong />
        </>
      }
    />
  );
}
