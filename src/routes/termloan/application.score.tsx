import { createFileRoute } from '@tanstack/react-router';

import { door } from '../-door';

export const Route = createFileRoute('/termloan/application/score')(
  door('credit-score', '/termloan/application/score'),
);
