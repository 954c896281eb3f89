import { createFileRoute } from '@tanstack/react-router';

import { door } from '../-door';

export const Route = createFileRoute('/termloan/offer/')(door('offer-selection', '/termloan/offer'));
