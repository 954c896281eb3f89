import { homeCopy } from '#messages/home';
import { homePaymentCopy } from '#messages/home-payment';
import { paymentPurpose } from '#messages/payment-purpose';
import { sharedCopy } from '#messages/shared';
import { formatMoney } from '../../../machines/domain/base/money';
import type { homeMachine } from '../../../machines/home/machine';
import { formatDayAndTime } from '../../copy/dates';
import { lenderName } from '../../copy/lender';
import type { ScreenProps } from '../../journey/screen';
import { Card } from '../../ui/base/card';
import { Row, Rows } from '../../ui/base/rows';
import { Stack } from '../../ui/base/stack';
import { Hint } from '../../ui/base/text';
import { Button } from '../../ui/controls/button';
import { Banner } from '../../ui/feedback/banner';
import { QrCode } from '../../ui/media/qr-code';
import { CopyButton } from '../shared/copy-button';
import { LoadingScreen } from '../shared/pages/loading-screen';
import { Notice } from '../shared/pages/notice';
import { Page } from '../shared/pages/page';
import { paymentRefusalCopy } from './payment-refusal-copy';

const copy = homePaymentCopy.link;

/**
 * A payment link with which somebody else pays: as a QR code, to share and to copy, with its purpose and expiry. Its URL is
 * not shown as text, because it contains the amount in paise.
 */
export function PaymentLinkScreen({ snapshot, send }: ScreenProps<typeof homeMachine>) {
  const { link, facts, isShareFailed } = snapshot.context;
  if (link === null) return <LoadingScreen title={homeCopy.linkTitle} awaiting={homeCopy.loadingLink} />;
  const amount = formatMoney(link.amount);
  const lender = lenderName(facts?.loan?.nbfc ?? null);
  return (
    <Page
      title={homeCopy.linkTitle}
      heading={<span data-tab-title={homeCopy.linkTitle}>{copy.heading(amount)}</span>}
      lead={copy.lead}
      onBack={() => send({ type: 'back' })}
      action={
        <Button
          busy={snapshot.hasTag('pending')}
          onClick={() => send({ type: 'link.shared', text: copy.text(amount, lender, link.link) })}
        >
          {copy.share}
        </Button>
      }
    >
      {isShareFailed && <Banner tone="due">{copy.shareFailed}</Banner>}
      <Card>
        <Stack align="center" gap="sm">
          <QrCode text={link.link} label={copy.qr} />
        </Stack>
      </Card>
      <CopyButton text={link.link} label={copy.copy} copied={copy.heading(amount)} />
      <Card>
        <Rows>
          <Row label={copy.what} value={paymentPurpose[link.paymentType]} />
          {link.expiresAt !== null && <Row label={copy.expires} value={formatDayAndTime(link.expiresAt)} />}
          <Row label={sharedCopy.lender} value={lender} />
        </Rows>
      </Card>
    </Page>
  );
}

/** The lender returned no link: why, and a retry. */
export function PaymentLinkUnavailableScreen({ snapshot, send }: ScreenProps<typeof homeMachine>) {
  const { paymentFailure } = snapshot.context;
  const texts = paymentRefusalCopy(paymentFailure);
  return (
    <Notice
      title={homeCopy.linkTitle}
      heading={copy.unavailable}
      lead={
        <Stack gap="xs">
          {paymentFailure?.kind !== 'other' && <Hint as="span">{texts.heading}</Hint>}
          <span>{texts.lead}</span>
        </Stack>
      }
      onAction={() => send({ type: 'retry' })}
      onBack={() => send({ type: 'back' })}
    />
  );
}
