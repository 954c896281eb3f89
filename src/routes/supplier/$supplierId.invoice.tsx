import { createFileRoute } from '@tanstack/react-router';

import { door } from '../-door';

export const Route = createFileRoute('/supplier/$supplierId/invoice')(
  door('supplier-transaction', '/supplier/$supplierId/invoice'),
);
