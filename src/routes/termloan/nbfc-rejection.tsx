import { createFileRoute } from '@tanstack/react-router';

import { door } from '../-door';

export const Route = createFileRoute('/termloan/nbfc-rejection')(
  door('standing', '/termloan/nbfc-rejection'),
);
