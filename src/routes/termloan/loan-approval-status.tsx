import { createFileRoute } from '@tanstack/react-router';

import { door } from '../-door';

export const Route = createFileRoute('/termloan/loan-approval-status')(
  door('loan-approval', '/termloan/loan-approval-status'),
);
