import { createFileRoute } from '@tanstack/react-router';

import { door } from '../-door';

export const Route = createFileRoute('/termloan/contact/$partnerId')(
  door('contact', '/termloan/contact/$partnerId'),
);
