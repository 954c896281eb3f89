import { createContext, type ReactNode, useContext } from 'react';
import { Hint } from './text';

/** Decides which URLs may be opened in a new window. Provided by the root component of the app. */
interface Guard {
  readonly isSafe: (href: string) => boolean;
  /** Text that follows the label of a refused link. */
  readonly refusal: string;
}

/** Null: no link is refused. */
export const LinkGuard = createContext<Guard | null>(null);

/** Text to render instead of a refused link; null if the link is allowed. Only links with target `_blank` are checked. */
export function useRefusal(href: string, target: string | undefined, label: ReactNode): ReactNode {
  const guard = useContext(LinkGuard);
  if (guard === null || target !== '_blank' || guard.isSafe(href)) return null;
  return (
    <Hint>
      {label} {guard.refusal}
    </Hint>
  );
}
