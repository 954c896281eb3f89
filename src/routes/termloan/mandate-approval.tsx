import { createFileRoute } from '@tanstack/react-router';

import { door } from '../-door';

export const Route = createFileRoute('/termloan/mandate-approval')(
  door('mandate', '/termloan/mandate-approval'),
);
