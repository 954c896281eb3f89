import type { ReactNode } from 'react';
import { udyamCopy } from '#messages/udyam';
import { pollWait } from '../../../machines/domain/base/polling';
import { formatDate } from '../../copy/dates';
import { mismatchNames } from '../../copy/udyam-fields';
import { Card } from '../../ui/base/card';
import { Row, Rows } from '../../ui/base/rows';
import { Hint } from '../../ui/base/text';
import { Button } from '../../ui/controls/button';
import { ListRow } from '../../ui/lists/list-row';
import { CheckAgain } from '../shared/check-again';
import { CopyButton } from '../shared/copy-button';
import { Notice } from '../shared/pages/notice';
import { Page } from '../shared/pages/page';
import { ProgressList } from '../shared/progress-list';
import type { UdyamProps } from './props';

/** The register is processing the registration; its status is polled. */
export function SubmittedPage({ snapshot, send, back }: UdyamProps) {
  const copy = udyamCopy.submitted;
  const { data, failure, polls } = snapshot.context;
  const isChecking = snapshot.hasTag('pending');
  const { applicationNumber = null, submittedOn = null } = data?.details ?? {};
  return (
    <Page
      title={udyamCopy.title}
      heading={copy.heading}
      lead={copy.lead}
      status="waiting"
      onBack={back}
      action={
        <>
          <CheckAgain
            isPolling={pollWait('registration', polls) !== null}
            isChecking={isChecking}
            onCheck={() => send({ type: 'retry' })}
          />
          <Button variant="ghost" disabled={isChecking} onClick={() => send({ type: 'leave' })}>
            {copy.later}
          </Button>
        </>
      }
    >
      <ProgressList done={copy.sent} now={copy.now} next={copy.next} />
      {applicationNumber !== null && (
        <Card>
          <Rows>
            <Row label={copy.number} value={applicationNumber} />
            {submittedOn !== null && <Row label={copy.sentOn} value={formatDate(submittedOn)} />}
          </Rows>
        </Card>
      )}
      <Hint role="status">{failure === null || isChecking ? copy.ask : copy.checkFailed}</Hint>
    </Page>
  );
}

/** The business is registered: its registration number. */
export function RegisteredPage({ snapshot, send, back }: UdyamProps) {
  const copy = udyamCopy.registered;
  const details = snapshot.context.data?.details;
  const number = details?.number ?? null;
  const name = details?.registration.businessName ?? null;
  return (
    <Notice
      title={udyamCopy.title}
      heading={copy.heading}
      lead={copy.lead}
      status="success"
      onBack={back}
      action={udyamCopy.toLoan}
      onAction={() => send({ type: 'leave' })}
    >
      <Card>
        <Rows>
          {number !== null && <Row label={copy.number} value={number} strong />}
          {name !== null && <Row label={copy.business} value={name} />}
        </Rows>
      </Card>
      {number !== null && <CopyButton text={number} label={copy.copy} />}
      <Hint>{copy.certificate}</Hint>
    </Notice>
  );
}

/** The register could not process the registration: the register's reason, and a button that opens the correction. */
export function RegistrationFailedPage({ snapshot, send, back }: UdyamProps) {
  const copy = udyamCopy.failed;
  const reason = snapshot.context.data?.details.failureReason ?? null;
  return (
    <RefusedPage send={send} back={back} heading={copy.heading} lead={copy.lead} action={copy.action}>
      {reason !== null && <Reason title={copy.reason} text={reason} />}
    </RefusedPage>
  );
}

/** Entered details do not match the PAN: which ones, and a button to correct them. */
export function DetailsMismatchPage({ snapshot, send, back }: UdyamProps) {
  const copy = udyamCopy.mismatch;
  const details = snapshot.context.data?.details;
  const names = mismatchNames(details?.mismatchFields ?? []);
  const reason = details?.failureReason ?? null;
  return (
    <RefusedPage send={send} back={back} heading={copy.heading} lead={copy.lead} action={copy.action}>
      <Reason title={copy.what} text={names.length === 0 ? copy.unknown : names.join(', ')} />
      {reason !== null && <Reason title={copy.reason} text={reason} />}
    </RefusedPage>
  );
}

type RefusedPageProps = Pick<UdyamProps, 'send' | 'back'> & {
  readonly heading: string;
  readonly lead: string;
  readonly action: string;
  readonly children: ReactNode;
};

function RefusedPage({ send, back, heading, lead, action, children }: RefusedPageProps) {
  return (
    <Page
      title={udyamCopy.title}
      heading={heading}
      lead={lead}
      status="failure"
      onBack={back}
      action={
        <>
          <Button onClick={() => send({ type: 'correction.opened' })}>{action}</Button>
          <Button variant="ghost" onClick={() => send({ type: 'leave' })}>
            {udyamCopy.later}
          </Button>
        </>
      }
    >
      <Card tight>{children}</Card>
      <Hint>{udyamCopy.free}</Hint>
    </Page>
  );
}

/** A text from the register, with a caption. */
function Reason({ title, text }: { readonly title: string; readonly text: string }) {
  return <ListRow title={text} detail={title} strong />;
}
