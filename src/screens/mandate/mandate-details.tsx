import type { ReactNode } from 'react';
import { howOften } from '#messages/frequency';
import { mandateCopy, methodLabels, statusLabels } from '#messages/mandate';
import { debitCopy } from '#messages/mandate-account';
import { sharedCopy } from '#messages/shared';
import type { Mandate } from '../../../machines/domain/mandate/mandate';
import { approvalMethodOf } from '../../../machines/domain/mandate/mandate-fallback';
import type { mandateMachine } from '../../../machines/mandate/machine';
import { formatDate } from '../../copy/dates';
import { lenderName } from '../../copy/lender';
import { mandateAccount } from '../../copy/mandate-account';
import { moneyOrNotGiven } from '../../copy/money';
import type { ScreenProps } from '../../journey/screen';
import { Card } from '../../ui/base/card';
import { Row, Rows } from '../../ui/base/rows';
import { Button } from '../../ui/controls/button';
import { Banner } from '../../ui/feedback/banner';
import type { Status } from '../../ui/feedback/status-drawing';
import { LenderLine } from '../shared/lender';
import { Page } from '../shared/pages/page';

type Props = ScreenProps<typeof mandateMachine>;

/** The mandate is approved: what it allows, and a button to continue. */
export function MandateActiveScreen({ snapshot, send, back }: Props) {
  const { mandate, isLoanSigned } = snapshot.context;
  const copy = mandateCopy.active;
  return (
    <MandateDetailsPage
      mandate={mandate}
      texts={{ heading: copy.heading, lead: copy.lead(lenderName(mandate?.nbfc ?? null)) }}
      status="success"
      onBack={back}
      action={
        <Button onClick={() => send({ type: 'leave' })}>{isLoanSigned ? copy.manage : copy.next}</Button>
      }
    />
  );
}

/** The mandate is paused: the bank debits nothing. */
export function MandatePausedScreen(props: Props) {
  return <StatusCheckPage {...props} texts={mandateCopy.paused} />;
}

/** The mandate has a type that this app does not know. */
export function MandateTypeUnknownScreen(props: Props) {
  return <StatusCheckPage {...props} texts={mandateCopy.typeUnknown} />;
}

/** The mandate, with buttons to check its status and to contact the lender. */
function StatusCheckPage({ snapshot, send, back, texts }: Props & { readonly texts: Texts }) {
  const { mandate, failure } = snapshot.context;
  const isChecking = snapshot.hasTag('pending');
  return (
    <MandateDetailsPage
      mandate={mandate}
      texts={texts}
      status="info"
      onBack={back}
      action={
        <>
          <Button busy={isChecking} onClick={() => send({ type: 'retry' })}>
            {sharedCopy.checkAgain}
          </Button>
          <Button variant="ghost" disabled={isChecking} onClick={() => send({ type: 'contact.opened' })}>
            {mandateCopy.typeUnknown.contact}
          </Button>
        </>
      }
    >
      {failure !== null && !isChecking && <Banner tone="info">{mandateCopy.pending.checkFailed}</Banner>}
    </MandateDetailsPage>
  );
}

interface Texts {
  readonly heading: string;
  readonly lead: string;
}

interface MandateDetailsPageProps {
  readonly mandate: Mandate | null;
  readonly texts: Texts;
  readonly status: Status;
  readonly onBack: () => void;
  readonly action: ReactNode;
  readonly children?: ReactNode;
}

function MandateDetailsPage({ mandate, texts, status, onBack, action, children }: MandateDetailsPageProps) {
  if (mandate === null) return null;
  const approvalMethod = mandate.method === null ? null : approvalMethodOf(mandate);
  return (
    <Page
      title={mandateCopy.title}
      heading={texts.heading}
      lead={texts.lead}
      status={status}
      onBack={onBack}
      action={action}
    >
      {children}
      <Card>
        <Rows>
          <Row label={mandateCopy.status} value={statusLabels[mandate.status]} />
          <Row label={debitCopy.atMost} value={moneyOrNotGiven(mandate.maxAmount)} />
          <Row label={mandateCopy.terms.howOften} value={howOften[mandate.frequency]} />
          {mandate.endDate !== null && (
            <Row label={mandateCopy.terms.until} value={formatDate(mandate.endDate)} />
          )}
          {approvalMethod !== null && (
            <Row label={mandateCopy.approvedBy} value={methodLabels[approvalMethod].title} />
          )}
          <Row
            label={mandateCopy.terms.account}
            value={mandateAccount(mandate) ?? mandateCopy.terms.notReported}
          />
          <Row label={mandateCopy.reference} value={mandate.id} />
        </Rows>
      </Card>
      <LenderLine nbfc={mandate.nbfc} />
    </Page>
  );
}
