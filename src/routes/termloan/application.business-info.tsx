import { createFileRoute } from '@tanstack/react-router';

import { door } from '../-door';

export const Route = createFileRoute('/termloan/application/business-info')(
  door('application', '/termloan/application/business-info'),
);
