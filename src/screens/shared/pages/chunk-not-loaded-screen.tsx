import { type ReactNode, useState, useSyncExternalStore } from 'react';

import { sharedCopy } from '#messages/shared';
import { Button } from '../../../ui/controls/button';
import { Page } from './page';

interface ChunkNotLoadedProps {
  /** The title in the top row. */
  readonly title: ReactNode;
  /** Imports the chunk again; resolves or rejects when that is done. */
  readonly onRetry: () => Promise<void>;
  readonly onBack?: (() => void) | undefined;
}

/** The chunk of a page could not be loaded. The caller replaces this screen as soon as a retry loads it. */
export function ChunkNotLoadedScreen({ title, onRetry, onBack }: ChunkNotLoadedProps) {
  const isOnline = useSyncExternalStore(subscribeToConnection, () => navigator.onLine);
  const [isRetrying, setIsRetrying] = useState(false);
  const retry = () => {
    setIsRetrying(true);
    const done = () => setIsRetrying(false);
    onRetry().then(done, done);
  };
  return (
    <Page
      title={title}
      heading={isOnline ? sharedCopy.notLoaded : sharedCopy.offline}
      lead={sharedCopy.whyNotLoaded}
      status="info"
      onBack={onBack}
      action={
        <Button onClick={retry} busy={isRetrying}>
          {sharedCopy.retry}
        </Button>
      }
    />
  );
}

function subscribeToConnection(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}
