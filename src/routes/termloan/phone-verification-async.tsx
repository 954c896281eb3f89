import { createFileRoute } from '@tanstack/react-router';

import { door } from '../-door';

export const Route = createFileRoute('/termloan/phone-verification-async')(
  door('mandate-phone', '/termloan/phone-verification-async'),
);
