import { createFileRoute } from '@tanstack/react-router';

import { door } from '../-door';

export const Route = createFileRoute('/termloan/mandate/status/')(
  door('mandate', '/termloan/mandate/status'),
);
