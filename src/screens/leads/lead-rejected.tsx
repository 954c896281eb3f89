import { leadsCopy } from '#messages/leads';
import { partnerLeadCopy } from '#messages/partner-lead';
import type { leadsMachine } from '../../../machines/leads/machine';
import { isPartnerOn, leadOf } from '../../../machines/leads/selectors';
import { formatDate } from '../../copy/dates';
import { lenderName } from '../../copy/lender';
import type { ScreenProps } from '../../journey/screen';
import { Card } from '../../ui/base/card';
import { Row, Rows } from '../../ui/base/rows';
import { Stack } from '../../ui/base/stack';
import { TextButton } from '../../ui/base/text-button';
import { Button } from '../../ui/controls/button';
import { Page } from '../shared/pages/page';

const copy = leadsCopy.rejected;

/** The partner rejected the lead: the partner's reason, what it means, and, unless the partner is switched off, when a new lead is possible. */
export function LeadRejectedScreen({ snapshot, send, back }: ScreenProps<typeof leadsMachine>) {
  const { partner, facts } = snapshot.context;
  const partnerName = lenderName(partner);
  const reason = leadOf(snapshot.context)?.reason ?? null;
  const canReopen = snapshot.can({ type: 'lead.reopened' });
  const retryAllowedOn = facts?.retryAllowedOn ?? null;
  const leave = () => send({ type: 'leave' });
  return (
    <Page
      title={leadsCopy.title}
      heading={copy.heading(partnerName)}
      lead={reason === null ? copy.noReason : copy.said(reason)}
      status="info"
      onBack={back}
      action={
        canReopen ? (
          <>
            <Button onClick={() => send({ type: 'lead.reopened' })}>{copy.action}</Button>
            <Button variant="ghost" onClick={leave}>
              {leadsCopy.leave}
            </Button>
          </>
        ) : (
          <Button onClick={leave}>{leadsCopy.leave}</Button>
        )
      }
    >
      {!canReopen && isPartnerOn(snapshot.context) && retryAllowedOn !== null && (
        <Card>
          <Rows>
            <Row label={copy.again} value={formatDate(retryAllowedOn)} strong />
          </Rows>
        </Card>
      )}
      <Stack align="center">
        <TextButton alone onClick={() => send({ type: 'contact.opened' })}>
          {partnerLeadCopy.talk(partnerName)}
        </TextButton>
      </Stack>
    </Page>
  );
}
