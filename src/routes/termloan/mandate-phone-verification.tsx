import { createFileRoute } from '@tanstack/react-router';

import { door } from '../-door';

export const Route = createFileRoute('/termloan/mandate-phone-verification')(
  door('mandate-phone', '/termloan/mandate-phone-verification'),
);
