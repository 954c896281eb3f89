import { createFileRoute, redirect } from '@tanstack/react-router';

/** A section that nobody knows is the index; its query goes along. */
export const Route = createFileRoute('/indialends/$section')({
  beforeLoad: () => {
    throw redirect({ to: '/indialends', search: true, replace: true });
  },
});
