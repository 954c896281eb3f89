import { createFileRoute } from '@tanstack/react-router';

import { door } from '../-door';

export const Route = createFileRoute('/termloan/account-not-approved')(
  door('standing', '/termloan/account-not-approved'),
);
