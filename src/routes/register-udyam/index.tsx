import { createFileRoute } from '@tanstack/react-router';

import { door } from '../-door';

export const Route = createFileRoute('/register-udyam/')(door('udyam', '/register-udyam'));
