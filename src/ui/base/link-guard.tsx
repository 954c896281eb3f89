import { createContext, type ReactNode, useContext } from 'react';
import { Hint } from './text';

/** Which URLs may be opened in a new window, and the text shown instead of a refused link; provided by the app's root. */
interface Guard {
  readonly isSafe: (href: string) => boolean;
  readonly refusal: string;
}

/** Null where nothing is refused: the UI kit itself knows no URLs. */
export const LinkGuard = createContext<Guard | null>(null);

/** What is shown instead of a refused link; null when the link is allowed. */
export function useRefusal(href: string, target: string | undefined, label: ReactNode): ReactNode {
  const guard = useContext(LinkGuard);
  if (guard === null || target !== '_blank' || guard.isSafe(href)) return null;
  return (
    <Hint>
      {label} {guard.refusal}
    </Hint>
  );
}
