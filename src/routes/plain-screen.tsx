import { type ReactNode, useRef } from 'react';

import { useFocusOnHeading } from '../journey/shown-screen';
import { useShown } from './use-shown';

interface PlainScreenProps {
  /** Value of `data-journey`. */
  readonly name: string;
  readonly children: ReactNode;
}

/** A page without a journey. Its heading receives the focus, as on the screens of journeys. */
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
