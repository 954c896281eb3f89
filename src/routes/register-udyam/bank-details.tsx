import { createFileRoute } from '@tanstack/react-router';

import { door } from '../-door';

export const Route = createFileRoute('/register-udyam/bank-details')(
  door('udyam', '/register-udyam/bank-details'),
);
