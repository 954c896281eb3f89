import { createFileRoute } from '@tanstack/react-router';

import { door } from '../-door';

export const Route = createFileRoute('/termloan/application/shop-information')(
  door('application', '/termloan/application/shop-information'),
);
