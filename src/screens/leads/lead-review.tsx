import { formatMoney } from '../../../machines/domain/base/money';
import { lenderName } from '../../../machines/domain/lender/lenders';
import { maskedMobile } from '../../../machines/domain/merchant/merchant';
import { monthlyTurnover } from '../../../machines/domain/trade/lead-fields';
import type { leadsMachine } from '../../../machines/leads/machine';
import { leadsCopy, shopAge, yesOrNoLabel } from '../../copy/leads';
import { partnerLeadCopy } from '../../copy/partner-lead';
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

/** Everything that would be sent to the partner, and the second consent. */
export function LeadReviewScreen({ snapshot, send, back }: ScreenProps<typeof leadsMachine>) {
  const { partner, facts, failure } = snapshot.context;
  const name = lenderName(partner);
  const isPending = snapshot.hasTag('pending');
  const mobile = facts?.lead?.maskedMobile ?? facts?.mobileEnd ?? null;
  const profile = facts?.profile ?? null;
  return (
    <ConsentPage
      title={leadsCopy.title}
      heading={copy.heading(name)}
      lead={copy.lead}
      steps={leadSteps(4)}
      consent={copy.consent(name)}
      missing={leadsCopy.missing}
      action={copy.action(name)}
      note={isPending ? copy.sending : undefined}
      isPending={isPending}
      refusal={failure && { title: copy.notSent, text: whyItFailed(failure) }}
      onAgree={() => send({ type: 'consent.given' })}
      onBack={back}
      aside={
        <Button variant="ghost" disabled={isPending} onClick={() => send({ type: 'profile.opened' })}>
          {copy.change}
        </Button>
      }
      below={
        <Stack gap="sm">
          <Hint>{copy.after(name)}</Hint>
          <Stack align="center">
            <TextButton alone disabled={isPending} onClick={() => send({ type: 'contact.opened' })}>
              {partnerLeadCopy.talk(name)}
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
