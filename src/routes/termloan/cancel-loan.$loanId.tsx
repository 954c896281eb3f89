import { createFileRoute } from '@tanstack/react-router';

import { door } from '../-door';

export const Route = createFileRoute('/termloan/cancel-loan/$loanId')(
  door('cancel-loan', '/termloan/cancel-loan/$loanId'),
);
