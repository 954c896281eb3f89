import { useState } from 'react';
import { documentSheetCopy as copy } from '#messages/document-sheet';
import { sharedCopy } from '#messages/shared';
import type { ServiceFile } from '../../../machines/domain/files/service-file';
import { Stack } from '../../ui/base/stack';
import { Hint, Text } from '../../ui/base/text';
import { Button } from '../../ui/controls/button';
import { Banner } from '../../ui/feedback/banner';
import { SkeletonLines } from '../../ui/feedback/skeleton';
import { DocumentFrame } from '../../ui/media/document-frame';
import { Picture } from '../../ui/media/picture';
import { Sheet } from '../../ui/overlays/sheet';
import { type FetchedFile, useFetchedFile } from './service-file';
import { SupportLink } from './support-link';

interface DocumentSheetProps {
  readonly file: ServiceFile;
  readonly name: string;
  readonly onClose: () => void;
}

/**
 * A document that has to be fetched with the merchant's credentials, shown on this page, because a web view cannot open or save
 * a file that a page creates.
 */
export function DocumentSheet({ file, name, onClose }: DocumentSheetProps) {
  const [attempt, setAttempt] = useState(0);
  const [hostViewer, setHostViewer] = useState<'closed' | 'opening' | 'failed'>('closed');
  const content = useFetchedFile(file.read, attempt);
  const openInHost = () => {
    setHostViewer('opening');
    file.openInHost().then(
      (hasOpened) => setHostViewer(hasOpened ? 'closed' : 'failed'),
      () => setHostViewer('failed'),
    );
  };
  return (
    <Sheet
      open
      title={name}
      closeLabel={sharedCopy.close}
      onClose={onClose}
      action={
        content.status === 'failed' ? (
          <Button onClick={() => setAttempt(attempt + 1)}>{sharedCopy.retry}</Button>
        ) : (
          <Button variant="secondary" busy={hostViewer === 'opening'} onClick={openInHost}>
            {copy.openInHost}
          </Button>
        )
      }
    >
      <DocumentContent content={content} name={name} />
      {hostViewer === 'failed' && (
        <Banner tone="info">
          {copy.notInHost} <SupportLink label={copy.askForIt} />
        </Banner>
      )}
    </Sheet>
  );
}

function DocumentContent({ content, name }: { readonly content: FetchedFile; readonly name: string }) {
  if (content.status === 'loading')
    return (
      <div role="status" aria-busy="true" aria-label={copy.loading}>
        <SkeletonLines count={6} />
      </div>
    );
  if (content.status === 'failed') return <Text role="alert">{copy.failed}</Text>;
  if (content.type.startsWith('text/html')) return <DocumentFrame src={content.src} title={name} />;
  if (content.type.startsWith('image/'))
    return <Picture src={content.src} alt={name} failedText={copy.failed} missingText={copy.failed} />;
  return (
    <Stack gap="xs">
      <Text>{copy.isFile}</Text>
      <Hint>{copy.isFileHint}</Hint>
    </Stack>
  );
}
