import { type ReactNode, useRef } from 'react';

import { useFocusOnHeading } from '../journey/current-screen';
import { useReportRendered } from './use-report-rendered';

interface PlainScreenProps {
  /** Value of `data-journey`. */
  readonly name: string;
  readonly children: ReactNode;
}

/** A page without a journey. Its heading receives the focus, as on the screens of journeys. */
export function PlainScreen({ name, children }: PlainScreenProps) {
  const root = useRef<HTMLDivElement>(null);
  useFocusOnHeading(root, name);
  useReportRendered();
  return (
    <div ref={root} data-journey={name} data-state="shown">
      {children}
    </div>
  );
}
