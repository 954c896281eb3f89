import { useState, useSyncExternalStore } from 'react';

import { sharedCopy } from '../../../copy/shared';
import { Button } from '../../../ui/controls/button';
import { Page } from './page';

interface MissingScreenProps {
  /** The title in the top row. */
  readonly title: string;
  /** Loads the code again; settles once it is known whether that worked. */
  readonly onRetry: () => Promise<void>;
  readonly onBack?: (() => void) | undefined;
}

/** A page whose code could not be loaded: it opens by itself once it is. */
export function CodeNotLoadedScreen({ title, onRetry, onBack }: MissingScreenProps) {
  const isOnline = useSyncExternalStore(onConnection, () => navigator.onLine);
  const [isChecking, setIsAsking] = useState(false);
  const retry = () => {
    setIsAsking(true);
    const done = () => setIsAsking(false);
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
        <Button onClick={retry} busy={isChecking}>
          {sharedCopy.retry}
        </Button>
      }
    />
  );
}

function onConnection(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}
