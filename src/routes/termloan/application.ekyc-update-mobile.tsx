import { createFileRoute } from '@tanstack/react-router';

import { door } from '../-door';

export const Route = createFileRoute('/termloan/application/ekyc-update-mobile')(
  door('identity', '/termloan/application/ekyc-update-mobile'),
);
