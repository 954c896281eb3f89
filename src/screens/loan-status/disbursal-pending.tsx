import { formatDayAndTime } from '../../../machines/domain/dates';
import { lenderName } from '../../../machines/domain/lenders';
import type { loanStatusMachine } from '../../../machines/loan-status/machine';
import { loanStatusCopy } from '../../copy/loan-status';
import { sharedCopy } from '../../copy/shared';
import type { ScreenProps } from '../../journey/screen';
import { Banner } from '../../ui/banner';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { Icon } from '../../ui/icon';
import { IconDot } from '../../ui/icon-dot';
import { ListRow } from '../../ui/list-row';
import { Page } from '../../ui/page';
import { loanSteps } from '../shared/loan-steps';
import { SupportLink } from '../shared/support-link';
import { bankOf } from './bank-of';

const copy = loanStatusCopy.pending;

/** The lender is sending the money. It is asked again by itself; the merchant may ask too. */
export function DisbursalPendingScreen({ snapshot, send, back }: ScreenProps<typeof loanStatusMachine>) {
  const { loan, failure } = snapshot.context;
  const isAsking = snapshot.hasTag('pending');
  const signedOn = loan?.createTime ?? null;
  const bank = bankOf(loan);
  return (
    <Page
      title={loanStatusCopy.title}
      heading={copy.heading}
      lead={copy.lead}
      status="waiting"
      onBack={back}
      backLabel={sharedCopy.back}
      help={<SupportLink />}
      steps={loanSteps('money')}
      action={
        <Button busy={isAsking} onClick={() => send({ type: 'retry' })}>
          {sharedCopy.checkAgain}
        </Button>
      }
    >
      {failure !== null && !isAsking && <Banner tone="info">{copy.checkFailed}</Banner>}
      <Card tight>
        <ListRow
          icon={
            <IconDot>
              <Icon name="tick" size={16} />
            </IconDot>
          }
          title={copy.signed}
          {...(signedOn === null ? {} : { detail: formatDayAndTime(signedOn) })}
        />
        <ListRow
          icon={<IconDot tone="due">2</IconDot>}
          title={copy.sending(lenderName(loan?.nbfc ?? null))}
          detail={loan?.isManualDisbursalEnabled === true ? copy.byHand : copy.sendingDetail}
          strong
        />
        <ListRow
          icon={<IconDot tone="muted">3</IconDot>}
          title={copy.inBank}
          {...(bank === null ? {} : { detail: bank })}
          muted
        />
      </Card>
    </Page>
  );
}
