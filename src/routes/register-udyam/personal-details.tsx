import { createFileRoute } from '@tanstack/react-router';

import { door } from '../-door';

export const Route = createFileRoute('/register-udyam/personal-details')(
  door('udyam', '/register-udyam/personal-details'),
);
