import { consentsCopy as copy } from '#messages/consents-page';
import type { Consent } from '../../../machines/domain/merchant/consent';
import {
  consentParty,
  consentProduct,
  consentTime,
  consentTitle,
  consentUse,
  whyNotWithdrawable,
} from '../../copy/consents-page';
import { Card } from '../../ui/base/card';
import { Disclosure } from '../../ui/base/disclosure';
import { Row, Rows } from '../../ui/base/rows';
import { Stack } from '../../ui/base/stack';
import { Hint, Strong, Text } from '../../ui/base/text';
import { Button } from '../../ui/controls/button';
import { VisuallyHidden } from '../../ui/theme/visually-hidden';

interface ConsentCardProps {
  readonly consent: Consent;
  /** Opens the page that says what follows from its withdrawal; missing for one that is not in force. */
  readonly onWithdraw?: () => void;
}

/** A consent: who may do what, since when, the text that was read, and how to withdraw it, or the reason why it cannot be withdrawn. */
export function ConsentCard({ consent, onWithdraw }: ConsentCardProps) {
  const title = consentTitle(consent);
  const product = consentProduct(consent);
  return (
    <Card>
      <Stack gap="sm">
        <h3>
          <Strong>{title}</Strong>
        </h3>
        <Rows>
          <Row label={copy.who} value={consentParty(consent)} />
          <Row label={copy.what} value={consentUse(consent)} />
          {product !== null && <Row label={copy.product} value={product} />}
          <Row label={copy.given} value={consentTime(consent.givenTime)} />
          {consent.withdrawnTime !== null && (
            <Row label={copy.endedOn} value={consentTime(consent.withdrawnTime)} />
          )}
        </Rows>
        {consent.text === null ? (
          <Hint>{copy.textElsewhere}</Hint>
        ) : (
          <Disclosure
            title={
              <>
                {copy.text}
                <VisuallyHidden>{` (${title}, ${consentParty(consent)}, ${consentTime(consent.givenTime)})`}</VisuallyHidden>
              </>
            }
            plain
          >
            <Stack gap="xs">
              <Text>{consent.text}</Text>
              {consent.version !== null && <Hint>{copy.versionOf(consent.version)}</Hint>}
            </Stack>
          </Disclosure>
        )}
        {onWithdraw !== undefined && (
          <WithdrawAction consent={consent} title={title} onWithdraw={onWithdraw} />
        )}
      </Stack>
    </Card>
  );
}

interface WithdrawActionProps extends Required<ConsentCardProps> {
  readonly title: string;
}

function WithdrawAction({ consent, title, onWithdraw }: WithdrawActionProps) {
  if (consent.isWithdrawable)
    return (
      <Button variant="secondary" aria-label={copy.takeBackOf(title)} onClick={onWithdraw}>
        {copy.takeBack}
      </Button>
    );
  const { reason, instead } = whyNotWithdrawable(consent);
  return (
    <Hint>
      {reason} {instead}
    </Hint>
  );
}
