import { createFileRoute } from '@tanstack/react-router';

import { door } from '../-door';

export const Route = createFileRoute('/payment/status/$paymentId')(
  door('payment-status', '/payment/status/$paymentId'),
);
