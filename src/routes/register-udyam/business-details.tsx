import { createFileRoute } from '@tanstack/react-router';

import { door } from '../-door';

export const Route = createFileRoute('/register-udyam/business-details')(
  door('udyam', '/register-udyam/business-details'),
);
