import type { KycDocument } from '../../../machines/domain/identity/kyc-document';
import { documentsCopy as copy } from '../../copy/identity-documents';
import { documentStatusWords, previewed, rejectionWords } from '../../copy/kyc-documents';
import { Card } from '../../ui/base/card';
import { Stack } from '../../ui/base/stack';
import { Hint, SectionHeading, Text } from '../../ui/base/text';
import { type Tone, ToneWord } from '../../ui/base/tone-word';
import { ServicePicture } from '../shared/service-picture';

type Preview = (typeof previewed)[number];

const tones: Readonly<Record<KycDocument['status'], Tone>> = {
  PENDING: 'due',
  VERIFIED: 'success',
  REJECTED: 'late',
};

interface DocumentCardProps {
  readonly preview: Preview;
  /** Null when it was not handed in. */
  readonly document: KycDocument | null;
}

/** One paper: its picture as the service masked it, how it stands, and why it was refused. */
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
              failed={copy.review.notShown}
              otherwise={copy.review.notShown}
            />
            <div>
              <ToneWord tone={tones[document.status]}>{documentStatusWords[document.status]}</ToneWord>
              {document.status === 'REJECTED' && <Text>{rejectionWords(document.reason)}</Text>}
            </div>
          </>
        )}
      </Stack>
    </Card>
  );
}

/** The papers of the preview that were handed in, in their order (spec 2.4). */
export function previewsOf(
  documents: readonly KycDocument[],
): readonly { of: Preview; document: KycDocument }[] {
  return previewed.flatMap((of) => {
    const document = documents.find(({ kind }) => kind === of.kind);
    return document === undefined ? [] : [{ of, document }];
  });
}
