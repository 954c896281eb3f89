import { useState } from 'react';

import type { ServiceFile } from '../../../machines/domain/service-file';
import { papersCopy as copy } from '../../copy/papers';
import { sharedCopy } from '../../copy/shared';
import { Banner } from '../../ui/banner';
import { Button } from '../../ui/button';
import { PaperFrame } from '../../ui/paper-frame';
import { Picture } from '../../ui/picture';
import { Sheet } from '../../ui/sheet';
import { SkeletonLines } from '../../ui/skeleton';
import { Stack } from '../../ui/stack';
import { Hint, Text } from '../../ui/text';
import { type ShownFile, useShownFile } from './service-file';
import { SupportLink } from './support-link';

interface PaperSheetProps {
  readonly file: ServiceFile;
  readonly name: string;
  readonly onClose: () => void;
}

/** A paper that was got with the merchant's credentials, on this page: web views open and save no file of a page's own. */
export function PaperSheet({ file, name, onClose }: PaperSheetProps) {
  const [attempt, setAttempt] = useState(0);
  const [inHost, setInHost] = useState<'unasked' | 'asking' | 'failed'>('unasked');
  const shown = useShownFile(file.read, attempt);
  const openInHost = () => {
    setInHost('asking');
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
          <Button variant="secondary" busy={inHost === 'asking'} onClick={openInHost}>
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
  if (shown.type.startsWith('text/html')) return <PaperFrame src={shown.src} title={name} />;
  if (shown.type.startsWith('image/'))
    return <Picture src={shown.src} alt={name} failed={copy.failed} otherwise={copy.failed} />;
  return (
    <Stack gap="xs">
      <Text>{copy.isFile}</Text>
      <Hint>{copy.isFileHint}</Hint>
    </Stack>
  );
}
