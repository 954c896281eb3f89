import { createFileRoute } from '@tanstack/react-router';

import { door } from '../-door';

export const Route = createFileRoute('/register-udyam/kyc')(door('udyam', '/register-udyam/kyc'));
