import { createFileRoute } from '@tanstack/react-router';

import { door } from '../-door';

export const Route = createFileRoute('/termloan/select-loan/')(
  door('offer-selection', '/termloan/select-loan'),
);
