import { createFileRoute } from '@tanstack/react-router';

import { door } from '../-door';

export const Route = createFileRoute('/termloan/approved-loan-details')(
  door('loan-approval', '/termloan/approved-loan-details'),
);
