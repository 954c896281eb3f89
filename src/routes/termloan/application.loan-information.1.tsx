import { createFileRoute } from '@tanstack/react-router';

import { door } from '../-door';

export const Route = createFileRoute('/termloan/application/loan-information/1')(
  door('application', '/termloan/application/loan-information/1'),
);
