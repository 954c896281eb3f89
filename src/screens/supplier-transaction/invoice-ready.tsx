import { supplierTransactionCopy } from '#messages/supplier-transaction';
import { picturesCopy } from '#messages/uploads';
import type { supplierTransactionMachine } from '../../../machines/supplier-transaction/machine';
import { whyItFailed } from '../../copy/shared';
import type { ScreenProps } from '../../journey/screen';
import { Progress } from '../../ui/base/progress';
import { Stack } from '../../ui/base/stack';
import { Hint } from '../../ui/base/text';
import { Button } from '../../ui/controls/button';
import { FileButton } from '../../ui/controls/file-button';
import { Banner } from '../../ui/feedback/banner';
import { Picture } from '../../ui/media/picture';
import { Page } from '../shared/pages/page';
import { PaymentRows } from './payment-rows';

const copy = supplierTransactionCopy.invoicePage;
const ACCEPTED_TYPES = 'image/jpeg,image/png,application/pdf';

/** A preview of the invoice file; after the tap on send, the progress of its upload. */
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
            accept={ACCEPTED_TYPES}
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
        failedText={copy.noPreview}
        missingText={copy.pdf}
      />
      <PaymentRows snapshot={snapshot} />
    </Page>
  );
}
