import { createFileRoute } from '@tanstack/react-router';

import { door } from '../-door';

export const Route = createFileRoute('/supplier/transaction/$transactionId')(
  door('supplier-transaction', '/supplier/transaction/$transactionId'),
);
