import { creditScoreCopy } from '#messages/credit-score';
import type { creditScoreMachine } from '../../../machines/credit-score/machine';
import { consentRecord } from '../../copy/consents';
import { whyNotAsked } from '../../copy/credit-score';
import type { ScreenProps } from '../../journey/screen';
import { Card } from '../../ui/base/card';
import { Icon } from '../../ui/base/icon';
import { IconDot } from '../../ui/base/icon-dot';
import { SectionHeading } from '../../ui/base/text';
import { Button } from '../../ui/controls/button';
import { ListRow } from '../../ui/lists/list-row';
import { ConsentPage } from '../shared/pages/consent-page';
import { Unanswered } from '../shared/pages/unanswered';
import { ContinueButton } from './continue-button';

type Props = ScreenProps<typeof creditScoreMachine>;

const copy = creditScoreCopy.consent;

/** Which bureau is asked for what, and the consent to it. Without it the loan goes on, without the score. */
export function ScoreConsentScreen({ snapshot, send, back }: Props) {
  const { bureau, failure } = snapshot.context;
  if (bureau === null) return null;
  const consent = consentRecord('CREDIT_BUREAU', bureau);
  const isPending = snapshot.hasTag('pending');
  return (
    <ConsentPage
      title={creditScoreCopy.title}
      heading={copy.heading(bureau)}
      lead={copy.lead}
      consent={consent.text}
      missing={copy.missing}
      action={copy.action}
      note={isPending ? copy.sending : undefined}
      isPending={isPending}
      refusal={failure && { title: copy.refused, text: whyNotAsked(failure) }}
      onAgree={() => send({ type: 'consent.given', consent })}
      onBack={back}
      otherActions={
        <Button variant="ghost" disabled={isPending} onClick={() => send({ type: 'leave' })}>
          {copy.decline}
        </Button>
      }
    >
      <SectionHeading>{copy.whatIsAsked}</SectionHeading>
      <Card tight>
        {copy.points(bureau).map(({ title, detail }) => (
          <ListRow
            key={title}
            icon={
              <IconDot>
                <Icon name="info" size={16} />
              </IconDot>
            }
            title={title}
            detail={detail}
            strong
          />
        ))}
      </Card>
    </ConsentPage>
  );
}

/** Shown while it is unknown whether the consent was stored; the merchant may go on without the score. */
export function ConsentUnansweredScreen(props: Props) {
  return (
    <Unanswered
      {...props}
      title={creditScoreCopy.title}
      heading={copy.notSure}
      lead={copy.notSureLead}
      otherActions={<ContinueButton snapshot={props.snapshot} send={props.send} variant="ghost" />}
    />
  );
}
