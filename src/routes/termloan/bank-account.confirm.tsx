import { createFileRoute } from '@tanstack/react-router';

import { door } from '../-door';

export const Route = createFileRoute('/termloan/bank-account/confirm')(
  door('account-flow', '/termloan/bank-account/confirm'),
);
