import type { ReactNode } from 'react';

import { formatDate } from '../../../machines/domain/base/dates';
import { formatMoney } from '../../../machines/domain/base/money';
import { lenderName } from '../../../machines/domain/lender/lenders';
import type { Mandate } from '../../../machines/domain/mandate/mandate';
import { approvalMethodOf } from '../../../machines/domain/mandate/mandate-fallback';
import type { mandateMachine } from '../../../machines/mandate/machine';
import { howOften } from '../../copy/frequency';
import { mandateAccount, mandateCopy, statusWords, wayWords } from '../../copy/mandate';
import { sharedCopy } from '../../copy/shared';
import type { ScreenProps } from '../../journey/screen';
import { Card } from '../../ui/base/card';
import { Row, Rows } from '../../ui/base/rows';
import { Button } from '../../ui/controls/button';
import { Banner } from '../../ui/feedback/banner';
import type { Status } from '../../ui/feedback/status-mark';
import { Page } from '../shared/pages/page';
import { LenderLine } from './lender-line';

type Props = ScreenProps<typeof mandateMachine>;

/** The mandate is approved: what it allows, and where to go on. */
export function MandateActiveScreen({ snapshot, send, back }: Props) {
  const { mandate, isOfLoan } = snapshot.context;
  const copy = mandateCopy.active;
  return (
    <Standing
      mandate={mandate}
      words={{ heading: copy.heading, lead: copy.lead(lenderName(mandate?.nbfc ?? null)) }}
      status="success"
      onBack={back}
      action={<Button onClick={() => send({ type: 'leave' })}>{isOfLoan ? copy.manage : copy.next}</Button>}
    />
  );
}

/** The bank holds the debits back. */
export function MandatePausedScreen(props: Props) {
  return <Askable {...props} words={mandateCopy.paused} />;
}

/** A kind of mandate that this app does not know: what it can show, and what it cannot. */
export function MandateTypeUnknownScreen(props: Props) {
  return <Askable {...props} words={mandateCopy.typeUnknown} />;
}

function Askable({ snapshot, send, back, words }: Props & { readonly words: Words }) {
  const { mandate, failure } = snapshot.context;
  const isAsking = snapshot.hasTag('pending');
  return (
    <Standing
      mandate={mandate}
      words={words}
      status="info"
      onBack={back}
      action={
        <>
          <Button busy={isAsking} onClick={() => send({ type: 'retry' })}>
            {sharedCopy.checkAgain}
          </Button>
          <Button variant="ghost" disabled={isAsking} onClick={() => send({ type: 'contact.opened' })}>
            {mandateCopy.typeUnknown.contact}
          </Button>
        </>
      }
    >
      {failure !== null && !isAsking && <Banner tone="info">{mandateCopy.pending.checkFailed}</Banner>}
    </Standing>
  );
}

interface Words {
  readonly heading: string;
  readonly lead: string;
}

interface StandingProps {
  readonly mandate: Mandate | null;
  readonly words: Words;
  readonly status: Status;
  readonly onBack: () => void;
  readonly action: ReactNode;
  readonly children?: ReactNode;
}

function Standing({ mandate, words, status, onBack, action, children }: StandingProps) {
  if (mandate === null) return null;
  const approvalMethod = mandate.method === null ? null : approvalMethodOf(mandate);
  return (
    <Page
      title={mandateCopy.title}
      heading={words.heading}
      lead={words.lead}
      status={status}
      onBack={onBack}
      action={action}
    >
      {children}
      <Card>
        <Rows>
          <Row label={mandateCopy.status} value={statusWords[mandate.status]} />
          <Row label={mandateCopy.before.atMost} value={formatMoney(mandate.maxAmount)} />
          <Row label={mandateCopy.before.howOften} value={howOften[mandate.frequency]} />
          {mandate.endDate !== null && (
            <Row label={mandateCopy.before.until} value={formatDate(mandate.endDate)} />
          )}
          {approvalMethod !== null && <Row label={mandateCopy.by} value={wayWords[approvalMethod].title} />}
          <Row
            label={mandateCopy.before.account}
            value={mandateAccount(mandate) ?? mandateCopy.before.notSaid}
          />
          <Row label={mandateCopy.reference} value={mandate.id} />
        </Rows>
      </Card>
      <LenderLine nbfc={mandate.nbfc} />
    </Page>
  );
}
