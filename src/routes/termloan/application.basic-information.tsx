import { createFileRoute } from '@tanstack/react-router';

import { door } from '../-door';

export const Route = createFileRoute('/termloan/application/basic-information')(
  door('application', '/termloan/application/basic-information'),
);
