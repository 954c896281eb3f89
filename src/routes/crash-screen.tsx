import type { ErrorComponentProps } from '@tanstack/react-router';

import { CrashPage } from '../screens/standalone/crash-page';

/** Screen of the error boundary (spec 2): shows the HTTP status and its text, or the error's message. */
export function CrashScreen({ error }: ErrorComponentProps) {
  return (
    <div data-journey="crash" data-state="shown">
      <CrashPage detail={detailOf(error)} onHome={() => window.location.assign('/')} />
    </div>
  );
}

/** Text of an error. A thrown response of the router or of `fetch` has a status and a status text. */
export function detailOf(error: unknown): string {
  if (typeof error !== 'object' || error === null) return String(error);
  if ('status' in error && 'statusText' in error) return `${error.status} ${error.statusText}`.trim();
  return 'message' in error ? String(error.message) : '';
}
