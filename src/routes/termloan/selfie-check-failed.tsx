import { createFileRoute } from '@tanstack/react-router';

import { door } from '../-door';

export const Route = createFileRoute('/termloan/selfie-check-failed')(
  door('selfie', '/termloan/selfie-check-failed'),
);
