import { createFileRoute } from '@tanstack/react-router';

import { door } from '../-door';

export const Route = createFileRoute('/termloan/receive-money')(
  door('account-flow', '/termloan/receive-money'),
);
