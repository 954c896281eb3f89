import { createFileRoute } from '@tanstack/react-router';

import { door } from '../-door';

export const Route = createFileRoute('/termloan/application/ekyc/$ekycId')(
  door('identity', '/termloan/application/ekyc/$ekycId'),
);
