import { createFileRoute } from '@tanstack/react-router';

import { door } from '../-door';

export const Route = createFileRoute('/termloan/upi-mandate-status')(
  door('mandate', '/termloan/upi-mandate-status'),
);
