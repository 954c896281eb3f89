import { createFileRoute } from '@tanstack/react-router';

import { door } from '../-door';

export const Route = createFileRoute('/termloan/mandate/status/$mandateId')(
  door('mandate', '/termloan/mandate/status/$mandateId'),
);
