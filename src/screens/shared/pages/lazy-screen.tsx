import type { ComponentType } from 'react';
import { sharedCopy } from '#messages/shared';

import { lazyPart } from '../lazy-part';
import { ChunkNotLoadedScreen } from './chunk-not-loaded-screen';
import { LoadingScreen } from './loading-screen';

/**
 * Creates a screen that is far from the first screen of its journey, and is not imported with it. It is imported when the page is idle
 * (`loadLazyScreens`), at the latest when it is first shown.
 * @param title of the page, in the top row
 * @param importScreen when it fails, a message is shown, and the import is repeated
 */
export function lazyScreen<TProps extends { readonly back: () => void }>(
  title: string,
  importScreen: () => Promise<ComponentType<TProps>>,
) {
  const useScreen = lazyPart(importScreen);
  function LazyScreen(props: TProps) {
    const { part: Screen, hasImportFailed, retry } = useScreen();
    if (Screen !== null) return <Screen {...props} />;
    if (hasImportFailed) return <ChunkNotLoadedScreen title={title} onRetry={retry} onBack={props.back} />;
    return <LoadingScreen title={title} awaiting={sharedCopy.loading} onBack={props.back} />;
  }
  return Object.assign(LazyScreen, { load: useScreen.preload });
}
