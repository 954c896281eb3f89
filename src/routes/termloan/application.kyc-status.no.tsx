import { createFileRoute } from '@tanstack/react-router';

import { door } from '../-door';

export const Route = createFileRoute('/termloan/application/kyc-status/no')(
  door('identity', '/termloan/application/kyc-status/no'),
);
