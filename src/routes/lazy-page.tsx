import { useCanGoBack, useRouter } from '@tanstack/react-router';
import type { ComponentType, ReactNode } from 'react';

import { plainCopy } from '../copy/plain';
import { lazyPart } from '../screens/shared/lazy-part';
import { CodeNotLoadedScreen } from '../screens/shared/pages/code-not-loaded-screen';
import { PendingScreen } from './pending-screen';

/** A lazily imported page: a spinner while its chunk loads, a message where it can't be loaded. */
export function lazyPage(bring: () => Promise<ComponentType>) {
  const usePage = lazyPart(bring);
  function LazyPage(): ReactNode {
    const { part: Page, isMissing, retry } = usePage();
    if (Page !== null) return <Page />;
    return isMissing ? <LoadFailedPage onRetry={retry} /> : <PendingScreen />;
  }
  // The router awaits it. A failure is shown by the page itself.
  return Object.assign(LazyPage, { preload: () => usePage.load().catch(() => {}) });
}

/** A lazily imported part that a page can do without: nothing is shown until its chunk is loaded. */
export function lazyOptional(bring: () => Promise<ComponentType>): () => ReactNode {
  const useExtra = lazyPart(bring);
  return function LazyExtra() {
    const { part: Extra } = useExtra();
    return Extra === null ? null : <Extra />;
  };
}

/** Shown where the chunk of a page without a journey could not be loaded. */
export function LoadFailedPage({ onRetry }: { readonly onRetry: () => Promise<void> }) {
  const { history } = useRouter();
  const canGoBack = useCanGoBack();
  return (
    <div data-journey="opening" data-state="missing">
      <CodeNotLoadedScreen
        title={plainCopy.product}
        onRetry={onRetry}
        onBack={canGoBack ? () => history.back() : undefined}
      />
    </div>
  );
}
