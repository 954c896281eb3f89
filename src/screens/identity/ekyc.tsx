import { aadhaarCopy, ekycCopy as copy } from '#messages/identity';
import type { identityMachine } from '../../../machines/identity/machine';
import { formatDayAndTime } from '../../copy/dates';
import { aadhaarTriesLeft, ekycFailedCopy } from '../../copy/identity';
import type { ScreenProps } from '../../journey/screen';
import { Hint } from '../../ui/base/text';
import { Button } from '../../ui/controls/button';
import { Banner } from '../../ui/feedback/banner';
import { Notice } from '../shared/pages/notice';
import { Page } from '../shared/pages/page';
import { WaitingPage } from './waiting-page';

type Props = ScreenProps<typeof identityMachine>;

/** The Aadhaar check is open: the merchant continues on the authority's page, with another mobile number, or with photos. */
export function EkycOpenScreen({ snapshot, send, back }: Props) {
  const { failure, facts, isMobileChanged } = snapshot.context;
  const isPending = snapshot.hasTag('pending');
  const tries = aadhaarTriesLeft(facts?.ekyc?.attemptsLeft ?? -1);
  return (
    <Page
      title={copy.title}
      heading={copy.open.heading}
      lead={copy.open.lead}
      status="info"
      onBack={back}
      busy={isPending}
      action={
        <>
          <Hint role="status">
            {isPending
              ? aadhaarCopy.opening
              : tries === null
                ? aadhaarCopy.leaving
                : aadhaarCopy.leavingWithTries(tries)}
          </Hint>
          <Button busy={isPending} onClick={() => send({ type: 'authority.opened' })}>
            {aadhaarCopy.action}
          </Button>
          <Button variant="ghost" disabled={isPending} onClick={() => send({ type: 'mobile.opened' })}>
            {copy.open.otherMobile}
          </Button>
          {snapshot.can({ type: 'documents.opened' }) && (
            <Button variant="ghost" onClick={() => send({ type: 'documents.opened' })}>
              {aadhaarCopy.photos}
            </Button>
          )}
        </>
      }
    >
      {failure !== null && !isPending && (
        <Banner tone="late" title={copy.open.notOpened}>
          {copy.open.notOpenedText}
        </Banner>
      )}
      {isMobileChanged && (
        <Banner tone="success" title={copy.open.changed}>
          {copy.open.changedText}
        </Banner>
      )}
    </Page>
  );
}

/** The authority has not decided yet. */
export function EkycPendingScreen(props: Props) {
  return <WaitingPage {...props} title={copy.title} {...copy.pending} />;
}

/** Why the Aadhaar check failed, how many tries are left, and the next steps; the one that can help is first. */
export function EkycFailedScreen({ snapshot, send, back }: Props) {
  const ekyc = snapshot.context.facts?.ekyc ?? null;
  const texts = ekycFailedCopy(ekyc?.failureReason ?? null);
  const tries = aadhaarTriesLeft(ekyc?.attemptsLeft ?? -1);
  const needsMobile = ekyc?.failureReason === 'mobile_not_linked';
  const openAadhaar = () => send({ type: 'aadhaar.opened' });
  const openMobile = () => send({ type: 'mobile.opened' });
  return (
    <Page
      title={copy.title}
      heading={texts.heading}
      lead={texts.lead}
      status="failure"
      onBack={back}
      action={
        <>
          {tries !== null && <Hint>{tries}</Hint>}
          <Button onClick={needsMobile ? openMobile : openAadhaar}>
            {needsMobile ? copy.open.otherMobile : texts.again}
          </Button>
          <Button variant="ghost" onClick={needsMobile ? openAadhaar : openMobile}>
            {needsMobile ? texts.again : copy.open.otherMobile}
          </Button>
          {snapshot.can({ type: 'documents.opened' }) && (
            <Button variant="ghost" onClick={() => send({ type: 'documents.opened' })}>
              {aadhaarCopy.photos}
            </Button>
          )}
        </>
      }
    />
  );
}

/** No tries are left for now: the merchant can upload photos of the Aadhaar card instead. */
export function EkycExhaustedScreen({ snapshot, send, back }: Props) {
  const { facts, retryWait } = snapshot.context;
  const retryAt = retryWait > 0 && facts !== null ? facts.readAt + retryWait : null;
  return (
    <Notice
      title={copy.title}
      heading={copy.exhausted.heading}
      lead={copy.exhausted.lead}
      status="info"
      onBack={back}
      action={copy.exhausted.action}
      onAction={() => send({ type: 'documents.opened' })}
    >
      {facts?.ekyc?.status === 'FAILED' && (
        <Banner tone="info" title={ekycFailedCopy(facts.ekyc.failureReason).heading}>
          {retryAt === null ? copy.exhausted.again : copy.exhausted.againAt(formatDayAndTime(retryAt))}
        </Banner>
      )}
    </Notice>
  );
}

/** The id in the URL belongs to no Aadhaar check of this merchant. */
export function EkycUnknownScreen({ send, back }: Props) {
  return (
    <Notice
      title={copy.title}
      heading={copy.unknown.heading}
      lead={copy.unknown.lead}
      status="info"
      onBack={back}
      action={copy.unknown.action}
      onAction={() => send({ type: 'check.opened' })}
    />
  );
}
