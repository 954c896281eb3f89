import { createFileRoute } from '@tanstack/react-router';

import { door } from '../-door';

export const Route = createFileRoute('/termloan/loan-details')(
  door('loan-details', '/termloan/loan-details'),
);
