import type { selfieMachine } from '../../../machines/selfie/machine';
import { selfieCopy, selfieReasonWords } from '../../copy/selfie';
import { sharedCopy, whyItFailed } from '../../copy/shared';
import type { ScreenProps } from '../../journey/screen';
import { Banner } from '../../ui/banner';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { Icon } from '../../ui/icon';
import { IconDot } from '../../ui/icon-dot';
import { ListRow } from '../../ui/list-row';
import { Page } from '../../ui/page';
import { Hint } from '../../ui/text';
import { SupportLink } from '../shared/support-link';

const copy = selfieCopy.verify;

/** Why a picture is asked for and what happens with it; a tap agrees. */
export function VerifySelfieScreen({ snapshot, send, back }: ScreenProps<typeof selfieMachine>) {
  const { selfie, failure } = snapshot.context;
  return (
    <Page
      title={selfieCopy.title}
      heading={copy.heading}
      lead={copy.lead}
      onBack={back}
      backLabel={sharedCopy.back}
      help={<SupportLink />}
      action={
        <>
          <Hint>{copy.consent}</Hint>
          <Button onClick={() => send({ type: 'consent.given' })}>{copy.agree}</Button>
          <Button variant="ghost" onClick={() => send({ type: 'photo.preferred' })}>
            {copy.photo}
          </Button>
        </>
      }
    >
      {failure !== null && (
        <Banner tone="late" title={copy.notTaken}>
          {whyItFailed(failure)}
        </Banner>
      )}
      {failure === null && selfie?.status === 'FAILED' && (
        <Banner tone="due" title={copy.lastFailed}>
          {selfieReasonWords(selfie.reason).why}. {selfieReasonWords(selfie.reason).todo}
        </Banner>
      )}
      <Card tight>
        {copy.points.map(({ icon, title, detail }) => (
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
