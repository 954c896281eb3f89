import { createFileRoute } from '@tanstack/react-router';

import { door } from '../-door';

export const Route = createFileRoute('/register-udyam/otp/$verificationType')(
  door('udyam', '/register-udyam/otp/$verificationType'),
);
