import { type ReactNode, useRef } from 'react';

import { useFocusOnHeading } from '../journey/shown-screen';
import { useShown } from './use-shown';

interface PlainScreenProps {
  /** What the page is called among the journeys. */
  readonly name: string;
  readonly children: ReactNode;
}

/** A page that no journey runs: whoever comes to it from another screen is told of it by its heading, as of any other. */
export function PlainScreen({ name, children }: PlainScreenProps) {
  const root = useRef<HTMLDivElement>(null);
  useFocusOnHeading(root, name);
  useShown();
  return (
    <div ref={root} data-journey={name} data-state="shown">
      {children}
    </div>
  );
}
