import { createFileRoute } from '@tanstack/react-router';

import { door } from '../-door';

export const Route = createFileRoute('/termloan/enach')(door('mandate', '/termloan/enach'));
