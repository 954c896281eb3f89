import { createFileRoute } from '@tanstack/react-router';

import { door } from '../-door';

export const Route = createFileRoute('/termloan/application/loan-information/')(
  door('application', '/termloan/application/loan-information'),
);
