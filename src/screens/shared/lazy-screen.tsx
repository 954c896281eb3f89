import type { ComponentType } from 'react';

import type { UsedPart } from './lazy-part';
import { MissingScreen } from './missing-screen';

/**
 * Screens of a later part: until it is here, what is awaited; where it does not come, since the phone has no network, that
 * it is missing, and the way to ask again. It is asked for by itself, too.
 * @param title the name of the place, in the top row
 * @param Waiting what is shown while the part is on its way
 */
export function lazyScreen<TProps extends { readonly back: () => void }, TName extends string>(
  usePart: () => UsedPart<Readonly<Record<TName, ComponentType<TProps>>>>,
  title: string,
  Waiting: ComponentType<TProps>,
): (name: TName) => ComponentType<TProps> {
  return (name) =>
    function LazyScreen(props) {
      const { part, isMissing, ask } = usePart();
      if (part !== null) {
        const Shown: ComponentType<TProps> = part[name];
        return <Shown {...props} />;
      }
      if (!isMissing) return <Waiting {...props} />;
      return <MissingScreen title={title} onRetry={ask} onBack={props.back} />;
    };
}
