import { leadsCopy } from '#messages/leads';
import { partnerLeadCopy } from '#messages/partner-lead';
import { formatMoney } from '../../../machines/domain/base/money';
import { maskedMobile } from '../../../machines/domain/merchant/merchant';
import { monthlyTurnover } from '../../../machines/domain/trade/lead-fields';
import type { leadsMachine } from '../../../machines/leads/machine';
import { consentRecord } from '../../copy/consents';
import { shopAge, yesOrNoLabel } from '../../copy/leads';
import { lenderName } from '../../copy/lender';
import { whyItFailed } from '../../copy/shared';
import type { ScreenProps } from '../../journey/screen';
import { Card } from '../../ui/base/card';
import { Row, Rows } from '../../ui/base/rows';
import { Stack } from '../../ui/base/stack';
import { Hint } from '../../ui/base/text';
import { TextButton } from '../../ui/base/text-button';
import { Button } from '../../ui/controls/button';
import { ConsentPage } from '../shared/pages/consent-page';
import { leadSteps } from './lead-steps';

const copy = leadsCopy.review;

/** All data that would be sent to the partner, and the consent to send it. The first consent was only for the code. */
export function LeadReviewScreen({ snapshot, send, back }: ScreenProps<typeof leadsMachine>) {
  const { partner, facts, failure } = snapshot.context;
  const partnerName = lenderName(partner);
  const consent = consentRecord('LEAD_PROFILE', partnerName);
  const isPending = snapshot.hasTag('pending');
  const mobile = facts?.lead?.maskedMobile ?? facts?.mobileLastDigits ?? null;
  const profile = facts?.profile ?? null;
  return (
    <ConsentPage
      title={leadsCopy.title}
      heading={copy.heading(partnerName)}
      lead={copy.lead}
      steps={leadSteps(4)}
      consent={consent.text}
      missing={leadsCopy.missing}
      action={copy.action(partnerName)}
      note={isPending ? copy.sending : undefined}
      isPending={isPending}
      refusal={failure && { title: copy.notSent, text: whyItFailed(failure) }}
      onAgree={() => send({ type: 'consent.given', consent })}
      onBack={back}
      decline={{ onDecline: () => send({ type: 'leave' }), whatFollows: copy.notNow }}
      otherActions={
        <Button variant="ghost" disabled={isPending} onClick={() => send({ type: 'profile.opened' })}>
          {copy.change}
        </Button>
      }
      below={
        <Stack gap="sm">
          <Hint>{copy.after(partnerName)}</Hint>
          <Stack align="center">
            <TextButton alone disabled={isPending} onClick={() => send({ type: 'contact.opened' })}>
              {partnerLeadCopy.talk(partnerName)}
            </TextButton>
          </Stack>
        </Stack>
      }
    >
      <Card>
        <Rows>
          <Row label={copy.name} value={facts?.name ?? copy.notAnswered} />
          {mobile !== null && <Row label={copy.mobile} value={maskedMobile(mobile)} />}
          {profile !== null && (
            <>
              <Row
                label={copy.turnover}
                hint={copy.turnoverHint(formatMoney(monthlyTurnover(profile.annualTurnover)))}
                value={formatMoney(profile.annualTurnover)}
                strong
              />
              <Row label={copy.currentAccount} value={yesOrNoLabel(profile.hasCurrentAccount)} />
              <Row label={copy.gst} value={yesOrNoLabel(profile.isGstRegistered)} />
              <Row label={copy.age} value={shopAge(profile.businessAgeMonths)} />
            </>
          )}
        </Rows>
      </Card>
    </ConsentPage>
  );
}
