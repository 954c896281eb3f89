import { createFileRoute } from '@tanstack/react-router';

import { door } from '../-door';

export const Route = createFileRoute('/termloan/pan-status')(door('identity', '/termloan/pan-status'));
