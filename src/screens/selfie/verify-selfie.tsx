import { selfieCopy } from '#messages/selfie';
import type { selfieMachine } from '../../../machines/selfie/machine';
import { consentRecord } from '../../copy/consents';
import { selfieReasonText } from '../../copy/selfie';
import { whyItFailed } from '../../copy/shared';
import type { ScreenProps } from '../../journey/screen';
import { Card } from '../../ui/base/card';
import { Icon } from '../../ui/base/icon';
import { IconDot } from '../../ui/base/icon-dot';
import { Hint } from '../../ui/base/text';
import { Button } from '../../ui/controls/button';
import { Banner } from '../../ui/feedback/banner';
import { ListRow } from '../../ui/lists/list-row';
import { applicationProgress } from '../shared/application-progress';
import { Page } from '../shared/pages/page';

const copy = selfieCopy.verify;

const points = [
  { icon: 'shield', ...copy.points.purpose },
  { icon: 'document', ...copy.points.use },
  { icon: 'info', ...copy.points.camera },
] as const;

/** Why a picture is needed, and what happens with it. Either button is the consent to it. */
export function VerifySelfieScreen({ snapshot, send, back }: ScreenProps<typeof selfieMachine>) {
  const { selfie, failure, hasLapsed } = snapshot.context;
  const consent = consentRecord('SELFIE_CHECK');
  return (
    <Page
      title={selfieCopy.title}
      heading={copy.heading}
      lead={copy.lead}
      onBack={back}
      {...(hasLapsed ? {} : { steps: applicationProgress('verify-selfie') })}
      action={
        <>
          <Hint>{consent.text}</Hint>
          <Button onClick={() => send({ type: 'consent.given', consent })}>{copy.agree}</Button>
          <Button variant="ghost" onClick={() => send({ type: 'photo.preferred', consent })}>
            {copy.photo}
          </Button>
        </>
      }
    >
      {failure !== null && (
        <Banner tone="late" title={copy.notAccepted}>
          {whyItFailed(failure)}
        </Banner>
      )}
      {failure === null && selfie?.status === 'FAILED' && (
        <Banner tone="due" title={copy.lastFailed}>
          {selfieReasonText(selfie.reason)}
        </Banner>
      )}
      <Card tight>
        {points.map(({ icon, title, detail }) => (
          <ListRow
            key={title}
            icon={
              <IconDot>
                <Icon name={icon} size={16} />
              </IconDot>
            }
            title={title}
            detail={detail}
            strong
          />
        ))}
      </Card>
      <Hint>{copy.tips}</Hint>
    </Page>
  );
}
