import { createFileRoute } from '@tanstack/react-router';

import { door } from '../-door';

export const Route = createFileRoute('/supplier/add')(door('supplier', '/supplier/add'));
