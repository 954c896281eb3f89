import { aadhaarPhotosCopy as copy } from '#messages/identity-documents';
import { documentStatusLabels } from '#messages/kyc-documents';
import type { KycDocument } from '../../../machines/domain/identity/kyc-document';
import { previewDocuments, rejectionText } from '../../copy/kyc-documents';
import { Card } from '../../ui/base/card';
import { Stack } from '../../ui/base/stack';
import { Hint, SectionHeading, Text } from '../../ui/base/text';
import { type Tone, ToneText } from '../../ui/base/tone-text';
import { ServicePicture } from '../shared/service-picture';

type Preview = (typeof previewDocuments)[number];

const tones: Readonly<Record<KycDocument['status'], Tone>> = {
  PENDING: 'due',
  VERIFIED: 'success',
  REJECTED: 'late',
};

interface DocumentCardProps {
  readonly preview: Preview;
  /** Null when the document was not uploaded. */
  readonly document: KycDocument | null;
}

/** One document: its picture, which the service masks, its status, and the reason for a rejection. */
export function DocumentCard({ preview, document }: DocumentCardProps) {
  return (
    <Card>
      <Stack gap="sm">
        <div>
          <SectionHeading>{preview.name}</SectionHeading>
          {document === null && <Hint>{copy.missing}</Hint>}
        </div>
        {document !== null && (
          <>
            <ServicePicture
              link={document.previewUrl}
              alt={preview.alt}
              failedText={copy.review.notShown}
              missingText={copy.review.notShown}
            />
            <div>
              <ToneText tone={tones[document.status]}>{documentStatusLabels[document.status]}</ToneText>
              {document.status === 'REJECTED' && <Text>{rejectionText(document.reason)}</Text>}
            </div>
          </>
        )}
      </Stack>
    </Card>
  );
}

/** The uploaded documents, each with its preview texts, in the order of the preview (spec 2.4). */
export function uploadedPreviews(
  documents: readonly KycDocument[],
): readonly { preview: Preview; document: KycDocument }[] {
  return previewDocuments.flatMap((preview) => {
    const document = documents.find(({ kind }) => kind === preview.kind);
    return document === undefined ? [] : [{ preview, document }];
  });
}
