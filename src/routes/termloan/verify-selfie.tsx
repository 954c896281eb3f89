import { createFileRoute } from '@tanstack/react-router';

import { door } from '../-door';

export const Route = createFileRoute('/termloan/verify-selfie')(door('selfie', '/termloan/verify-selfie'));
