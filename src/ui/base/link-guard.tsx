import { createContext, type ReactNode, useContext } from 'react';
import { Hint } from './text';

/** Which addresses may be opened in a new window, and what is said of the others; the app's root gives it. */
interface Guard {
  readonly isSafe: (href: string) => boolean;
  readonly refusal: string;
}

/** Null where nothing is refused: the kit alone knows no addresses. */
export const LinkGuard = createContext<Guard | null>(null);

/** What stands in the place of a link; null when it may be a link. */
export function useRefusal(href: string, target: string | undefined, label: ReactNode): ReactNode {
  const guard = useContext(LinkGuard);
  if (guard === null || target !== '_blank' || guard.isSafe(href)) return null;
  return (
    <Hint>
      {label} {guard.refusal}
    </Hint>
  );
}
