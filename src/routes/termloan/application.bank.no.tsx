import { createFileRoute } from '@tanstack/react-router';

import { door } from '../-door';

export const Route = createFileRoute('/termloan/application/bank/no')(
  door('application', '/termloan/application/bank/no'),
);
