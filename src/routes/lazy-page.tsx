import { useCanGoBack, useRouter } from '@tanstack/react-router';
import type { ComponentType, ReactNode } from 'react';

import { lazyPart } from '../screens/shared/lazy-part';
import { ChunkNotLoadedScreen } from '../screens/shared/pages/chunk-not-loaded-screen';
import { ProductTitle } from '../screens/shared/product-title';
import { PendingScreen } from './pending-screen';

/** Creates a lazily imported page: a spinner while its chunk loads, a message when the chunk cannot be loaded. */
export function lazyPage(load: () => Promise<ComponentType>) {
  const usePage = lazyPart(load);
  function LazyPage(): ReactNode {
    const { part: Page, hasImportFailed, retry } = usePage();
    if (Page !== null) return <Page />;
    return hasImportFailed ? <LoadFailedPage onRetry={retry} /> : <PendingScreen />;
  }
  // The router awaits `preload` before it shows the page, which then imports what is missing itself.
  return Object.assign(LazyPage, { preload: () => usePage.preload().catch(() => {}) });
}

/** Creates a lazily imported, optional part of a page: nothing is shown until its chunk is loaded. */
export function lazyOptional(load: () => Promise<ComponentType>): () => ReactNode {
  const usePart = lazyPart(load, { isOptional: true });
  return function LazyPart() {
    const { part: Part } = usePart();
    return Part === null ? null : <Part />;
  };
}

/** Shown where the chunk of a page or of a journey could not be loaded. */
export function LoadFailedPage({ onRetry }: { readonly onRetry: () => Promise<void> }) {
  const { history } = useRouter();
  const canGoBack = useCanGoBack();
  return (
    <div data-journey="none" data-state="load-failed">
      <ChunkNotLoadedScreen
        title={<ProductTitle />}
        onRetry={onRetry}
        onBack={canGoBack ? () => history.back() : undefined}
      />
    </div>
  );
}
