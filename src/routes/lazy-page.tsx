import { useCanGoBack, useRouter } from '@tanstack/react-router';
import type { ComponentType, ReactNode } from 'react';

import { plainCopy } from '../copy/plain';
import { lazyPart } from '../screens/shared/lazy-part';
import { MissingScreen } from '../screens/shared/missing-screen';
import { PendingScreen } from './pending-screen';

/** A page whose code comes when it is opened: the spinner while it is on its way, and words where it does not come. */
export function lazyPage(bring: () => Promise<ComponentType>) {
  const usePage = lazyPart(bring);
  function LazyPage(): ReactNode {
    const { part: Page, isMissing, ask } = usePage();
    if (Page !== null) return <Page />;
    return isMissing ? <MissingPage onRetry={ask} /> : <PendingScreen />;
  }
  // The router waits for it. What does not come is said by the page itself.
  return Object.assign(LazyPage, { preload: () => usePage.load().catch(() => {}) });
}

/** What a page can do without, such as its bar of links: nothing until its code is here. */
export function lazyExtra(bring: () => Promise<ComponentType>): () => ReactNode {
  const useExtra = lazyPart(bring);
  return function LazyExtra() {
    const { part: Extra } = useExtra();
    return Extra === null ? null : <Extra />;
  };
}

/** A page whose code did not come, outside of any journey. */
export function MissingPage({ onRetry }: { readonly onRetry: () => Promise<void> }) {
  const { history } = useRouter();
  const canGoBack = useCanGoBack();
  return (
    <div data-journey="opening" data-state="missing">
      <MissingScreen
        title={plainCopy.product}
        onRetry={onRetry}
        onBack={canGoBack ? () => history.back() : undefined}
      />
    </div>
  );
}
