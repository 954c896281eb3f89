import { createFileRoute } from '@tanstack/react-router';

import { door } from '../-door';

export const Route = createFileRoute('/termloan/application/application-form')(
  door('application', '/termloan/application/application-form'),
);
