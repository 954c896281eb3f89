import { createFileRoute } from '@tanstack/react-router';

import { door } from '../-door';

export const Route = createFileRoute('/termloan/application/bank/yes')(
  door('application', '/termloan/application/bank/yes'),
);
