import type { ComponentType } from 'react';

import { lazyPart } from '../lazy-part';
import { ChunkNotLoadedScreen } from './chunk-not-loaded-screen';

/**
 * Creates a screen that is not imported with its journey: one that is far from the journey's first screen, and that only the answer of a
 * service leads to. It is imported when it is first shown, and before that when the page is idle (`loadLazyScreens`).
 * @param title of the page, in the top row
 * @param Loading shown until the screen is imported
 * @param importScreen when it fails, a message is shown, and the import is repeated
 */
export function lazyScreen<TProps extends { readonly back: () => void }>(
  title: string,
  Loading: ComponentType<TProps>,
  importScreen: () => Promise<ComponentType<TProps>>,
) {
  const useScreen = lazyPart(importScreen);
  function LazyScreen(props: TProps) {
    const { part: Screen, hasImportFailed, retry } = useScreen();
    if (Screen !== null) return <Screen {...props} />;
    if (!hasImportFailed) return <Loading {...props} />;
    return <ChunkNotLoadedScreen title={title} onRetry={retry} onBack={props.back} />;
  }
  return Object.assign(LazyScreen, { load: useScreen.load });
}
