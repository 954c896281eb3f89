import type { supplierTransactionMachine } from '../../../machines/supplier-transaction/machine';
import { picturesCopy } from '../../copy/pictures';
import { sharedCopy, whyItFailed } from '../../copy/shared';
import { supplierTransactionCopy } from '../../copy/supplier-transaction';
import type { ScreenProps } from '../../journey/screen';
import { Banner } from '../../ui/banner';
import { Button } from '../../ui/button';
import { FileButton } from '../../ui/file-button';
import { Page } from '../../ui/page';
import { Picture } from '../../ui/picture';
import { Progress } from '../../ui/progress';
import { Stack } from '../../ui/stack';
import { Hint } from '../../ui/text';
import { SupportLink } from '../shared/support-link';
import { PaymentRows } from './payment-rows';

const copy = supplierTransactionCopy.invoicePage;
const ANY = 'image/jpeg,image/png,application/pdf';

/** What is sent, to look at; then how much of it is on its way. */
export function InvoiceReadyScreen({ snapshot, send, back }: ScreenProps<typeof supplierTransactionMachine>) {
  const { file, fraction, failure } = snapshot.context;
  const isSending = snapshot.hasTag('pending');
  const percent = Math.floor(fraction * 100);
  const isPdf = file?.type === 'application/pdf';
  return (
    <Page
      title={copy.title}
      heading={copy.readyHeading}
      lead={copy.readyLead}
      onBack={back}
      backLabel={sharedCopy.back}
      help={<SupportLink />}
      busy={isSending}
      action={
        <>
          {isSending && (
            <Stack gap="xs">
              <Progress value={fraction} max={1} label={picturesCopy.sending(percent)} />
              <Hint>
                {picturesCopy.sending(percent)} · {supplierTransactionCopy.sending}
              </Hint>
            </Stack>
          )}
          <Button busy={isSending} onClick={() => send({ type: 'invoice.submitted' })}>
            {failure === null ? copy.send : picturesCopy.sendAgain}
          </Button>
          <FileButton
            variant="ghost"
            accept={ANY}
            disabled={isSending}
            onPick={(url) => send({ type: 'file.picked', url })}
          >
            {copy.again}
          </FileButton>
        </>
      }
    >
      {failure !== null && !isSending && (
        <Banner tone="late" title={copy.notSent}>
          {whyItFailed(failure)}
        </Banner>
      )}
      <Picture
        src={file === null || isPdf ? null : file.url}
        alt={copy.alt}
        failed={copy.noPreview}
        otherwise={copy.pdf}
      />
      <PaymentRows snapshot={snapshot} />
    </Page>
  );
}
