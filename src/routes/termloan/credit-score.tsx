import { createFileRoute } from '@tanstack/react-router';

import { door } from '../-door';

export const Route = createFileRoute('/termloan/credit-score')(
  door('credit-score', '/termloan/credit-score'),
);
