import type { ReactNode } from 'react';

import { hashOf } from '../location';
import { STOPS_ROUTE } from '../stops-route';
import { useOpenedSessions } from './opening/opened-sessions';

interface StopsLinkProps {
  readonly journey?: string | null;
  readonly state?: string | null;
  readonly isCurrent?: boolean;
  readonly children: ReactNode;
}

/** Leads to the page Stops, or to a journey or a state there, with the visits that were selected last. */
export function StopsLink({ journey = null, state = null, isCurrent = false, children }: StopsLinkProps) {
  const opened = useOpenedSessions();
  const route = { ...STOPS_ROUTE, journey, state };
  return (
    <a
      href={hashOf(opened.kind === 'ready' ? { ...route, selection: opened.selection } : route)}
      aria-current={isCurrent ? 'page' : undefined}
    >
      {children}
    </a>
  );
}
