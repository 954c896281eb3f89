import { useState } from 'react';

import type { ServiceFile } from '../../../machines/domain/files/service-file';
import { documentSheetCopy as copy } from '../../copy/document-sheet';
import { sharedCopy } from '../../copy/shared';
import { Stack } from '../../ui/base/stack';
import { Hint, Text } from '../../ui/base/text';
import { Button } from '../../ui/controls/button';
import { Banner } from '../../ui/feedback/banner';
import { SkeletonLines } from '../../ui/feedback/skeleton';
import { DocumentFrame } from '../../ui/media/document-frame';
import { Picture } from '../../ui/media/picture';
import { Sheet } from '../../ui/overlays/sheet';
import { type ShownFile, useShownFile } from './service-file';
import { SupportLink } from './support-link';

interface DocumentSheetProps {
  readonly file: ServiceFile;
  readonly name: string;
  readonly onClose: () => void;
}

/**
 * A document that was fetched with the merchant's credentials, shown on this page: web views cannot open or save a file from
 * a page.
 */
export function DocumentSheet({ file, name, onClose }: DocumentSheetProps) {
  const [attempt, setAttempt] = useState(0);
  const [inHost, setInHost] = useState<'unasked' | 'asked' | 'failed'>('unasked');
  const shown = useShownFile(file.read, attempt);
  const openInHost = () => {
    setInHost('asked');
    file.openInHost().then(
      (isOpen) => setInHost(isOpen ? 'unasked' : 'failed'),
      () => setInHost('failed'),
    );
  };
  return (
    <Sheet
      open
      title={name}
      closeLabel={sharedCopy.close}
      onClose={onClose}
      action={
        shown.is === 'failed' ? (
          <Button onClick={() => setAttempt(attempt + 1)}>{sharedCopy.retry}</Button>
        ) : (
          <Button variant="secondary" busy={inHost === 'asked'} onClick={openInHost}>
            {copy.openInHost}
          </Button>
        )
      }
    >
      <Shown shown={shown} name={name} />
      {inHost === 'failed' && (
        <Banner tone="info">
          {copy.notInHost} <SupportLink label={copy.askForIt} />
        </Banner>
      )}
    </Sheet>
  );
}

function Shown({ shown, name }: { readonly shown: ShownFile; readonly name: string }) {
  if (shown.is === 'loading')
    return (
      <div role="status" aria-busy="true" aria-label={copy.loading}>
        <SkeletonLines count={6} />
      </div>
    );
  if (shown.is === 'failed') return <Text role="alert">{copy.failed}</Text>;
  if (shown.type.startsWith('text/html')) return <DocumentFrame src={shown.src} title={name} />;
  if (shown.type.startsWith('image/'))
    return <Picture src={shown.src} alt={name} failed={copy.failed} otherwise={copy.failed} />;
  return (
    <Stack gap="xs">
      <Text>{copy.isFile}</Text>
      <Hint>{copy.isFileHint}</Hint>
    </Stack>
  );
}
