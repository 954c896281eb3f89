import { createFileRoute } from '@tanstack/react-router';

import { door } from '../-door';

export const Route = createFileRoute('/termloan/selfie-status')(door('selfie', '/termloan/selfie-status'));
