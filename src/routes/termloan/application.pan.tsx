import { createFileRoute } from '@tanstack/react-router';

import { door } from '../-door';

export const Route = createFileRoute('/termloan/application/pan')(
  door('identity', '/termloan/application/pan'),
);
