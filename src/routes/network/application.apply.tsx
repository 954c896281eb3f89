import { createFileRoute } from '@tanstack/react-router';

import { door } from '../-door';

export const Route = createFileRoute('/network/application/apply')(
  door('network', '/network/application/apply'),
);
