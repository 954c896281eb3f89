import { sharedCopy } from '#messages/shared';
import type { identityMachine } from '../../../machines/identity/machine';
import { formatDayAndTime } from '../../copy/dates';
import { checkCopy } from '../../copy/identity';
import { maskedPan, panCopy, whyMismatch } from '../../copy/pan';
import type { ScreenProps } from '../../journey/screen';
import { Amount } from '../../ui/base/amount';
import { Card } from '../../ui/base/card';
import { Row, Rows } from '../../ui/base/rows';
import { Stack } from '../../ui/base/stack';
import { Hint, SectionHeading, Text } from '../../ui/base/text';
import type { Status } from '../../ui/feedback/status-drawing';
import { Notice } from '../shared/pages/notice';
import { formatCountdown, useCountdown } from '../shared/use-countdown';
import { IconRow } from './icon-row';
import { WaitingPage } from './waiting-page';

type Props = ScreenProps<typeof identityMachine>;

/** Too many tries: a countdown until the service accepts the next one. */
export function PanRetryWaitScreen({ snapshot, send, back }: Props) {
  const { retryWait, facts } = snapshot.context;
  const copy = panCopy.retryWait;
  const leftMs = useCountdown(retryWait);
  return (
    <Notice
      title={panCopy.title}
      heading={copy.heading}
      lead={copy.lead}
      status="waiting"
      onBack={back}
      action={sharedCopy.checkAgain}
      onAction={() => send({ type: 'retry' })}
    >
      <Card tone="due">
        <Stack gap="xs" align="center">
          {leftMs > 0 ? (
            <>
              <Text>{copy.waitLabel}</Text>
              <Amount>{formatCountdown(leftMs)}</Amount>
              <Hint>{copy.endsAt(formatDayAndTime((facts?.readAt ?? 0) + retryWait))}</Hint>
            </>
          ) : (
            <Text role="status">{copy.ended}</Text>
          )}
        </Stack>
      </Card>
    </Notice>
  );
}

/** No PAN was submitted yet. */
export function PanNotSubmittedScreen(props: Props) {
  return <PanRetryPage {...props} {...panCopy.notSubmitted} status="info" />;
}

/** The PAN could not be checked. It was not refused. */
export function PanFailedScreen(props: Props) {
  return <PanRetryPage {...props} {...panCopy.failed} status="failure" />;
}

interface PanRetryPageProps extends Props {
  readonly heading: string;
  readonly lead: string;
  readonly action: string;
  readonly status: Status;
}

function PanRetryPage({ send, back, heading, lead, action, status }: PanRetryPageProps) {
  return (
    <Notice
      title={panCopy.title}
      heading={heading}
      lead={lead}
      status={status}
      onBack={back}
      action={action}
      onAction={() => send({ type: 'pan.opened' })}
    />
  );
}

/** The PAN is being checked. */
export function PanPendingScreen(props: Props) {
  const last4 = props.snapshot.context.facts?.pan?.numberLast4 ?? null;
  return (
    <WaitingPage
      {...props}
      title={panCopy.title}
      heading={panCopy.pending.heading}
      lead={panCopy.pending.lead}
    >
      {last4 !== null && (
        <Card>
          <Rows>
            <Row label={panCopy.pan} value={maskedPan(last4)} />
          </Rows>
        </Card>
      )}
    </WaitingPage>
  );
}

/** The PAN is verified: the holder's name, and the last four characters of the PAN. */
export function PanVerifiedScreen({ snapshot, send, back }: Props) {
  const pan = snapshot.context.facts?.pan ?? null;
  const copy = panCopy.verified;
  return (
    <Notice
      title={panCopy.title}
      heading={copy.heading}
      lead={copy.lead}
      status="success"
      onBack={back}
      action={checkCopy.continue}
      onAction={() => send({ type: 'step.continued' })}
    >
      <Card>
        <Rows>
          <Row label={copy.name} value={pan?.name ?? copy.nameUntold} strong />
          {pan?.numberLast4 != null && <Row label={panCopy.pan} value={maskedPan(pan.numberLast4)} />}
        </Rows>
      </Card>
    </Notice>
  );
}

/** The name or the date of birth does not match the PAN: which one, and what to do. */
export function PanMismatchScreen({ snapshot, send, back }: Props) {
  const pan = snapshot.context.facts?.pan ?? null;
  const copy = panCopy.mismatch;
  return (
    <Notice
      title={panCopy.title}
      heading={copy.heading}
      lead={whyMismatch(pan?.error ?? null)}
      onBack={back}
      action={copy.action}
      onAction={() => send({ type: 'pan.opened' })}
    >
      <SectionHeading>{copy.whatNow}</SectionHeading>
      <Card tight>
        <IconRow marker={1} title={copy.card} detail={copy.cardDetail} />
        <IconRow marker={2} title={copy.own} detail={copy.ownDetail} />
        <IconRow marker={3} title={copy.office} detail={copy.officeDetail} />
      </Card>
    </Notice>
  );
}
