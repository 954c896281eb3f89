import { createFileRoute } from '@tanstack/react-router';

import { door } from '../-door';

export const Route = createFileRoute('/termloan/register-business')(
  door('register-business', '/termloan/register-business'),
);
