import { documentStatusLabels } from '#messages/kyc-documents';
import { identityDocumentsCopy as copy } from '#messages/loan-details';
import type { KycDocument } from '../../../machines/domain/identity/kyc-document';
import type { loanDetailsMachine } from '../../../machines/loan-details/machine';
import { formatDate } from '../../copy/dates';
import { previewDocuments, rejectionText } from '../../copy/kyc-documents';
import type { ScreenProps } from '../../journey/screen';
import { Card } from '../../ui/base/card';
import { Stack } from '../../ui/base/stack';
import { Hint, SectionHeading, Text } from '../../ui/base/text';
import { type Tone, ToneText } from '../../ui/base/tone-text';
import { Page } from '../shared/pages/page';
import { ServicePicture } from '../shared/service-picture';

const tones: Readonly<Record<KycDocument['status'], Tone>> = {
  PENDING: 'due',
  VERIFIED: 'success',
  REJECTED: 'late',
};

/** Preview of the identity documents (spec 2.4): Aadhaar front, Aadhaar back and selfie. */
export function DocumentsScreen({ snapshot, send }: ScreenProps<typeof loanDetailsMachine>) {
  const documents = snapshot.context.documents ?? [];
  return (
    <Page
      title={copy.title}
      heading={copy.heading}
      lead={copy.lead}
      // This page has no history entry of its own: back is an event of the journey.
      onBack={() => send({ type: 'back' })}
    >
      {previewDocuments.map((preview) => (
        <DocumentCard
          key={preview.kind}
          preview={preview}
          document={documents.find(({ kind }) => kind === preview.kind) ?? null}
        />
      ))}
    </Page>
  );
}

interface DocumentCardProps {
  readonly preview: (typeof previewDocuments)[number];
  /** Null when the document was not uploaded. */
  readonly document: KycDocument | null;
}

function DocumentCard({ preview, document }: DocumentCardProps) {
  return (
    <Card>
      <Stack gap="sm">
        <SectionHeading>{preview.name}</SectionHeading>
        <ServicePicture
          link={document?.previewUrl ?? null}
          alt={preview.alt}
          failedText={copy.failed}
          missingText={document === null ? copy.missing : copy.notShown}
        />
        {document !== null && (
          <div>
            <ToneText tone={tones[document.status]}>{documentStatusLabels[document.status]}</ToneText>
            {document.status === 'REJECTED' && <Text>{rejectionText(document.reason)}</Text>}
            {preview.isMasked && document.previewUrl !== null && <Hint>{copy.masked}</Hint>}
            {document.createTime !== null && <Hint>{copy.givenOn(formatDate(document.createTime))}</Hint>}
          </div>
        )}
      </Stack>
    </Card>
  );
}
