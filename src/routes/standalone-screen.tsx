import { type ReactNode, useRef } from 'react';

import { useFocusOnHeading } from '../journey/current-screen';
import { useReportRendered } from './use-report-rendered';

interface StandaloneScreenProps {
  /** Value of `data-journey`. */
  readonly name: string;
  readonly children: ReactNode;
}

/** A standalone page. Its heading receives the focus, as on the screens of journeys. */
export function StandaloneScreen({ name, children }: StandaloneScreenProps) {
  const root = useRef<HTMLDivElement>(null);
  useFocusOnHeading(root, name);
  useReportRendered();
  return (
    <div ref={root} data-journey={name} data-state="shown">
      {children}
    </div>
  );
}
